/** Which entities take a sheet ("Importar planilha"), and the columns of theirs. No schemas: lists load this. */
import { can, type AccessHolder } from '../access.ts'
import { sheetList } from '../sheet-list.ts'
import type { Sheet, SheetColumn } from './sheet-columns.ts'

/** How many lines a sheet of records may have, where its entity says nothing else. */
export const MAX_SHEET_LINES = 2000

export type SheetKey = (typeof sheetList)[number]['entidade']
export const sheetKeys = sheetList.map(({ entidade }) => entidade) as [SheetKey, ...SheetKey[]]

const sheetOf = (key: SheetKey): Sheet => sheetList.find(({ entidade }) => entidade === key)!

/** The columns of an entity's sheet, in the order of its template. */
export const sheetColumns = (key: SheetKey): Readonly<Record<string, SheetColumn>> => sheetOf(key).columns

/** How many lines a sheet of an entity may have. */
export const sheetLimit = (key: SheetKey): number => sheetOf(key).most ?? MAX_SHEET_LINES

/** The column by which a person confirms a line that asks, by its field; undefined where no line asks. */
export const confirmingColumn = (key: SheetKey): string | undefined => sheetOf(key).confirms

/** Whether somebody may import sheets of an entity. */
export const mayImport = (holder: AccessHolder | null, key: SheetKey): boolean => {
  const { module, ability } = sheetOf(key)
  return can(holder, module, ability)
}

/** Whether somebody may import a sheet of any entity: they may send one. */
export const mayImportSomething = (holder: AccessHolder | null): boolean =>
  sheetKeys.some((key) => mayImport(holder, key))

/** Required columns that a mapping leaves out, by their titles. */
export const missingColumns = (key: SheetKey, mapa: Readonly<Record<string, number>>): string[] =>
  Object.entries(sheetColumns(key))
    .filter(([field, { required }]) => required && mapa[field] === undefined)
    .map(([, { title }]) => title)
