import { MAX_UPLOAD_BYTES, refusedName } from '@intranet/contract/content/file'
import { file as text } from '@intranet/contract/messages/files'

export const imageTypes = ['image/jpeg', 'image/png']
/** What a chooser of images offers. */
export const imageAccept = imageTypes.join()

/** Why a file is no picture: jpg, jpeg or png of at most 10485760 bytes are (docs/screens.md#images). */
export function imageProblem(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  wrongType: string = text.imageRejected,
): string | undefined {
  if (!imageTypes.includes(type)) return refusedName(name) ?? wrongType
  return size > MAX_UPLOAD_BYTES ? text.imageRejected : undefined
}
