import { file as text } from '@intranet/contract/messages/files'
import { ShownError } from '@/lib/request-error.ts'

/** Enough to read a number plate across a yard, and a tenth of what a phone's camera writes. */
const LONGEST_SIDE = 2560
const QUALITY = 0.85

const drawn = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))

/**
 * The picture alone, upright and not larger than needed: where and with what it was taken (EXIF) is not copied. Throws
 * a ShownError where the file is no picture.
 */
export async function copyPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) throw new ShownError(text.imageRejected)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const copy = await drawn(canvas, file.type === 'image/png' ? 'image/png' : 'image/jpeg')
  if (!copy) throw new ShownError(text.imageRejected)
  return copy
}
