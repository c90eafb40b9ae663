/** A zip written while it is made: one entry after another, nothing held back, at the reader's pace. */
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

/** 1 January 1980, the first day a zip can name: the file has no time of its own. */
const DOS_DAY = 0x21
/** Sizes follow the content, names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const MAX_BYTES = 0xffffffff

interface Written {
  name: Buffer
  crc: number
  packed: number
  size: number
  offset: number
}

/** Fields of 2 or 4 bytes, little-endian. */
function fields(...values: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const localHead = (name: Buffer) =>
  Buffer.concat([
    fields([4, 0x04034b50], [2, 20], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DOS_DAY]),
    fields([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ])

const centralHead = ({ name, crc, packed, size, offset }: Written) =>
  Buffer.concat([
    fields([4, 0x02014b50], [2, 20], [2, 20], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DOS_DAY], [4, crc]),
    fields([4, packed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    name,
  ])

export async function* zipFile(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const head = localHead(name)
    const done: Written = { name, crc: 0, packed: 0, size: 0, offset }
    yield head
    for await (const packed of deflate(entry.content, done)) {
      done.packed += packed.length
      yield packed
    }
    if (done.size > MAX_BYTES || offset > MAX_BYTES) throw new Error('zip: more than 4 GB')
    yield fields([4, 0x08074b50], [4, done.crc], [4, done.packed], [4, done.size])
    offset += head.length + done.packed + 16
    written.push(done)
  }
  const central = Buffer.concat(written.map(centralHead))
  yield central
  yield fields([4, 0x06054b50], [2, 0], [2, 0], [2, written.length], [2, written.length])
  yield fields([4, central.length], [4, offset], [2, 0])
}

/** Packs texts one by one; the next is asked for only when the last one's bytes were taken. */
async function* deflate(content: ZipEntry['content'], done: Written): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 4, chunkSize: 64 * 1024 })
  const ready: Buffer[] = []
  packer.on('data', (chunk: Buffer) => ready.push(chunk))
  try {
    for await (const text of content) {
      const plain = Buffer.from(text)
      done.crc = crc32(plain, done.crc)
      done.size += plain.length
      await new Promise<void>((taken, failed) =>
        packer.write(plain, (error) => (error ? failed(error) : taken())),
      )
      yield* ready.splice(0)
    }
    const ended = new Promise<void>((end, failed) => packer.once('end', end).once('error', failed))
    packer.end()
    await ended
    yield* ready.splice(0)
  } finally {
    packer.destroy()
  }
}
