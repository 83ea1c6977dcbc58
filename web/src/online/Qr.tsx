import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';

/** A text as a QR code, for a phone held in front of the screen. The library comes when it is needed. */
export function Qr({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let left = false;
    void import('lean-qr').then(({ generate }) => {
      const code = generate(text);
      let path = '';
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
      }
      if (!left) setDrawn({ size: code.size, path });
    });
    return () => {
      left = true;
    };
  }, [text]);
  if (!drawn) return <div class="qr" aria-hidden="true" />;
  return (
    <svg class="qr" viewBox={`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`} role="img" aria-label={t('net.qr')} shape-rendering="crispEdges">
      <rect x="-4" y="-4" width={drawn.size + 8} height={drawn.size + 8} fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </svg>
  );
}
