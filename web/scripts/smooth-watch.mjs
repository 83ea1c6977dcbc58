/** Runs in the page before anything else: notes gaps, answers to taps and when pieces move. */
export function watch() {
  const watched = {
    thoughts: [],
    taps: [],
    presses: [],
    clear() {
      watched.thoughts = [];
      watched.taps = [];
      watched.presses = [];
    },
  };
  window.watched = watched;

  // While a level thinks the thread comes round every few milliseconds, unless something holds it up. At other
  // times nothing runs here: what measures must not take the time it measures.
  let last = 0;
  let gap = 0;
  let thinking = 0;
  const tick = () => {
    if (thinking === 0) return;
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
    setTimeout(tick, 4);
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (call, ...more) {
    if (call.name === 'choose') {
      const asked = performance.now();
      gap = 0;
      last = asked;
      if (thinking++ === 0) tick();
      const answered = (event) => {
        if (event.data.id !== call.id) return;
        this.removeEventListener('message', answered);
        thinking--;
        const now = performance.now();
        watched.thoughts.push({ took: now - asked, gap: Math.max(gap, now - last) });
      };
      this.addEventListener('message', answered);
    }
    return post.call(this, call, ...more);
  };

  // From the finger's coming down to the first frame that shows it was taken, and from its lifting to the frame
  // after the first change of the page that can be seen.
  const drawn = (then) => {
    // A message comes after the frame that is being made has been drawn.
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = then;
    port1.postMessage(null);
  };
  addEventListener('pointerdown', (event) => {
    // A held cell or button is marked. Looked for frame by frame: the browser lets
    // timers wait while a finger has just come down.
    const held = event.target.closest('.cell, button');
    const look = () => {
      if (held?.matches('[data-pressed], :active')) drawn(() => watched.presses.push(performance.now() - event.timeStamp));
      else if (performance.now() - event.timeStamp < 500) requestAnimationFrame(look);
      else watched.presses.push(Infinity);
    };
    requestAnimationFrame(look);
  }, true);
  let lifted = null;
  addEventListener('pointerup', (event) => (lifted = event.timeStamp), true);
  const seen = (change) => !(change.type === 'attributes' && (/^(data|aria)-/.test(change.attributeName) || change.target.matches('.cell')));
  const observer = new MutationObserver((changes) => {
    if (lifted === null || !changes.some(seen)) return;
    const from = lifted;
    lifted = null;
    requestAnimationFrame(() => drawn(() => watched.taps.push(performance.now() - from)));
  });
  addEventListener('DOMContentLoaded', () => {
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  // Pieces and dice move by `animate`; nothing looks for them frame by frame, which would ask for frames itself.
  let moving = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (moving++ === 0) performance.mark('moving');
    const over = () => {
      if (--moving === 0) performance.mark('still');
    };
    animation.finished.then(over, over);
    return animation;
  };
}
