/** A cell as the value of a field; what cannot be read stays for the schema to refuse. */
import { DAY_MS } from '@intranet/contract/durations'
import { normalizeText } from '@intranet/contract/formats'
import type { SheetColumn } from '@intranet/contract/home/sheet-columns'
import { renavamOf } from '@intranet/contract/operations/registration'
import { withLeadingZeros } from '@intranet/contract/person-document'

/** As names are compared: without marks of letters, capitals and further blanks. */
export const plain = (value: string) => normalizeText(value).replace(/\s+/g, ' ').trim()

/** Day 0 of a spreadsheet's calendar, which counts a 29 February 1900 that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const SECOND_MS = 1000

/** The moment of a spreadsheet's number, to the second: `46156.35` as `2026-05-14T08:24:00`. */
const numbered = (cell: string) =>
  new Date(DAY_ZERO + Math.round((Number(cell) * DAY_MS) / SECOND_MS) * SECOND_MS).toISOString().slice(0, 19)

const written = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[\sT]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** `14/05/1990`, or the number that a spreadsheet keeps, as `1990-05-14`. */
function asDate(cell: string): string {
  const [, day, month, year] = written.exec(cell) ?? []
  if (year) return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  return /^\d{4,5}$/.test(cell) ? numbered(cell).slice(0, 10) : cell
}

/** `14/05/2026 8:31`, `2026-05-14 08:31`, or the number that a spreadsheet keeps, as `2026-05-14T08:31`. */
function asMoment(cell: string): string {
  const [, , , year, hour, minute, second] = written.exec(cell) ?? []
  if (year && hour) return `${asDate(cell)}T${hour.padStart(2, '0')}:${minute}${second ? `:${second}` : ''}`
  if (/^\d{4,5}[.,]\d+$/.test(cell)) return numbered(cell.replace(',', '.'))
  return cell.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})/, '$1T$2')
}

const THOUSANDS = /^\d{1,3}(\.\d{3})+$/
/** A number that a sheet has calculated: nobody writes so many places. */
const CALCULATED = /^\d+,\d{4,}$/
const cents = (text: string) => (Math.round(Number(`${text.replace(',', '.')}e2`)) / 100).toFixed(2)

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

/** `48.210` and `48210` as 48210. */
function asNumber(cell: string): number | string {
  const bare = THOUSANDS.test(cell) ? cell.replaceAll('.', '') : cell
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
