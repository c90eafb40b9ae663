/** A line of a spreadsheet, whatever kind of file it came from. */

/** Numbers are cells that the file stores as numbers; everything else is text. */
export type Cell = string | number

export interface SheetRow {
  /** As a person counts it, from 1. */
  line: number
  cells: Cell[]
}

/** Rows in groups, as they come out of the file; `done` tells how far into it they reach, from 0 to 1. */
export interface RowGroup {
  rows: SheetRow[]
  done: number
}

/** Columns beyond these are not looked at. */
export const MAX_COLUMNS = 200

/** What a person did wrong, or a file that is made to harm: told in these words. */
export class SheetError extends Error {
  override readonly name = 'SheetError'
}
