import { MAX_UPLOAD_BYTES } from '@intranet/contract/content/file'

export const imageTypes = ['image/jpeg', 'image/png']
/** What a chooser of images offers. */
export const imageAccept = imageTypes.join()

/** Jpg, jpeg or png of at most 10485760 bytes (docs/screens.md#images). */
export function isAcceptableImage(chosen: Pick<File, 'type' | 'size'>): boolean {
  return imageTypes.includes(chosen.type) && chosen.size <= MAX_UPLOAD_BYTES
}
