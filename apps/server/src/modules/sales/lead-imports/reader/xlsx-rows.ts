/** The first sheet of a workbook, row by row as it is inflated: a whole one in memory would be ten times its file. */
import { join } from 'node:path'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { MAX_COLUMNS, SheetError, type Cell, type RowGroup, type SheetRow } from './sheet-row.ts'
import { SharedTexts } from './shared-texts.ts'
import { entryText, zipEntries } from './zip-reader.ts'

const MAX_ELEMENT = 4 * 1024 * 1024
/** A sheet has no more lines than these. */
const LAST_LINE = 1_048_576

/** Whole elements of that name out of a stream of text, however it is cut. */
async function* elements(pieces: AsyncIterable<{ text: string; done: number }>, name: string) {
  const element = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([^]*?)</(?:\\w+:)?${name}>)`, 'g')
  let text = ''
  for await (const piece of pieces) {
    text += piece.text
    const found: { attributes: string; content: string }[] = []
    let end = 0
    element.lastIndex = 0
    for (let match = element.exec(text); match; match = element.exec(text)) {
      found.push({ attributes: match[1] ?? '', content: match[2] ?? '' })
      end = element.lastIndex
    }
    text = text.slice(end)
    if (text.length > MAX_ELEMENT) throw new SheetError(leadImport.bomb)
    yield { found, done: piece.done }
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescaped = (text: string) =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
        (whole, hex, decimal, name) => {
          if (name) return entities[name as string] ?? whole
          const code = hex ? parseInt(hex as string, 16) : Number(decimal)
          return code <= 0x10ffff ? String.fromCodePoint(code) : ''
        },
      )
    : text

/** The texts of an item without the pronunciation that Japanese ones carry. */
function textOf(content: string): string {
  const bare = content.includes('rPh')
    ? content.replace(/<(?:\w+:)?rPh\b[^]*?<\/(?:\w+:)?rPh>/g, '')
    : content
  let text = ''
  for (const match of bare.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([^]*?)<\/(?:\w+:)?t>/g)) text += match[1]
  return unescaped(text)
}

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(attributes)?.[1]

/** "C" or "C7" is 2. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}

const CELL = /<(?:\w+:)?c(?=[\s/>])([^>]*?)(?:\/>|>([^]*?)<\/(?:\w+:)?c>)/g
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([^]*?)<\/(?:\w+:)?v>/

function cellOf(kind: string | undefined, content: string, shared: SharedTexts): Cell {
  // What a formula failed at (#N/D, #REF!) is no value.
  if (kind === 'e') return ''
  if (kind === 'inlineStr') return textOf(content)
  const value = VALUE.exec(content)?.[1] ?? ''
  if (kind === 's') return shared.get(Number(value))
  if (kind === undefined || kind === 'n') return value === '' ? '' : Number(value)
  return unescaped(value)
}

function cellsOf(content: string, shared: SharedTexts): Cell[] {
  const cells: Cell[] = []
  let next = 0
  for (const [, attributes = '', inner = ''] of content.matchAll(CELL)) {
    const reference = attribute(attributes, 'r')
    const column = reference ? columnOf(reference) : next
    next = column + 1
    if (column < 0 || column >= MAX_COLUMNS || !inner) continue
    while (cells.length < column) cells.push('')
    cells[column] = cellOf(attribute(attributes, 't'), inner, shared)
  }
  return cells
}

async function wholeText(
  path: string,
  entries: ReturnType<typeof zipEntries>,
  name: string,
): Promise<string> {
  const entry = entries.get(name)
  let text = ''
  if (entry)
    for await (const piece of entryText(path, entry)) {
      text += piece.text
      if (text.length > MAX_ELEMENT) throw new SheetError(leadImport.unreadable)
    }
  return text
}

/** Where the first sheet stands, by the workbook's own list. */
async function firstSheet(path: string, entries: ReturnType<typeof zipEntries>) {
  const [, attributes = ''] =
    /<(?:\w+:)?sheet\s([^>]*)>/.exec(await wholeText(path, entries, 'xl/workbook.xml')) ?? []
  const wanted = attribute(attributes, 'id')
  const relations = await wholeText(path, entries, 'xl/_rels/workbook.xml.rels')
  const relation = [...relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)].find(
    ([, text = '']) => attribute(text, 'Id') === wanted,
  )
  const target = relation && attribute(relation[1] ?? '', 'Target')
  const name = target
    ? target.startsWith('/')
      ? target.slice(1)
      : `xl/${target}`
    : 'xl/worksheets/sheet1.xml'
  const sheet = entries.get(name)
  if (!sheet) throw new SheetError(leadImport.unreadable)
  return sheet
}

/** The line that a row says it is; one that it cannot be is taken for the next. */
function lineOf(given: string | undefined, last: number): number {
  const line = Number(given)
  return Number.isInteger(line) && line > last && line <= LAST_LINE ? line : last + 1
}

/** The rows of a workbook's first sheet. `folder` takes what does not fit into memory. */
export async function* xlsxRows(path: string, size: number, folder: string): AsyncGenerator<RowGroup> {
  const entries = zipEntries(path, size)
  const sheet = await firstSheet(path, entries)
  const shared = new SharedTexts(join(folder, 'textos'))
  const texts = entries.get('xl/sharedStrings.xml')
  if (texts)
    for await (const { found } of elements(entryText(path, texts), 'si'))
      for (const { content } of found) shared.add(textOf(content))
  let line = 0
  for await (const { found, done } of elements(entryText(path, sheet), 'row')) {
    const rows: SheetRow[] = []
    for (const { attributes, content } of found) {
      line = lineOf(attribute(attributes, 'r'), line)
      const cells = cellsOf(content, shared)
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
    }
    yield { rows, done }
  }
}
