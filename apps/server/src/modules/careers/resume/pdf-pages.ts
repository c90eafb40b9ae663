/** The text of a PDF, page by page; the worker calls it, so that no file keeps the server from answering. */
import { getDocumentProxy } from 'unpdf'
import { textOfPieces, wholeWords } from './page-words.ts'

const MAX_PAGES = 30
const MAX_CHARACTERS = 100_000
export type PdfRead =
  | { kind: 'text'; pages: number; text: string }
  | { kind: 'locked' }
  | { kind: 'broken' }
  | { kind: 'large' }
  | { kind: 'pages'; pages: number }

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

export async function readPdf(content: Uint8Array): Promise<PdfRead> {
  const options = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 }
  const document = await getDocumentProxy(content, options)
  try {
    if (document.numPages > MAX_PAGES) return { kind: 'pages', pages: document.numPages }
    return { kind: 'text', pages: document.numPages, text: await textOf(document) }
  } finally {
    await document.loadingTask.destroy()
  }
}

/** What is said of a file that cannot be read. */
export function pdfRefusal(error: unknown): PdfRead {
  const { name, message } = error as Error
  if (name === 'PasswordException') return { kind: 'locked' }
  return { kind: /stream too large|Array buffer allocation/.test(message) ? 'large' : 'broken' }
}
