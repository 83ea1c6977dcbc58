import type { Plugin } from 'vite';
import screens from './screens.json';

/**
 * The pictures that iPhones and iPads show while the pages start from the home screen: one for each
 * size of screen, drawn by scripts/icons.mjs. Android makes its own from the manifest.
 */
export function splash(): Plugin {
  return {
    name: 'kameny-splash',
    transformIndexHtml: () =>
      screens.flatMap(({ width, height, ratio, turns }) =>
        (turns ? (['portrait', 'landscape'] as const) : (['portrait'] as const)).map((way) => {
          const [wide, high] = way === 'portrait' ? [width, height] : [height, width];
          return {
            tag: 'link',
            attrs: {
              rel: 'apple-touch-startup-image',
              // Safari measures the screen upright, however it is held.
              media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:${way})`,
              href: `/splash/${wide * ratio}x${high * ratio}.png`,
            },
            injectTo: 'head' as const,
          };
        }),
      ),
  };
}
