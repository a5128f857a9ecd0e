/** Pictures as they are kept and sent: small, and nothing but their pixels. */
import type { KeptPicture } from './run.types';

const longestSide = 1280;
const maxBytes = 300 * 1024;

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture cannot be read')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });

export async function keptPicture(canvas: HTMLCanvasElement): Promise<KeptPicture> {
  for (const quality of [0.8, 0.6, 0.4, 0.2]) {
    const bytes = await jpegOf(canvas, quality);
    if (bytes.size <= maxBytes) return { hash: await hashOf(bytes), bytes };
  }
  throw new Error('The picture is too large');
}

async function hashOf(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Drawn anew, which leaves place, time and camera behind. */
export async function drawnPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas;
}

/** A canvas to sign on; `isSigned` once something is drawn. */
export function signaturePad(canvas: HTMLCanvasElement): { isSigned: () => boolean; clear: () => void } {
  const pen = canvas.getContext('2d');
  let signed = false;
  const clear = (): void => {
    signed = false;
    if (!pen) return;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.strokeStyle = '#16263b';
    pen.lineWidth = 4;
    pen.lineCap = 'round';
  };
  const at = ({ offsetX, offsetY }: PointerEvent): [number, number] => [
    (offsetX * canvas.width) / canvas.clientWidth,
    (offsetY * canvas.height) / canvas.clientHeight,
  ];
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    pen?.beginPath();
    pen?.moveTo(...at(event));
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return;
    signed = true;
    pen?.lineTo(...at(event));
    pen?.stroke();
  });
  clear();
  return { isSigned: () => signed, clear };
}
