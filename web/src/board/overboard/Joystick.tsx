import { useRef, useState } from 'preact/hooks';
import type { Direction } from '../../module/protocol';
import { swipeDirection, type Spot } from '../gesture';

/**
 * The stick the original was played with. Pressed without leaning, it fires: the figure under the
 * cursor is chosen or let go. Leaned and let go, it pushes the chosen figure – or walks the cursor
 * while none is chosen. While it is leaned, the push is shown as ghosts.
 *
 * Directions are those of the screen.
 */
export function Joystick(props: {
  hand: 'left' | 'right';
  size: 'small' | 'middle' | 'large';
  label: string;
  hint: string;
  enabled: boolean;
  chosen: boolean;
  onLean: (direction: Direction | null) => void;
  onFlick: (direction: Direction) => void;
  onFire: () => void;
}) {
  const start = useRef<{ id: number; at: Spot } | null>(null);
  const [lean, setLean] = useState<Direction | null>(null);
  const [knob, setKnob] = useState<Spot>({ x: 0, y: 0 });

  const at = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });
  const follow = (event: PointerEvent) => {
    if (start.current?.id !== event.pointerId) return;
    const from = start.current.at;
    const now = at(event);
    const far = Math.hypot(now.x - from.x, now.y - from.y);
    const part = far > REACH ? REACH / far : 1;
    setKnob({ x: (now.x - from.x) * part, y: (now.y - from.y) * part });
    const next = swipeDirection(from, now, LEAN);
    if (next !== lean) {
      setLean(next);
      props.onLean(next);
    }
  };
  const release = (event: PointerEvent, cancelled: boolean) => {
    if (start.current?.id !== event.pointerId) return;
    const from = start.current.at;
    start.current = null;
    setKnob({ x: 0, y: 0 });
    setLean(null);
    props.onLean(null);
    if (cancelled) return;
    const now = at(event);
    const direction = swipeDirection(from, now, LEAN);
    if (direction) props.onFlick(direction);
    else if (Math.hypot(now.x - from.x, now.y - from.y) < LEAN) props.onFire();
  };

  return (
    <div class={`joystick ${props.hand} ${props.size}${props.enabled ? '' : ' idle'}`}>
      <svg
        viewBox="-64 -64 128 128"
        role="application"
        aria-label={props.label}
        aria-description={props.hint}
        data-testid="joystick"
        onPointerDown={(event) => {
          if (!props.enabled || start.current) return;
          start.current = { id: event.pointerId, at: at(event) };
          event.currentTarget.setPointerCapture(event.pointerId);
          event.preventDefault();
        }}
        onPointerMove={follow}
        onPointerUp={(event) => release(event, false)}
        onPointerCancel={(event) => release(event, true)}
      >
        <circle class="stick-base" r="60" />
        <circle class="stick-gate" r="50" />
        {(['up', 'right', 'down', 'left'] as const).map((direction, i) => (
          <path
            key={direction}
            class={`stick-way${lean === direction ? ' hot' : ''}`}
            d="M-9 -40L0 -51L9 -40Z"
            transform={`rotate(${90 * i})`}
          />
        ))}
        <line class="stick-shaft" x1="0" y1="0" x2={knob.x} y2={knob.y} />
        <circle class={`stick-knob${props.chosen ? ' armed' : ''}`} cx={knob.x} cy={knob.y} r="25" />
        <ellipse class="stick-gloss" cx={knob.x - 8} cy={knob.y - 10} rx="7" ry="5" />
      </svg>
    </div>
  );
}

/** How far the knob travels, and how far it must lean to count, in CSS pixels. */
const REACH = 34;
const LEAN = 18;
