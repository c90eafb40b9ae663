/** The cells of a line as the fields of a record. */
import { DAY_MS } from '@intranet/contract/durations'
import { normalizeText } from '@intranet/contract/formats'
import type { SheetMapping } from '@intranet/contract/home/sheet-imports'
import type { SheetColumn } from '@intranet/contract/home/sheet-columns'
import { lists as text } from '@intranet/contract/messages/lists'
import type { NamedRecord, NamedRecords } from './named-records.queries.ts'

const plain = (value: string) => normalizeText(value).replace(/\s+/g, ' ').trim()

/** Day 0 of a spreadsheet's calendar, which counts a 29 February 1900 that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30)

/** `14/05/1990`, or the number that a spreadsheet keeps, as `1990-05-14`; what is no date stays for the schema to refuse. */
function asDate(cell: string): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  if (year) return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  if (!/^\d{4,5}$/.test(cell)) return cell
  return new Date(DAY_ZERO + Number(cell) * DAY_MS).toISOString().slice(0, 10)
}

/** `R$ 1.234,56` as `1234.56`; a dot before three last digits separates thousands. */
function asAmount(cell: string): string {
  const bare = cell.replace(/^R\$\s*/, '')
  if (bare.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(bare))
    return bare.replaceAll('.', '').replace(',', '.')
  return bare
}

function asChoice(cell: string, choices: Readonly<Record<string, string>>): string {
  const found = Object.entries(choices).find((names) => names.some((name) => plain(name) === plain(cell)))
  return found?.[0] ?? cell
}

type Row = Record<string, unknown>

/** Those that belong to what the row has named so far, the nearest first: a provider's own before the group's. */
function nearest(found: readonly NamedRecord[], row: Row): NamedRecord[] {
  const places = ['id_empresa', 'id_departamento', 'id_setor'] as const
  const fitting = found.filter((one) =>
    places.every((place) => row[place] === undefined || one[place] == null || one[place] === row[place]),
  )
  const own = fitting.filter(({ id_empresa }) => id_empresa != null)
  return own.length ? own : fitting
}

function idOf(cell: string, named: readonly NamedRecord[], row: Row): number | string {
  const found = named.filter(({ nome, sistema }) =>
    [nome, sistema].some((name) => name && plain(name) === plain(cell)),
  )
  const [first, ...others] = nearest(found, row)
  if (!first) return text.sheetNotFound(cell)
  return others.length ? text.sheetAmbiguous(cell) : first.id
}

const valueOf = (cell: string, { kind, choices }: SheetColumn) => {
  if (choices) return asChoice(cell, choices)
  if (kind === 'date') return asDate(cell)
  if (kind === 'amount') return asAmount(cell)
  return kind === 'number' && /^\d{1,9}$/.test(cell) ? Number(cell) : cell
}

export interface ReadRow {
  row: Row
  /** Field → what its name does not lead to. */
  errors: Record<string, string>
}

/** Fields of the mapped cells; empty ones are left out. */
export function readRow(
  cells: readonly string[],
  columns: Readonly<Record<string, SheetColumn>>,
  mapa: SheetMapping,
  named: NamedRecords,
): ReadRow {
  const row: Row = {}
  const errors: Record<string, string> = {}
  for (const [field, column] of Object.entries(columns)) {
    const cell = mapa[field] === undefined ? '' : (cells[mapa[field]] ?? '')
    if (cell === '') continue
    const value = column.among ? idOf(cell, named[column.among] ?? [], row) : valueOf(cell, column)
    if (column.among && typeof value === 'string') errors[field] = value
    else row[field] = value
  }
  return { row, errors }
}

/** Which column is which field, by its title or the field's own name. */
export function guessMapping(
  titles: readonly string[],
  columns: Readonly<Record<string, SheetColumn>>,
): SheetMapping {
  const heads = titles.map(plain)
  const mapa: SheetMapping = {}
  for (const [field, { title }] of Object.entries(columns)) {
    const place = heads.findIndex((head) => head === plain(title) || head === plain(field))
    if (place >= 0) mapa[field] = place
  }
  return mapa
}
