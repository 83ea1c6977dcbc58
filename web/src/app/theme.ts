import { effect } from '@preact/signals';
import { preferences, SKINS } from './preferences';

/** Keeps the theme and the skin of the boards as classes on <html>; style sheets do the rest. */
export function followTheme(): void {
  effect(() => {
    const { theme, skin, big } = preferences.value;
    const { classList } = document.documentElement;
    classList.toggle('light', theme === 'light');
    classList.toggle('dark', theme === 'dark');
    for (const name of SKINS) classList.toggle(`skin-${name}`, name === skin);
    classList.toggle('big', big);
  });
}
