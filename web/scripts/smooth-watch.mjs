/** Runs in the page before anything else: notes gaps, answers to taps and when pieces move. */
export function watch() {
  const watched = {
    thoughts: [],
    taps: [],
    clear() {
      watched.thoughts = [];
      watched.taps = [];
    },
  };
  window.watched = watched;

  // The thread comes round every few milliseconds, unless something holds it up.
  let last = performance.now();
  let gap = 0;
  const tick = () => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
    setTimeout(tick, 4);
  };
  tick();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (call, ...more) {
    if (call.name === 'choose') {
      const asked = performance.now();
      gap = 0;
      last = asked;
      const answered = (event) => {
        if (event.data.id !== call.id) return;
        this.removeEventListener('message', answered);
        const now = performance.now();
        watched.thoughts.push({ took: now - asked, gap: Math.max(gap, now - last) });
      };
      this.addEventListener('message', answered);
    }
    return post.call(this, call, ...more);
  };

  // From lifting the finger to the frame after the first change of the page.
  let lifted = null;
  addEventListener('pointerup', (event) => (lifted = event.timeStamp), true);
  const observer = new MutationObserver(() => {
    if (lifted === null) return;
    const from = lifted;
    lifted = null;
    requestAnimationFrame(() => {
      // A message comes after the frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => watched.taps.push(performance.now() - from);
      port1.postMessage(null);
    });
  });
  addEventListener('DOMContentLoaded', () => {
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    let moving = false;
    const look = () => {
      const now = document.getAnimations().some((one) => one.playState === 'running');
      if (now !== moving) performance.mark(now ? 'moving' : 'still');
      moving = now;
      requestAnimationFrame(look);
    };
    look();
  });
}
