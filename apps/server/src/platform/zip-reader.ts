/** Entries of a zip file on disk, inflated as streams. Entries that would become too large are refused before. */
import { openPromise, type Entry } from 'yauzl'

const MAX_DIRECTORY = 8 * 1024 * 1024
/** Sheets shrink to a tenth or a thirtieth; what shrinks to a hundredth is made to harm. */
const MAX_GROWTH = 100
const GROWTH_FROM = 32 * 1024 * 1024
const MAX_INFLATED = 2 ** 31

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

/** Throws when the file is not a zip, and `ZipBombError` when its list of entries is too long. */
export async function openZip(path: string): Promise<ZipReader> {
  const zip = await openPromise(path, { autoClose: false })
  const entries = new Map<string, Entry>()
  try {
    let directory = 0
    for await (const entry of zip.eachEntry()) {
      directory += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (directory > MAX_DIRECTORY) throw new ZipBombError('zip: the list of entries is too long')
      entries.set(entry.fileName, entry)
    }
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
