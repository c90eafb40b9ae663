/** Words as a page shows them, from the pieces of text that a PDF draws. Pure. */
import { sameLine, type Run } from './page-runs.ts'
import { withWholeCells } from './page-tables.ts'
import { headsOf, isHeadWord } from './resume-tables.ts'

/** A piece of text as `unpdf` names it: its left end and baseline stand in `transform`. */
export interface TextPiece {
  str: string
  hasEOL: boolean
  width: number
  height: number
  transform: readonly unknown[]
}

/** A part of a letter's height: a wider gap is a space. */
const SPACE_GAP = 0.2
/** A gap as wide as several letters, or a step back, begins another part of the page. */
const PART_GAP = 1.5
/** A gap so wide divides the cells of a row, and stays in the text as a tabulator. */
const CELL_GAP = 2
/** Narrower ones divide cells, too, where so many begin at one place. */
const NARROW_GAP = 0.5
const WIDE_SPACE = 1.3
const CELL_ROWS = 3
/** Columns have so many lines each, and few lines that cross both. */
const COLUMN_LINES = 4
const CROSSING = 0.3
const IN_ROWS = 0.7

/** A piece is of letters that stand apart where most of what its spaces divide is a letter alone. */
function isSpacedOut(str: string, among: boolean): boolean {
  const parts = str.trim().split(' ')
  const letters = parts.filter((part) => /^\p{L}$/u.test(part)).length
  if (among) return parts.every((part) => /^\p{L}{1,2}$/u.test(part))
  return letters >= 4 && letters >= 0.6 * parts.length && parts.every((part) => part.length <= 3)
}

/** The word of letters that stand apart; a capital behind a small letter begins another. */
const drawnTogether = (str: string) => str.replaceAll(' ', '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

function runOf({ str, transform, height, width }: TextPiece, before?: Run): Run {
  const x = Number(transform[4])
  const size = height || Math.abs(Number(transform[3])) || 10
  const wide = isSpacedOut(str, before?.wide ?? false)
  return { text: wide ? drawnTogether(str) : str, wide, x, end: x + width, y: Number(transform[5]), size }
}

const spaceBetween = (a: Run, b: Run) =>
  b.x - a.end > SPACE_GAP * Math.max(a.size, b.size) && !a.text.endsWith(' ') && !b.text.startsWith(' ')
    ? ' '
    : ''

/** A space of letters that are all equally wide is wider than the gaps between narrow ones. */
const narrowGap = ({ text, x, end, size }: Run) =>
  Math.max(NARROW_GAP * size, (WIDE_SPACE * (end - x)) / text.length)

/** Places at which cells begin, rounded: several pieces do, each behind a gap. */
function cellPlaces(pieces: readonly TextPiece[]): Set<number> {
  const counts = new Map<number, number>()
  let before: Run | undefined
  for (const piece of pieces) {
    if (piece.str.trim() === '') continue
    const run = runOf(piece)
    const place = Math.round(run.x)
    const isHead = isHeadWord(piece.str)
    if (isHead || (before && sameLine(before, run) && run.x - before.end > narrowGap(run)))
      counts.set(place, (counts.get(place) ?? 0) + (isHead ? CELL_ROWS : 1))
    before = run
  }
  return new Set([...counts].filter(([, count]) => count >= CELL_ROWS).map(([place]) => place))
}

function runsOf(pieces: readonly TextPiece[]): Run[] {
  const runs: Run[] = []
  const places = cellPlaces(pieces)
  let open = false
  for (const piece of pieces) {
    const last = runs.at(-1)
    const next = runOf(piece, open ? last : undefined)
    const gap = last ? next.x - last.end : 0
    const isBeside =
      last !== undefined && sameLine(last, next) && gap > narrowGap(last) && gap <= PART_GAP * last.size
    const isCell = isBeside && places.has(Math.round(next.x))
    const near = last && !isCell && gap <= PART_GAP * last.size && gap >= -PART_GAP * last.size
    if (last && open && (piece.str.trim() === '' || (near && sameLine(last, next)))) {
      if (piece.str.trim() !== '') {
        last.text += spaceBetween(last, next) + next.text
        last.end = Math.max(last.end, next.end)
        last.wide = next.wide
      } else if (near && piece.str) last.text += ' '
    } else if (piece.str.trim() !== '') {
      runs.push(isCell && piece.str.trim() !== '' ? { ...next, cell: true } : next)
      open = true
    }
    if (piece.hasEOL) open = false
  }
  return runs
}

const DAYS = /(?:19|20)\d{2}|(?:\p{L}{3}|\b\d{2})\/\d{2}(?!\d)/u
/** Days beside what they are of; headings among them have nothing beside them. */
function mostlyDays(runs: readonly Run[], beside: readonly Run[]): boolean {
  const paired = runs.filter((run) => beside.some((other) => sameLine(run, other)))
  const of = paired.length ? paired : runs
  return of.filter(({ text }) => DAYS.test(text) && text.length < 40).length * 2 >= of.length
}

/** The last cells of a table: nearly each is in a row with two others. */
const areLastCells = (runs: readonly Run[], before: readonly Run[]) =>
  runs.filter((run) => before.filter((other) => sameLine(run, other)).length >= 2).length >=
  IN_ROWS * runs.length

/** Ends of lines, set at the right: they end at one place, begin at many, and each has a line's begin at its left. */
function areLineEnds(runs: readonly Run[], before: readonly Run[]): boolean {
  const most = (count: number) => count >= IN_ROWS * runs.length
  const end = Math.max(...runs.map((run) => run.end))
  const begins = runs.map(({ x }) => Math.round(x / 3))
  return (
    most(runs.filter((run) => end - run.end < 3).length) &&
    !begins.some((one) => most(begins.filter((other) => other === one).length)) &&
    most(runs.filter((run) => before.some((other) => sameLine(run, other))).length)
  )
}

/** Whether a row of a table's heads goes from one column into the other. */
const headsCross = (left: readonly Run[], right: readonly Run[]) =>
  right.some((run) => {
    const row = [...left, ...right].filter((other) => sameLine(run, other))
    return row.some((other) => left.includes(other)) && headsOf(row.map(({ text }) => text)) !== undefined
  })

/** Labels beside what they are of. */
const areLabels = (left: readonly Run[], right: readonly Run[]) => {
  const paired = left.filter((run) => right.some((other) => sameLine(run, other)))
  return paired.length > 0 && paired.filter(({ text }) => /:\s*$/.test(text)).length * 2 >= paired.length
}

interface Columns {
  left: Run[]
  right: Run[]
  crossing: Run[]
}

/** Two columns of text, or null. Days beside what they are of are no column. */
function columnsOf(runs: readonly Run[]): Columns | null {
  let best: Columns | null = null
  const inRows = runs.filter(({ row }) => row)
  for (const from of new Set(runs.map(({ x }) => Math.round(x / 3) * 3))) {
    if (inRows.some(({ x }) => x < from - 3) && inRows.some(({ x }) => x >= from - 3)) continue
    const left = runs.filter(({ end }) => end <= from - 6)
    const right = runs.filter(({ x }) => x >= from - 3)
    const crossing = runs.filter(({ x, end }) => end > from - 6 && x < from - 3)
    if (left.length < COLUMN_LINES || right.length < COLUMN_LINES) continue
    if (crossing.length > CROSSING * runs.length) continue
    if (
      areLastCells(right, left) ||
      areLineEnds(
        [...right, ...crossing.filter((run) => left.some((other) => sameLine(run, other)))],
        left,
      ) ||
      headsCross(left, right)
    )
      continue
    if (areLabels(left, right)) continue
    if (mostlyDays(left, right) || mostlyDays(right, left)) continue
    if (!best || crossing.length < best.crossing.length) best = { left, right, crossing }
  }
  return best
}

/** Lines from top to bottom, each from left to right. */
function linesOf(runs: readonly Run[]): string[] {
  const lines: Run[][] = []
  for (const run of runs.toSorted((a, b) => b.y - a.y)) {
    const last = lines.at(-1)
    if (last && sameLine(last[0]!, run)) last.push(run)
    else lines.push([run])
  }
  return lines.map((line) => {
    let text = ''
    let before: Run | undefined
    for (const run of line.toSorted((a, b) => a.x - b.x)) {
      const far = before && (run.cell || run.x - before.end > CELL_GAP * before.size)
      text += (before ? (far ? '\t' : spaceBetween(before, run)) : '') + run.text
      before = run
    }
    return text.trim()
  })
}

/** The text of a page as it is read: line by line, and column by column where there are two. */
export function textOfPieces(pieces: readonly TextPiece[]): string {
  const runs = withWholeCells(runsOf(pieces))
  const columns = columnsOf(runs)
  if (!columns) return linesOf(runs).join('\n')
  const parts: string[] = []
  let top = Infinity
  const between = (above: number, below: number) => {
    for (const column of [columns.left, columns.right])
      parts.push(...linesOf(column.filter(({ y }) => y < above && y >= below)))
  }
  for (const one of columns.crossing.toSorted((a, b) => b.y - a.y)) {
    between(top, one.y)
    parts.push(one.text.trim())
    top = one.y
  }
  between(top, -Infinity)
  return parts.join('\n')
}

const ACCENTS: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
}
const joined = (accent: string, letter: string) =>
  (letter === 'ı' ? 'i' : letter).concat(ACCENTS[accent]!).normalize('NFC')

/** Words that keep their hyphen where a line ends on it. */
const COMPOUND =
  /^(?:pós|pré|pró|ex|vice|recém|bem|mal|não|segunda|terça|quarta|quinta|sexta|auto|sócio|técnico)$/iu

/** Ligatures as letters, accents on their letters, words whole that a line's end or wide letters divide. */
export const wholeWords = (text: string): string =>
  text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u00ad\u2010\u2011](?=[ \t]*\n)/g, '-')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    // A capital's accent is drawn with a gap; no word ends on these letters.
    .replace(/(?<=\p{Lu}[BCÇDFGJKPQTV]) (?=[´`ˆ˜¨] ?[A-Z])/gu, '')
    .replace(/([´`ˆ˜¨])[ ]?([A-Za-zı])/g, (_, accent: string, letter: string) => joined(accent, letter))
    .replace(/¸[ ]?([Cc])/g, (_, letter: string) => joined('¸', letter))
    .replace(/([Cc])[ ]?¸/g, (_, letter: string) => joined('¸', letter))
    .replace(/(?<![\p{L}\p{N}])(?:\p{Lu} ){3,}\p{Lu}(?![\p{L}\p{N}])/gu, (wide) => wide.replaceAll(' ', ''))
    .replace(/(\p{L}+)-[ \t]*\n[ \t]*(?=\p{Ll})/gu, (_, start: string) =>
      COMPOUND.test(start) ? `${start}-` : start,
    )
    .replace(/(@[\w.-]+)[ \t]*\n[ \t]*([a-z.]{1,12})(?=\s*\n|$)/g, '$1$2')
    .normalize('NFC')
