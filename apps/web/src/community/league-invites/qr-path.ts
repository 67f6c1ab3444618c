interface Bitmap {
  readonly size: number;
  get(x: number, y: number): boolean;
}

/** The dark modules of a QR code as one path, a run of them a rectangle. */
export function qrPath(bitmap: Bitmap): string {
  const { size } = bitmap;
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!bitmap.get(x, y)) continue;
      const from = x;
      while (x < size && bitmap.get(x, y)) x += 1;
      runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  }
  return runs.join('');
}
