package cz.kameny.server.account;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import cz.kameny.server.api.ApiException;
import cz.kameny.server.api.Code;
import java.util.regex.Pattern;

/** Which names there may be, and which of them look the same (Unicode TR 39). */
public final class Names {
  private static final Pattern FORM =
      Pattern.compile("\\p{L}[\\p{L}\\p{M}\\p{Nd}]*(?:[ _.-][\\p{L}\\p{M}\\p{Nd}]+)*");
  private static final int SHORTEST = 2;
  private static final int LONGEST = 20;
  private static final int MOST_UNITS = 60;

  private static final SpoofChecker CHECKER =
      new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

  private Names() {}

  /**
   * The name as it is kept: composed (NFC).
   *
   * @throws ApiException {@code bad_name} when it cannot be one
   */
  public static String check(String name) {
    String composed = name == null ? "" : Normalizer2.getNFCInstance().normalize(name);
    int length = composed.codePointCount(0, composed.length());
    boolean fits = length >= SHORTEST && length <= LONGEST && composed.length() <= MOST_UNITS;
    if (!fits || !FORM.matcher(composed).matches() || key(composed).isEmpty()) {
      throw new ApiException(
          Code.BAD_NAME,
          "expected a name of 2 to 20 letters and digits that begins with a letter; single spaces,"
              + " - _ . may stand inside");
    }
    return composed;
  }

  /**
   * What names that look the same have in common: compatibility forms, case, separators and
   * confusable letters folded.
   */
  public static String key(String name) {
    String folded = UCharacter.foldCase(Normalizer2.getNFKCInstance().normalize(name), true);
    String skeleton = CHECKER.getSkeleton(folded.replaceAll("[ _.-]", ""));
    // The skeleton of a letter may be one that has a case again.
    return UCharacter.foldCase(skeleton, true);
  }
}
