import { effect } from '@preact/signals';
import { preferences } from './preferences';

/** Keeps the theme and the skin of the boards as classes on <html>; style sheets do the rest. */
export function followTheme(): void {
  effect(() => {
    const { theme } = preferences.value;
    const { classList } = document.documentElement;
    classList.toggle('light', theme === 'light');
    classList.toggle('dark', theme === 'dark');
    classList.add('skin-walnut');
  });
}
