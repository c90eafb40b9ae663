/** Columns of a sheet that a person keeps under a name, by their titles. */
import { normalizeText } from '../formats.ts'
import type { KeptColumns, SheetMapping } from './sheet-imports.ts'
import { confirmingColumn, sheetColumns, type SheetKey } from './sheet-words.ts'

const plain = (title: string) => normalizeText(title).replace(/\s+/g, ' ').trim()

/**
 * Where a sheet with these titles has the kept columns; those that it does not have are left out. The column that
 * confirms what lines ask is found too: only the file of wrong lines has it.
 */
export function placesOfColumns(
  entidade: SheetKey,
  kept: KeptColumns,
  titles: readonly string[],
): SheetMapping {
  const heads = titles.map(plain)
  const confirming = confirmingColumn(entidade)
  const wanted = { ...(confirming && { [confirming]: sheetColumns(entidade)[confirming]!.title }), ...kept }
  const places = Object.entries(wanted).map(([field, title]) => [field, heads.indexOf(plain(title))] as const)
  return Object.fromEntries(places.filter(([, place]) => place >= 0))
}

/** The titles of chosen columns, to be kept; a column without a title cannot be found again. */
export const keptColumnsOf = (mapa: SheetMapping, titles: readonly string[]): KeptColumns =>
  Object.fromEntries(
    Object.entries(mapa).flatMap(([field, place]) => (titles[place]?.trim() ? [[field, titles[place]]] : [])),
  )
