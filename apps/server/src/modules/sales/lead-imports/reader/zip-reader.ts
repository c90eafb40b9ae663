/** Entries of a zip file, inflated as a stream and stopped when they grow beyond reason. */
import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { createInflateRaw } from 'node:zlib'
import { pipeline } from 'node:stream'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { SheetError } from './sheet-row.ts'

interface ZipEntry {
  method: number
  packed: number
  offset: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const MAX_COMMENT = 65_535
const MAX_DIRECTORY = 8 * 1024 * 1024
/** Sheets shrink to a tenth or a thirtieth; what shrinks to a hundredth is made to harm. */
const MAX_GROWTH = 100
const GROWTH_FROM = 32 * 1024 * 1024
const MAX_INFLATED = 2 ** 31

const broken = () => new SheetError(leadImport.unreadable)

function readAt(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  if (readSync(file, bytes, 0, length, position) < length) throw broken()
  return bytes
}

/** What the zip at `path` holds, by name. */
export function zipEntries(path: string, size: number): Map<string, ZipEntry> {
  const file = openSync(path, 'r')
  try {
    return entriesOf(file, size)
  } finally {
    closeSync(file)
  }
}

function entriesOf(file: number, size: number): Map<string, ZipEntry> {
  const tail = readAt(
    file,
    Math.max(0, size - MAX_COMMENT - END_BYTES),
    Math.min(size, MAX_COMMENT + END_BYTES),
  )
  let at = tail.length - END_BYTES
  while (at >= 0 && tail.readUInt32LE(at) !== END) at--
  if (at < 0) throw broken()
  const length = tail.readUInt32LE(at + 12)
  if (length > MAX_DIRECTORY) throw broken()
  const directory = readAt(file, tail.readUInt32LE(at + 16), length)
  const entries = new Map<string, ZipEntry>()
  for (let place = 0; place + 46 <= directory.length && directory.readUInt32LE(place) === ENTRY;) {
    const nameEnd = place + 46 + directory.readUInt16LE(place + 28)
    entries.set(directory.toString('utf8', place + 46, nameEnd).replace(/^\//, ''), {
      method: directory.readUInt16LE(place + 10),
      packed: directory.readUInt32LE(place + 20),
      offset: directory.readUInt32LE(place + 42),
    })
    place = nameEnd + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32)
  }
  return entries
}

/** Where the content of an entry begins. */
function contentStart(path: string, offset: number): number {
  const file = openSync(path, 'r')
  try {
    const head = readAt(file, offset, 30)
    return offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  } finally {
    closeSync(file)
  }
}

/** The text of an entry, piece by piece; `done` tells how much of it was read, from 0 to 1. */
export async function* entryText(
  path: string,
  { method, packed, offset }: ZipEntry,
): AsyncGenerator<{ text: string; done: number }> {
  if (method !== 0 && method !== 8) throw broken()
  if (!packed) return
  const start = contentStart(path, offset)
  // Its own descriptor: a stream that is given one closes it when it is stopped, and whoever has the number by then.
  const source = createReadStream(path, { start, end: start + packed - 1 })
  const bytes = method === 8 ? createInflateRaw() : source
  if (bytes !== source) pipeline(source, bytes as ReturnType<typeof createInflateRaw>, () => {})
  const decoder = new TextDecoder('utf-8')
  let inflated = 0
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    inflated += chunk.length
    if (inflated > MAX_INFLATED || (inflated > GROWTH_FROM && inflated > packed * MAX_GROWTH))
      throw new SheetError(leadImport.bomb)
    yield { text: decoder.decode(chunk, { stream: true }), done: Math.min(1, source.bytesRead / packed) }
  }
}
