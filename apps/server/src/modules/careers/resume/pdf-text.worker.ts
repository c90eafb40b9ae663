/** Reads the text of one PDF after the other, with a lower priority than other work and with limits on what it takes. */
import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { textOfPieces, wholeWords } from './page-words.ts'
import { lowerThreadPriority } from '../../../platform/thread-priority.ts'

export const MAX_PAGES = 30
export const MAX_CHARACTERS = 100_000
/** What one stream of a PDF may grow to: a page of text has a few kilobytes. */
const MAX_STREAM_BYTES = 48 * 1024 * 1024

export type PdfRead =
  | { kind: 'text'; pages: number; text: string }
  | { kind: 'locked' }
  | { kind: 'broken' }
  | { kind: 'large' }
  | { kind: 'pages'; pages: number }

/**
 * A stream of a few kilobytes can unpack to gigabytes outside of the heap that V8 limits: no single array may grow so
 * large. The system's own inflater cannot be stopped this way, so the library falls back to its own.
 */
function limitArrays(): void {
  const largest = MAX_STREAM_BYTES
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args: [number], newTarget) {
      if (typeof args[0] === 'number' && args[0] > largest) throw new RangeError('stream too large')
      return Reflect.construct(target, args, newTarget) as object
    },
  })
  Reflect.deleteProperty(globalThis, 'DecompressionStream')
}

/** What the first codes of TeX's T1 fonts draw, from 0x10 on; a PDF without a map of its fonts has the bare codes. */
const T1_CODES = ['“', '”', '„', '«', '»', '–', '—', '', '', 'ı', '', 'ff', 'fi', 'fl', 'ffi', 'ffl']
const T1_FIRST = 0x10
const readable = (text: string) =>
  Array.from(text, (character) => T1_CODES[character.charCodeAt(0) - T1_FIRST] ?? character).join('')

/** Control characters are no text, and the database takes no zero bytes. */
// oxlint-disable-next-line no-control-regex
const printable = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

async function textOf(document: Document): Promise<string> {
  let text = ''
  for (let number = 1; number <= document.numPages && text.length < MAX_CHARACTERS; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.filter((item) => 'str' in item)
    text += `${textOfPieces(pieces.map((piece) => ({ ...piece, str: readable(piece.str) })))}\n`
    page.cleanup()
  }
  return wholeWords(printable(text))
    .replace(/ *\t[ \t]*/g, '\t')
    .replace(/ +/g, ' ')
    .slice(0, MAX_CHARACTERS)
}

async function read(content: Uint8Array): Promise<PdfRead> {
  const options = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 }
  const document = await getDocumentProxy(content, options)
  try {
    if (document.numPages > MAX_PAGES) return { kind: 'pages', pages: document.numPages }
    return { kind: 'text', pages: document.numPages, text: await textOf(document) }
  } finally {
    await document.loadingTask.destroy()
  }
}

function refusalOf(error: unknown): PdfRead {
  const { name, message } = error as Error
  if (name === 'PasswordException') return { kind: 'locked' }
  return { kind: /stream too large|Array buffer allocation/.test(message) ? 'large' : 'broken' }
}

lowerThreadPriority()
limitArrays()
parentPort!.on('message', async (content: Uint8Array) => {
  parentPort!.postMessage(await read(new Uint8Array(content)).catch(refusalOf))
})
