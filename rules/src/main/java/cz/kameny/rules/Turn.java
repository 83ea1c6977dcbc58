package cz.kameny.rules;

/** A whole turn of one side. {@link Object#toString()} is its notation; a pass is {@code -}. */
public interface Turn {
  /** Whether nothing is moved. */
  boolean isPass();
}
