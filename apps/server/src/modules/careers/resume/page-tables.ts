/** Tables that begin with a head: cells of several lines are whole again. Pure. */
import { sameLine, type Run } from './page-runs.ts'
import { headsOf } from './resume-tables.ts'

/** A step between two lines that is so much larger than the smallest begins another row. */
const ROW_STEP = 1.12
/** How far from the left end of its head a cell may begin, in points. */
const AT_HEAD = 4

function byLine(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = []
  for (const run of runs.toSorted((a, b) => b.y - a.y)) {
    const last = lines.at(-1)
    if (last && sameLine(last[0]!, run)) last.push(run)
    else lines.push([run])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

/** The lines below a head, as far as each of their pieces begins where a head does. */
function rowsBelow(lines: readonly Run[][], heads: readonly Run[]): Run[][] {
  const end = lines.findIndex((line) =>
    line.some(({ x }) => !heads.some((head) => Math.abs(head.x - x) <= AT_HEAD)),
  )
  return lines.slice(0, end < 0 ? lines.length : end)
}

const joined = (a: string, b: string) =>
  /\p{L}-$/u.test(a) && /^\p{Ll}/u.test(b) ? `${a.slice(0, -1)}${b}` : `${a.trim()} ${b.trim()}`

/** Rows of one line each, whose cells hold what stood below them in the same row. */
function wholeRows(lines: readonly Run[][], heads: readonly Run[]): Run[][] {
  const steps = lines.slice(1).map((line, place) => lines[place]![0]!.y - line[0]!.y)
  const least = Math.min(...steps)
  const rows: Run[][] = []
  for (const [place, line] of lines.entries()) {
    const above = rows.at(-1)
    const goesOn = above && steps[place - 1]! <= least * ROW_STEP && line.length < heads.length
    if (!goesOn) rows.push(line.map((run) => ({ ...run, cell: true, row: true })))
    else
      for (const run of line) {
        const cell = above.find(({ x }) => Math.abs(x - run.x) <= AT_HEAD)
        if (cell) {
          cell.text = joined(cell.text, run.text)
          cell.end = Math.max(cell.end, run.end)
        } else above.push({ ...run, y: above[0]!.y, cell: true, row: true })
      }
  }
  return rows
}

/** The pieces of a page, those of tables with heads by row. */
export function withWholeCells(runs: readonly Run[]): Run[] {
  const lines = byLine(runs)
  const whole: Run[] = []
  let found = false
  for (let place = 0; place < lines.length; place += 1) {
    const heads = lines[place]!
    if (heads.length < 2 || !headsOf(heads.map(({ text }) => text))) {
      whole.push(...heads)
      continue
    }
    found = true
    const rows = rowsBelow(lines.slice(place + 1), heads)
    whole.push(
      ...heads.map((run): Run => ({ ...run, cell: true, row: true })),
      ...wholeRows(rows, heads).flat(),
    )
    place += rows.length
  }
  return found ? whole : [...runs]
}
