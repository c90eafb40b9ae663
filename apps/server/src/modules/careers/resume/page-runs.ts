/** Where words are on a page. Pure. */

/** Words that follow each other in a line. */
export interface Run {
  text: string
  /** Its letters are drawn apart. */
  wide: boolean
  /** It begins a cell of a table, close to the one before. */
  cell?: true
  /** It is of a table that begins with a head, which no column divides. */
  row?: true
  x: number
  end: number
  y: number
  size: number
}

/** A part of a letter's height: a larger step is another line. */
const LINE_STEP = 0.5

export const sameLine = (a: Run, b: Run) => Math.abs(b.y - a.y) <= LINE_STEP * Math.max(a.size, b.size)
