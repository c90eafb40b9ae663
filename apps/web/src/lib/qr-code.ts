/** QR codes, drawn here: the library comes with the first one. `margin` is the quiet zone around it, in its own dots. */

const drawing = async () => (await import('qrcode')).default

/** The address of a picture that is sharp at any size. */
export async function qrSvg(text: string, margin: number): Promise<string> {
  const svg = await (await drawing()).toString(text, { margin, type: 'svg' })
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** The address of a picture to print, 1,024 pixels wide. */
export const qrPng = async (text: string, margin: number): Promise<string> =>
  (await drawing()).toDataURL(text, { margin, width: 1024 })
