const PATHS = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  undo: 'M8.500 5.500L4 10l4.500 4.500M4.500 10H14a5 5 0 0 1 0 10h-3',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  close: 'M6 6l12 12M18 6L6 18',
  first: 'M18 6l-7 6 7 6M7 6v12',
  previous: 'M15 6l-7 6 7 6',
  next: 'M9 6l7 6-7 6',
  last: 'M6 6l7 6-7 6M17 6v12',
  play: 'M8 5.500l11 6.500-11 6.500z',
  pause: 'M8.500 6v12M15.500 6v12',
  soundOn: 'M4 10v4h3.500L12 18V6L7.500 10zM15.500 9.500a4 4 0 0 1 0 5M18 7a8 8 0 0 1 0 10',
  soundOff: 'M4 10v4h3.500L12 18V6L7.500 10zM16 9.500l5 5M21 9.500l-5 5',
  trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12h8.400L17 7',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900V15.500h7v-1.600A6 6 0 0 0 12 3z',
  list: 'M5 7h14M5 12h14M5 17h9',
} as const;

export type IconName = keyof typeof PATHS;

/** A line picture; the name beside or on the button says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
