/** A QR code as one path of unit squares, with the light rim that cameras look for. */
export async function squaresOf(text: string): Promise<{ readonly path: string; readonly size: number }> {
  const { default: encode } = await import('qr');
  const rows = encode(text, 'raw', { border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size: rows.length };
}
