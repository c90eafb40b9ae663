/** The two parts of a workbook that grow with it, as readers of XML items: its rows and its shared texts. */
import { writtenDate, type DateFormat } from './date-cells.ts'
import { MAX_COLUMNS, type Cell, type SheetRow } from './sheet-row.ts'
import type { SharedTexts } from './shared-texts.ts'
import type { Attributes, ItemReader } from './xml-items.ts'

/** A sheet has no more lines than these. */
const LAST_LINE = 1_048_576

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

/** The line number that a row has; an impossible one is replaced by the next number. */
function lineOf(given: string | undefined, last: number): number {
  const line = Number(given)
  return Number.isInteger(line) && line > last && line <= LAST_LINE ? line : last + 1
}

/** Texts of `<t>` without the pronunciation (`<rPh>`) that Japanese ones carry. */
export class TextItems implements ItemReader<string> {
  #text = ''
  #reads = false
  #pronounces = false
  readonly #items: string[] = []

  open = (name: string): void => {
    if (name === 'si') this.#text = ''
    else if (name === 'rPh') this.#pronounces = true
    else if (name === 't') this.#reads = !this.#pronounces
  }
  text = (text: string): void => {
    if (this.#reads) this.#text += text
  }
  close = (name: string): void => {
    if (name === 'si') this.#items.push(this.#text)
    else if (name === 'rPh') this.#pronounces = false
    else if (name === 't') this.#reads = false
  }
  take = (): string[] => this.#items.splice(0)
}

/** How a workbook keeps days. */
export interface Calendar {
  from1904: boolean
  /** By the style that a cell names. */
  styles: ReadonlyMap<string, DateFormat>
}

export class RowItems implements ItemReader<SheetRow> {
  readonly #shared: SharedTexts
  readonly #calendar: Calendar
  readonly #items: SheetRow[] = []
  ended = false
  #line = 0
  #cells: Cell[] = []
  #column = -1
  #kind: string | undefined
  #style: string | undefined
  #text = ''
  #reads = false
  #pronounces = false

  constructor(shared: SharedTexts, calendar: Calendar) {
    this.#shared = shared
    this.#calendar = calendar
  }

  open = (name: string, attributes: Attributes): void => {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'rPh') this.#pronounces = true
    else if (name === 'v') this.#reads = this.#kind !== 'inlineStr'
    else if (name === 't') this.#reads = this.#kind === 'inlineStr' && !this.#pronounces
    else if (name === 'row') this.#openRow(attributes)
  }
  text = (text: string): void => {
    if (this.#reads) this.#text += text
  }
  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#reads = false
    else if (name === 'c') this.#closeCell()
    else if (name === 'rPh') this.#pronounces = false
    else if (name === 'row') this.#items.push({ line: this.#line, cells: this.#cells })
    else if (name === 'sheetData') this.ended = true
  }
  take = (): SheetRow[] => this.#items.splice(0)

  #openRow({ r }: Attributes): void {
    this.#line = lineOf(r, this.#line)
    this.#cells = []
    this.#column = -1
  }

  #openCell({ r, t, s }: Attributes): void {
    this.#column = r ? columnOf(r) : this.#column + 1
    this.#kind = t
    this.#style = s
    this.#text = ''
  }

  #closeCell(): void {
    const value = this.#value()
    const column = this.#column
    if (value === '' || column < 0 || column >= MAX_COLUMNS) return
    while (this.#cells.length < column) this.#cells.push('')
    this.#cells[column] = value
  }

  #value(): Cell {
    const text = this.#text
    // The error of a formula (#N/D, #REF!) is not a value.
    if (text === '' || this.#kind === 'e') return ''
    if (this.#kind === 's') return this.#shared.get(Number(text))
    if (this.#kind !== undefined && this.#kind !== 'n') return text
    const format = this.#style === undefined ? undefined : this.#calendar.styles.get(this.#style)
    return format ? writtenDate(Number(text), format, this.#calendar.from1904) : Number(text)
  }
}
