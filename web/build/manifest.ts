import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a phone needs to know to put the pages on its home screen. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Kameny – tři staré deskové hry',
  short_name: 'Kameny',
  description: 'Přes palubu, Taiga-Puff a Dlouhé vrhcáby: proti počítači i ve dvou, i bez sítě.',
  lang: 'cs',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // The splash screen of Android is made of this colour, the name and the largest icon.
  background_color: '#0d181d',
  theme_color: '#0d181d',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Přes palubu', url: '/nova/pres-palubu' },
    { name: 'Taiga-Puff', url: '/nova/taiga-puff' },
    { name: 'Dlouhé vrhcáby', url: '/nova/dlouhe-vrhcaby' },
  ],
};
