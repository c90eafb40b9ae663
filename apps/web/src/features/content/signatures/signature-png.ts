/** A signature as a picture. Drawn by the browser itself: an SVG that holds the HTML, then a canvas cut to its content. */
import { slugify } from '@intranet/contract/formats'
import { downloadBlob } from '@/lib/download.ts'

/** Larger than any signature: the picture is cut afterwards. */
const WIDTH = 1000
const HEIGHT = 700
/** Twice the pixels, so that it is sharp on the screens that mails are read on. */
const SCALE = 2
const MARGIN = 16

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where a picture (RGBA bytes) is not white; nothing when all of it is. */
export function contentBox(pixels: ArrayLike<number>, width: number, height: number): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (pixels[at]! > 250 && pixels[at + 1]! > 250 && pixels[at + 2]! > 250) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

async function dataAddress(source: string): Promise<string> {
  // The server's public address may be another than the one this page came from; the file is the same.
  const answer = await fetch(new URL(source, location.origin).pathname)
  if (!answer.ok) throw new Error('logo')
  const content = await answer.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('logo')))
    reader.readAsDataURL(content)
  })
}

/** A picture inside a picture must hold all it shows. */
async function asSvg(html: string): Promise<string> {
  // The page's policy refuses style attributes where they are read; in the picture they stand again.
  const { body } = new DOMParser().parseFromString(html.replace(/ style="/g, ' data-css="'), 'text/html')
  for (const image of body.querySelectorAll('img')) image.src = await dataAddress(image.src)
  const content = [...body.childNodes]
    .map((node) => new XMLSerializer().serializeToString(node))
    .join('')
    .replaceAll(' data-css="', ' style="')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml"
      style="margin:${MARGIN}px;width:max-content;max-width:${WIDTH - 2 * MARGIN}px;font:14px Arial,sans-serif;color:#000">${content}</div>
    </foreignObject></svg>`
}

function draw(image: CanvasImageSource): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * SCALE
  canvas.height = HEIGHT * SCALE
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const box = contentBox(
    context.getImageData(0, 0, canvas.width, canvas.height).data,
    canvas.width,
    canvas.height,
  )
  if (!box) throw new Error('empty')
  const cut = document.createElement('canvas')
  cut.width = box.width + 2 * MARGIN
  cut.height = box.height + 2 * MARGIN
  const paper = cut.getContext('2d')!
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, cut.width, cut.height)
  paper.drawImage(canvas, box.left, box.top, box.width, box.height, MARGIN, MARGIN, box.width, box.height)
  return cut
}

/** Gives the signature to the person as a PNG file. */
export async function downloadPng(html: string, name: string): Promise<void> {
  const image = new Image()
  // As a data address: a canvas that has drawn another kind of SVG with HTML cannot be read.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(html))}`
  await image.decode()
  const blob = await new Promise<Blob | null>((done) => draw(image).toBlob(done, 'image/png'))
  if (!blob) throw new Error('png')
  downloadBlob(blob, `assinatura-${slugify(name) || 'e-mail'}.png`)
}
