/** A zip that is sent while it is produced: one entry after another, at the reader's speed. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

/** The first day a zip can name: the file has no time. */
const NO_DAY = new Date(1980, 0, 1)
/** Level 6 would need 50 % more time and save 5 % of the size. */
const options = { mtime: NO_DAY, forceDosTimestamp: true, compressionLevel: 4 }

/**
 * The bytes of a zip with these entries; the next one is asked for when the one before is written. A failed entry fails
 * the zip; a reader who leaves ends the entry.
 */
export async function* zipFile(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  let left = false
  let current: Readable | undefined
  const add = ({ name, content }: ZipEntry) =>
    new Promise<void>((written, failed) => {
      zip.addReadStreamLazy(name, options, (give) => {
        current = Readable.from(content, { objectMode: false })
        current.once('error', failed).once('close', written)
        give(null, current)
      })
    })
  // A zip that nobody reads any more asks for no entry's content.
  const closed = new Promise<void>((resolve) => output.once('close', resolve))
  const addAll = async () => {
    for await (const entry of entries) {
      await Promise.race([add(entry), closed])
      if (left) return
    }
    zip.end()
  }
  const added = addAll().catch((error: unknown) => void output.destroy(error as Error))
  try {
    for await (const chunk of output) yield chunk as Buffer
  } finally {
    left = true
    current?.destroy()
    await added
  }
}
