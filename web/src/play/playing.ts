import type { Signal } from '@preact/signals';
import type { Composing } from '../module/protocol';

/** Where turns are composed for: a match ({@link Session}), or a lesson. */
export interface Playing {
  /** What may be done next; null while nobody is to play. */
  readonly composing: Signal<Composing | null>;
  /** A stop of the past being looked at: nothing is composed then. */
  readonly peek: { readonly value: number | null };
  readonly failure: Signal<string | null>;
  /** Taps and keys of a person that the rules have not answered yet. */
  readonly unanswered: Signal<number>;
  /** Shows what a change of the composed turn has led to; `meanwhile` is done in the same picture. */
  compose(change: () => Promise<Composing>, meanwhile?: () => void): Promise<void>;
  /** Plays a whole turn. */
  turn(text: string): Promise<void>;
}
