/** Separated texts in blocks: `;`, `,` or tab, UTF-8 or Latin-1, quotes as spreadsheets write them. */
import { isUtf8 } from 'node:buffer'
import { closeSync, openSync, readSync } from 'node:fs'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { bareCell, namedSeparator, separatorOf } from '../../separated-cells.ts'
import { MAX_COLUMNS, SheetError, type RowGroup, type SheetRow } from './sheet-row.ts'

const BLOCK = 64 * 1024
const MAX_LINE = 1024 * 1024
const NEWLINE = 0x0a
/** A quoted field may hold line breaks, but not the rest of the file. */
const MAX_LINES_A_RECORD = 50

/** Whole lines of bytes at a time; `end` is how many bytes are behind them. */
function* blocks(path: string): Generator<{ bytes: Buffer; end: number }> {
  const file = openSync(path, 'r')
  try {
    let rest = Buffer.alloc(0)
    let end = 0
    for (;;) {
      const block = Buffer.allocUnsafe(BLOCK)
      const length = readSync(file, block)
      const bytes = Buffer.concat([rest, block.subarray(0, length)])
      const cut = length ? bytes.lastIndexOf(NEWLINE) + 1 : bytes.length
      rest = bytes.subarray(cut)
      if (rest.length > MAX_LINE) throw new SheetError(leadImport.unreadable)
      end += cut
      if (cut) yield { bytes: bytes.subarray(0, cut), end }
      if (!length) return
    }
  } finally {
    closeSync(file)
  }
}

/** UTF-8 if every byte of the file fits; what older spreadsheets write otherwise. */
function decoderOf(path: string): TextDecoder {
  for (const { bytes } of blocks(path)) if (!isUtf8(bytes)) return new TextDecoder('windows-1252')
  return new TextDecoder('utf-8')
}

const quotedBy = { ';': /(^|;)\s*"/, ',': /(^|,)\s*"/, '\t': /(^|\t) *"/, '|': /(^|\|)\s*"/ } as Record<
  string,
  RegExp
>
const isBalanced = (record: string) => (record.split('"').length - 1) % 2 === 0

/** Cells of a record in which some are quoted. A library does it in ten times the time, a record at a time. */
function quotedCells(record: string, separator: string): string[] {
  const cells: string[] = []
  let at = 0
  for (;;) {
    while (record[at] === ' ') at++
    let text = ''
    if (record[at] === '"') {
      for (let from = at + 1; ;) {
        const end = record.indexOf('"', from)
        text += record.slice(from, end < 0 ? undefined : end)
        at = end < 0 ? record.length : end + 1
        if (end < 0 || record[at] !== '"') break
        text += '"'
        from = at + 1
      }
    }
    const next = record.indexOf(separator, at)
    cells.push(text + record.slice(at, next < 0 ? undefined : next))
    if (next < 0) return cells
    at = next + 1
  }
}

/** The rows of a text file. What holds no quotes, which is nearly all, is only split. */
export function* csvRows(path: string, size: number): Generator<RowGroup> {
  const decoder = decoderOf(path)
  let separator = ''
  let line = 0
  let pending: { text: string; line: number; lines: number } | null = null
  const rows: SheetRow[] = []
  const add = (at: number, cells: string[]) => {
    if (cells.some((cell) => cell !== ''))
      rows.push({ line: at, cells: cells.slice(0, MAX_COLUMNS).map(bareCell) })
  }
  const take = (text: string) => {
    line++
    if (line === 1 && (separator = namedSeparator(text) ?? '')) return
    separator ||= separatorOf(text)
    if (!pending && !(text.includes('"') && quotedBy[separator]!.test(text)))
      return add(line, text.split(separator))
    pending = pending
      ? { ...pending, text: `${pending.text}\n${text}`, lines: pending.lines + 1 }
      : { text, line, lines: 1 }
    if (!isBalanced(pending.text) && pending.lines < MAX_LINES_A_RECORD) return
    finish()
  }
  const finish = () => {
    if (!pending) return
    const { text, line: at } = pending
    pending = null
    // A quotation mark without an end belongs to its own line; the other lines are read normally.
    if (isBalanced(text)) return add(at, quotedCells(text, separator))
    for (const [offset, part] of text.split('\n').entries()) add(at + offset, part.split(separator))
  }
  for (const { bytes, end } of blocks(path)) {
    let text = decoder.decode(bytes)
    if (line === 0) text = text.replace(/^\uFEFF/, '')
    const lines = text.split('\n')
    if (lines.at(-1) === '') lines.pop()
    for (const one of lines) take(one.endsWith('\r') ? one.slice(0, -1) : one)
    yield { rows: rows.splice(0), done: end / size }
  }
  finish()
  yield { rows, done: 1 }
}
