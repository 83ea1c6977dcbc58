/* Runs in the page: plays one turn of a person, whatever is lit, and waits until it is wanted again. */
async (number) => {
  const one = (selector) => document.querySelector(selector);
  const many = (selector) => [...document.querySelectorAll(selector)];
  const idle = () => one('[data-testid=game]')?.dataset.busy === '' && !one('[data-testid=notice]');
  const wanted = () => idle() && (one('[data-testid=primary]:not(:disabled)') || one('[data-source=true]'));
  const until = async (test) => {
    while (!test()) await new Promise((done) => setTimeout(done, 20));
  };
  const deck = () => one('[data-testid=deck]') !== null;
  await until(wanted);
  for (let i = 0; i < 40; i++) {
    await until(wanted);
    const die = one('[data-testid=which-die] button');
    const target = many('[data-target=true]');
    const primary = one('[data-testid=primary]:not(:disabled)');
    const ends = primary && one('[data-testid=game]').dataset.phase === 'turn';
    if (die) die.click();
    else if (target.length > 0) window.tap(target[number % target.length]);
    else if (primary) primary.click();
    else window.tap(many('[data-source=true]')[(number * 5) % many('[data-source=true]').length]);
    await new Promise((done) => setTimeout(done, 250));
    if (ends || (deck() && target.length > 0)) break;
  }
  await until(wanted);
}
