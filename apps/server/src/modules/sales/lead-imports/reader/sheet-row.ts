/** A line of a spreadsheet, from any kind of file. */

/** Numbers are cells that the file stores as numbers; everything else is text. */
export type Cell = string | number

export interface SheetRow {
  /** As a person counts it, from 1. */
  line: number
  cells: Cell[]
}

/** Rows in groups, in the order of the file; `done` is the part of the file that is read, from 0 to 1. */
export interface RowGroup {
  rows: SheetRow[]
  done: number
}

/** Further columns are ignored. */
export const MAX_COLUMNS = 200

/** An error of the user, or a harmful file; the message is shown as it is. */
export class SheetError extends Error {
  override readonly name = 'SheetError'
}
