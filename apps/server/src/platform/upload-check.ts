/** Checks the content of an upload: its bytes decide its type, not its name. */
import { file as text } from '@intranet/contract/messages/files'
import { acceptedTypes, MAX_UPLOAD_BYTES, type BucketKey } from '@intranet/contract/content/file'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { judgePdf } from './pdf-safety.ts'
import { AppError, refusals } from './errors.ts'
import { isHarmlessZip } from './zip-reader.ts'

/** 50 megapixels: more is a bomb, not a photo. */
const MAX_PIXELS = 50_000_000
const LONGEST_SIDE = 4096
/** What telephones of Apple take pictures as. */
const HEIC = /^image\/hei[cf]/
/** Outlook's envelope of attachments, which only Outlook opens. */
const TNEF = Buffer.from('789f3e22', 'hex')

export interface CheckedFile {
  content: Buffer
  type: string
}

const rejected = (mensagem: string) => refusals.field('file', mensagem)

/**
 * The content to keep, with its real type. Images are decoded and written again: what only looked like one is
 * refused, and camera data (places, serial numbers) stays out.
 */
export async function checkUpload(content: Buffer, bucket: BucketKey): Promise<CheckedFile> {
  const { kind, types } = acceptedTypes[bucket]
  // Spreadsheets are uploaded by another route, which does not keep them in memory.
  if (kind === 'sheet') throw rejected(text.formatNotAllowed)
  const refusal = kind === 'image' ? text.imageRejected : text.formatNotAllowed
  if (content.length === 0) throw rejected(text.invalidOrMissing)
  if (content.length > MAX_UPLOAD_BYTES)
    throw new AppError('too_large', kind === 'image' ? text.imageRejected : text.tooLarge)
  const type = (await fileTypeFromBuffer(content))?.mime
  if (type && HEIC.test(type)) throw rejected(text.heic)
  if (content.subarray(0, TNEF.length).equals(TNEF)) throw rejected(text.winmail)
  if (!type || !(types as readonly string[]).includes(type)) throw rejected(refusal)
  if (type === 'application/pdf') await assertHarmless(content)
  // docx and xlsx are zip files, which are unpacked where somebody opens them.
  if (type.includes('openxmlformats') && !(await isHarmlessZip(content))) throw rejected(text.packedTooLarge)
  if (!type.startsWith('image/')) return { content, type }
  try {
    return { content: await cleanImage(content), type }
  } catch {
    throw rejected(text.imageRejected)
  }
}

/** Refuses what acts by itself, carries files, or cannot be looked into: docs/platform.md#no-active-pdf */
async function assertHarmless(content: Buffer): Promise<void> {
  const verdict = await judgePdf(content)
  if (verdict === 'active') throw rejected(text.activePdf)
  if (verdict === 'locked') throw rejected(text.lockedPdf)
  if (verdict === 'unreadable') throw rejected(text.closedPdf)
}

function cleanImage(content: Buffer): Promise<Buffer> {
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
}
