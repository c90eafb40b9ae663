/** The cells of a line as the fields of a record. */
import type { SheetMapping } from '@intranet/contract/home/sheet-imports'
import type { SheetColumn, SheetLookUp } from '@intranet/contract/home/sheet-columns'
import { lists as text } from '@intranet/contract/messages/lists'
import { withLeadingZeros } from '@intranet/contract/person-document'
import { plain, problemOf, valueOf } from './cell-value.ts'
import type { NamedRecord, NamedRecords } from './named-records.queries.ts'

/** Without the marks of plates, codes and CNPJs. */
const bare = (value: string) => plain(value).replace(/[\s./-]/g, '')

type Row = Record<string, unknown>

/** Look-up → name → the records that it means. */
export type Names = Partial<Record<SheetLookUp, ReadonlyMap<string, NamedRecord[]>>>

/** The records by what cells call them. */
export function namesOf(named: NamedRecords): Names {
  const names: Names = {}
  for (const [kind, records] of Object.entries(named) as [SheetLookUp, NamedRecord[]][]) {
    const byName = new Map<string, NamedRecord[]>()
    for (const record of records)
      for (const name of new Set([record.nome, record.sistema].filter((one) => one != null).map(plain)))
        byName.set(name, [...(byName.get(name) ?? []), record])
    names[kind] = byName
  }
  return names
}

/** Those that belong to what the row has named so far, the nearest first: a provider's own before the group's. */
function nearest(found: readonly NamedRecord[], row: Row): NamedRecord[] {
  const places = ['id_empresa', 'id_departamento', 'id_setor'] as const
  const fitting = found.filter((one) =>
    places.every((place) => row[place] === undefined || one[place] == null || one[place] === row[place]),
  )
  const own = fitting.filter(({ id_empresa }) => id_empresa != null)
  return own.length ? own : fitting
}

function recordOf(cell: string, names: Names[SheetLookUp], row: Row): NamedRecord | string {
  const found =
    names?.get(plain(cell)) ?? names?.get(bare(cell)) ?? names?.get(withLeadingZeros(bare(cell))) ?? []
  const [first, ...others] = nearest(found, row)
  if (!first) return text.sheetNotFound(cell)
  return others.length ? text.sheetAmbiguous(cell) : first
}

export interface ReadRow {
  row: Row
  /** Field → what is wrong with its cell, where its schema does not say it. */
  errors: Record<string, string>
}

/** Fields of the mapped cells; empty ones are left out. */
export function readRow(
  cells: readonly string[],
  columns: Readonly<Record<string, SheetColumn>>,
  mapa: SheetMapping,
  names: Names,
): ReadRow {
  const row: Row = {}
  const errors: Record<string, string> = {}
  // The provider of a record that was named before is that of the next ones.
  let empresa: number | undefined
  for (const [field, column] of Object.entries(columns)) {
    const cell = mapa[field] === undefined ? '' : (cells[mapa[field]] ?? '')
    if (cell === '') continue
    if (!column.among) {
      const problem = problemOf(cell, column)
      if (problem) errors[field] = problem
      else row[field] = valueOf(cell, column)
      continue
    }
    const found = recordOf(cell, names[column.among], { id_empresa: empresa, ...row })
    if (typeof found === 'string') errors[field] = found
    else {
      row[field] = found.id
      empresa ??= found.id_empresa ?? undefined
    }
  }
  return { row, errors }
}

/** Which column is which field, by one of its titles or the field's own name. */
export function guessMapping(
  titles: readonly string[],
  columns: Readonly<Record<string, SheetColumn>>,
): SheetMapping {
  const heads = titles.map(plain)
  const mapa: SheetMapping = {}
  for (const [field, { title, also = [] }] of Object.entries(columns))
    for (const name of [title, field, ...also]) {
      const place = heads.indexOf(plain(name))
      if (place < 0 || Object.values(mapa).includes(place)) continue
      mapa[field] = place
      break
    }
  return mapa
}
