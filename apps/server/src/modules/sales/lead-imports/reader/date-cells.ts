/** Days and moments that a workbook keeps as numbers. */
import { DAY_MS } from '@intranet/contract/durations'
import type { TextPiece } from '../../../../platform/zip-reader.ts'
import { xmlItems, type ItemReader } from './xml-items.ts'

/** What a cell's format shows of its number. */
export type DateFormat = 'day' | 'moment' | 'hour'

/** Day 0 of the usual calendar, which counts a 29 February 1900 that never was, and of the older one of Macs. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1)
const SECOND_MS = 1000
/** Numbers of formats that a workbook does not write down (ECMA-376, 18.8.30). */
const BUILT_IN = new Map<number, DateFormat>([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'day'] as const),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56].map((id) => [id, 'hour'] as const),
  [22, 'moment'],
])

/** By its letters, without texts in it, colours and languages. `[h]:mm` is a duration, no moment. */
export function dateFormat(code: string): DateFormat | undefined {
  const letters = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')[0]!
    .toLowerCase()
  if (letters.includes('[') || /general/.test(letters)) return undefined
  const hour = /[hs]/.test(letters)
  if (/[dy]/.test(letters)) return hour ? 'moment' : 'day'
  if (hour) return 'hour'
  return /m/.test(letters) ? 'day' : undefined
}

const two = (part: number) => String(part).padStart(2, '0')

/** A number as people write what it shows: `14/05/1990`, `14/05/1990 08:31:07`, `08:31:07`. */
export function writtenDate(number: number, format: DateFormat, from1904: boolean): string {
  const seconds = Math.round((number * DAY_MS) / SECOND_MS)
  const moment = new Date((from1904 ? DAY_ZERO_1904 : DAY_ZERO) + seconds * SECOND_MS)
  if (number < 0 || Number.isNaN(moment.getTime())) return String(number)
  const hour = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()].map(two).join(':')
  if (format === 'hour' && number < 1) return hour
  const day = `${two(moment.getUTCDate())}/${two(moment.getUTCMonth() + 1)}/${moment.getUTCFullYear()}`
  // A format that leaves the hour out may hide one.
  return format === 'day' && Number.isInteger(number) ? day : `${day} ${hour}`
}

/** The formats of cells, in the order in which cells name them. */
class StyleItems implements ItemReader<number> {
  readonly written = new Map<number, DateFormat | undefined>()
  readonly #items: number[] = []
  #ofCells = false

  open = (name: string, { numFmtId, formatCode }: Record<string, string>): void => {
    if (name === 'numFmt') this.written.set(Number(numFmtId), dateFormat(formatCode ?? ''))
    else if (name === 'cellXfs') this.#ofCells = true
    else if (name === 'xf' && this.#ofCells) this.#items.push(Number(numFmtId ?? 0))
  }
  text = (): void => {}
  close = (name: string): void => {
    if (name === 'cellXfs') this.#ofCells = false
  }
  take = (): number[] => this.#items.splice(0)
}

/** Style of a cell → what its format shows, of those that show a day or an hour. */
export async function dateStyles(pieces: AsyncIterable<TextPiece>): Promise<ReadonlyMap<string, DateFormat>> {
  const reader = new StyleItems()
  const ids: number[] = []
  for await (const { items } of xmlItems(pieces, reader)) ids.push(...items)
  return new Map(
    ids.flatMap((id, style) => {
      const format = reader.written.has(id) ? reader.written.get(id) : BUILT_IN.get(id)
      return format ? [[String(style), format] as const] : []
    }),
  )
}
