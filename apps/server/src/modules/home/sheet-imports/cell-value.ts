/** A cell as the value of a field; what cannot be read stays for the schema to refuse. */
import { DAY_MS } from '@intranet/contract/durations'
import { normalizeText } from '@intranet/contract/formats'
import type { SheetColumn } from '@intranet/contract/home/sheet-columns'
import { lists as text } from '@intranet/contract/messages/lists'
import { renavamOf } from '@intranet/contract/operations/registration'
import { withLeadingZeros } from '@intranet/contract/person-document'

/** As names are compared: without marks of letters, capitals and further blanks. */
export const plain = (value: string) => normalizeText(value).replace(/\s+/g, ' ').trim()

const DAY_ZERO = Date.UTC(1899, 11, 30)
const SECOND_MS = 1000
/** What a spreadsheet keeps of a day since 1927 where its cell has no format; fewer digits are a year or a slip. */
const NUMBERED = /^\d{5}(?:[.,]\d+)?$/

/** The moment of a spreadsheet's number, to the second: `46156.35` as `2026-05-14T08:24:00`. */
const numbered = (cell: string) =>
  new Date(DAY_ZERO + Math.round((Number(cell.replace(',', '.')) * DAY_MS) / SECOND_MS) * SECOND_MS)
    .toISOString()
    .slice(0, 19)

const HOUR = String.raw`(?:(?:\s+-\s+|[\sT]+)(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?`
const dayFirst = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})${HOUR}$`)
const yearFirst = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})${HOUR}$`)

interface Written {
  /** `2026-05-14`, a day of the calendar. */
  day: string
  /** `08:31` or `08:31:07`. */
  hour?: string
}

/** Day, month and year, in this order or the other one, with an hour or without; undefined where it is none. */
function writtenIn(cell: string): Written | undefined {
  const one = dayFirst.exec(cell)
  const other = yearFirst.exec(cell)
  const [year, month, date, hour, minute, second] = one
    ? [one[4], one[3], one[1], one[5], one[6], one[7]]
    : (other?.slice(1) ?? [])
  if (!year) return undefined
  const day = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`
  const known = new Date(`${day}T00:00Z`)
  if (Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== day) return undefined
  return { day, ...(hour && { hour: [hour.padStart(2, '0'), minute, second].filter(Boolean).join(':') }) }
}

/** `14/05/1990`, with an hour behind it or without, or the number that a spreadsheet keeps, as `1990-05-14`. */
const asDate = (cell: string): string =>
  NUMBERED.test(cell) ? numbered(cell).slice(0, 10) : (writtenIn(cell)?.day ?? cell)

/** `14/05/2026 8:31`, `2026-05-14 08:31`, or the number that a spreadsheet keeps, as `2026-05-14T08:31`. */
function asMoment(cell: string): string {
  if (NUMBERED.test(cell) && /[.,]/.test(cell)) return numbered(cell)
  // A moment that says its own offset from UTC is kept as it is.
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(cell)) return cell
  const { day, hour } = writtenIn(cell) ?? {}
  return hour ? `${day}T${hour}` : cell
}

/** What is wrong with a cell of a day or a moment, in words that its schema does not have. */
export function problemOf(cell: string, { kind }: SheetColumn): string | undefined {
  if (kind === 'date') return NUMBERED.test(cell) || writtenIn(cell) ? undefined : text.sheetNoDay(cell)
  if (kind !== 'moment' || (NUMBERED.test(cell) && /[.,]/.test(cell))) return undefined
  const written = writtenIn(cell)
  if (!written && !NUMBERED.test(cell)) return text.sheetNoMoment(cell)
  return written?.hour ? undefined : text.sheetNoHour
}

const THOUSANDS = /^\d{1,3}(\.\d{3})+$/
/** Places after the comma that say nothing: `55.480,0`. */
const NO_PLACES = /,0+$/
/** A number that a sheet has calculated: nobody writes so many places. */
const CALCULATED = /^\d+,\d{4,}$/
const cents = (bare: string) => (Math.round(Number(`${bare.replace(',', '.')}e2`)) / 100).toFixed(2)

/** `R$ 1.234,56` as `1234.56`; a dot before three last digits separates thousands. What was calculated is rounded. */
function asAmount(cell: string): string {
  const bare = cell.replace(/^R\$\s*/, '')
  if (CALCULATED.test(bare)) return cents(bare)
  if (bare.includes(',') || THOUSANDS.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  return bare
}

/** `42,518` as `42.518`, and `42,5180`, the number of a cell, too; a dot alone is the decimal one. */
const asDecimal = (cell: string) =>
  cell.includes(',')
    ? cell
        .replaceAll('.', '')
        .replace(',', '.')
        .replace(/(\.\d{3})0$/, '$1')
    : cell

/** `48.210`, `48.210,0` and `48210` as 48210. */
function asNumber(cell: string): number | string {
  const whole = cell.replace(NO_PLACES, '')
  const bare = THOUSANDS.test(whole) ? whole.replaceAll('.', '') : whole
  return /^\d{1,9}$/.test(bare) ? Number(bare) : cell
}

/** A Renavam whose leading zeros a spreadsheet program dropped gets them again where it is right then. */
function asRenavam(cell: string): string {
  const whole = cell.padStart(11, '0')
  return /^\d{11}$/.test(whole) && renavamOf(whole.slice(0, 10)) === whole ? whole : cell
}

const flags = new Map([
  ...['sim', 's', 'x', 'true', '1'].map((word) => [word, true] as const),
  ...['nao', 'n', 'false', '0'].map((word) => [word, false] as const),
])
export const asFlag = (cell: string) => flags.get(plain(cell)) ?? cell

function asChoice(cell: string, choices: Readonly<Record<string, string>>): string {
  const found = Object.entries(choices).find((names) => names.some((name) => plain(name) === plain(cell)))
  return found?.[0] ?? cell
}

const readers: Record<NonNullable<SheetColumn['kind']>, (cell: string) => unknown> = {
  number: asNumber,
  date: asDate,
  amount: asAmount,
  decimal: asDecimal,
  moment: asMoment,
  flag: asFlag,
  document: withLeadingZeros,
  renavam: asRenavam,
}

/** By the column's choices or kind; text as it is. */
export function valueOf(cell: string, { kind, choices }: SheetColumn): unknown {
  if (choices) return asChoice(cell, choices)
  return kind ? readers[kind](cell) : cell
}
