/** Entries of a zip file on disk, inflated as streams. Entries that would become too large are refused before. */
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'

const MAX_DIRECTORY = 8 * 1024 * 1024
/** Sheets shrink to a tenth or a thirtieth; what shrinks to a hundredth is made to harm. */
const MAX_GROWTH = 100
const GROWTH_FROM = 32 * 1024 * 1024
const MAX_INFLATED = 2 ** 31
/** A document has some dozen entries, and one for each picture; a workbook one for each of its sheets. */
const MAX_ENTRIES = 5000
/** What all entries of a document may have together. */
const MAX_DOCUMENT = 2 ** 29

/** The file would fill the memory or the disk. */
export class ZipBombError extends Error {
  override readonly name = 'ZipBombError'
}

export interface ZipReader {
  has: (name: string) => boolean
  /** The text of an entry, piece by piece; `done` is the part that was read, from 0 to 1. */
  text: (name: string) => AsyncGenerator<TextPiece>
  close: () => void
}

export interface TextPiece {
  text: string
  done: number
}

/** The entries by their names. Throws `ZipBombError` when there are too many of them. */
async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > MAX_ENTRIES) throw new ZipBombError(`zip: ${zip.entryCount} entries`)
  let directory = 0
  for await (const entry of zip.eachEntry()) {
    directory += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (directory > MAX_DIRECTORY) throw new ZipBombError('zip: the list of entries is too long')
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Whether programs that open a packed document (docx, xlsx) can do so: what it says of its sizes and entries is judged. */
export async function isHarmlessZip(content: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true })
    const entries = [...(await readEntries(zip)).values()]
    for (const entry of entries) refuseBomb(entry)
    return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) <= MAX_DOCUMENT
  } catch {
    return false
  }
}

/** Throws when the file is not a zip, and `ZipBombError` when it has too many entries. */
export async function openZip(path: string): Promise<ZipReader> {
  const zip = await openPromise(path, { autoClose: false })
  let entries: Map<string, Entry>
  try {
    entries = await readEntries(zip)
  } catch (error) {
    zip.close()
    throw error
  }
  return {
    has: (name) => entries.has(name),
    async *text(name) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`zip: no entry ${name}`)
      refuseBomb(entry)
      const decoder = new TextDecoder()
      let inflated = 0
      // yauzl ends the stream when more comes than the entry declares.
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        const bytes = chunk as Buffer
        inflated += bytes.length
        yield { text: decoder.decode(bytes, { stream: true }), done: inflated / entry.uncompressedSize }
      }
    },
    close: () => zip.close(),
  }
}

function refuseBomb({ fileName, compressedSize, uncompressedSize }: Entry): void {
  const grows = uncompressedSize > GROWTH_FROM && uncompressedSize > compressedSize * MAX_GROWTH
  if (grows || uncompressedSize > MAX_INFLATED)
    throw new ZipBombError(`zip: ${fileName} has ${uncompressedSize} bytes`)
}
