import { signal } from '@preact/signals';

/** What a browser hands out when the pages may be put on the home screen (Chromium). */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The offer to install, while there is one. */
export const installable = signal<InstallPrompt | null>(null);

/** Keeps the browser's offer for our own button, instead of a bar over the board. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installable.value = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => (installable.value = null));
}

/** Asks the person; the browser allows it once. */
export async function install(): Promise<void> {
  const offer = installable.value;
  installable.value = null;
  await offer?.prompt();
}
