/**
 * Which texts around a period name what it is of. Every way to lay an entry out is tried on every entry of a part; a way
 * that fits the whole part wins over one that fits an entry alone. Pure.
 */
import { endsOpen, withoutTown } from './resume-lines.ts'
import { nameLike, pairsOf, scoreOf, WEIGHTS, type Kind } from './resume-names.ts'
import type { Period } from './resume-periods.ts'

type Field = 'name' | 'org'
/** A line of a part: what it names, beside its period where it has one. */
export interface PartLine {
  text: string
  /** `first`: what the line names is behind them. */
  days?: Period & { alone: boolean; first: boolean }
  /** It says what was done, and names nothing. */
  duty: boolean
  /** What its label says that it is. */
  label?: Field
  /** A town is named behind it. */
  placed?: boolean
}

/** An entry: `name` is a function or a course, `org` an employer or a school. */
interface LaidOut extends Period {
  name: string
  org: string
  alone: boolean
}

interface Candidate {
  name: string
  org: string
  /** Where its names are and what divides them, the same for entries that look alike. */
  layout: string
  score: number
  /** The lines that it takes. */
  from: number
  to: number
}

/** How far from its days an entry has its names, and in how many lines. */
const ABOVE = 4
const BELOW = 3
const LINES = 4
/** Names that fit less are none. */
const LEAST = -1
/** Periods of a part that are read. */
const MOST = 40

type Used = PartLine & { place: number }
const textOf = (lines: readonly Used[]) => lines.map(({ text }) => text).join(' ')

/** Whether a line may be the end of the name above it. */
const isEnd = ({ text, label, days }: PartLine, kind: Kind) =>
  !label && !days?.first && text.split(' ').length <= 2 && !WEIGHTS[kind].is(text) && !WEIGHTS[kind].of(text)

/** What it costs to read lines as one name, which are lines because there was no room for the next word. */
const joining = (lines: readonly Used[], kind: Kind, widest: number) =>
  lines.slice(1).reduce((sum, line, above) => {
    const room = lines[above]!.text.length + 1 + line.text.split(' ')[0]!.length <= widest
    return sum + (isEnd(line, kind) && !room ? 0.3 : 1.2)
  }, 0)
const widestOf = (lines: readonly Used[]) => Math.max(...lines.map(({ text }) => text.length))

/** What labels say for or against a field, and what a known word at the begin of a name says. */
function labelled(lines: readonly Used[], field: Field, kind: Kind): number {
  const known = WEIGHTS[kind].is(lines[0]!.text) || WEIGHTS[kind].of(lines[0]!.text) ? 0.3 : 0
  const placed = lines.at(-1)!.placed ? (field === 'org' ? 0.7 : -0.3) : 0
  return lines.reduce(
    (sum, { label }, place) => sum + (label ? (label === field && place === 0 ? 5 : -8) : 0),
    known + placed,
  )
}

const firstCell = (text: string) => text.replace(/\t.*$/, '')

/** Function and employer in different lines: each place at which the second may begin. */
function byLines(used: readonly Used[], kind: Kind): Omit<Candidate, 'from' | 'to'>[] {
  const widest = widestOf(used)
  const one = (name: readonly Used[], org: readonly Used[], layout: string) => {
    const texts = { name: firstCell(textOf(name)), org: withoutTown(textOf(org)) }
    const costs = joining(name, kind, widest) + joining(org, kind, widest)
    const said = labelled(name, 'name', kind) + labelled(org, 'org', kind)
    return { ...texts, layout, score: scoreOf(texts.name, texts.org, kind) + said - costs }
  }
  return used.slice(1).flatMap((second, before) => {
    const [upper, lower] = [used.slice(0, before + 1), used.slice(before + 1)]
    const side =
      second.place < 0 ? 'above' : second.place > 0 && used[before]!.place >= 0 ? 'below' : 'beside'
    return [one(upper, lower, `/${side}>`), one(lower, upper, `/${side}<`)]
  })
}

/** Both names in one text, which may be longer than a line. */
function inOne(used: readonly Used[], kind: Kind): Omit<Candidate, 'from' | 'to'>[] {
  const whole = textOf(used)
  const joined = joining(used, kind, widestOf(used))
  const cost = joined + used.filter(({ label }) => label).length * 4
  const one = (name: string, place: string, layout: string) => {
    const org = withoutTown(place)
    const unmarked = /^:(?:font|in)/.test(layout) ? 1 : 0
    return { name, org, layout, score: scoreOf(name, org, kind) - cost - unmarked }
  }
  const alone = { name: whole, org: '', layout: '', score: scoreOf(whole, '', kind) - joined }
  const pairs = pairsOf(whole, kind).flatMap(([first, second, mark]) => [
    one(first, second, `:${mark}>`),
    one(second, first, `:${mark}<`),
  ])
  return [alone, ...pairs]
}

/** Whether the line behind some is the end of their last name, which was too long for its line. */
function leavesEnd(lines: readonly PartLine[], to: number, kind: Kind): boolean {
  const [last, next, after] = [lines[to]!, lines[to + 1]!, lines[to + 2]]
  if (endsOpen(last.text)) return true
  const isOne = kind === 'formacoes' && last.text !== '' && isEnd(next, kind)
  return isOne && !next.text.includes(' ') && !(after?.days && after.text === '')
}

/** A town beside days, which no state marks as one. */
const isTownLike = (text: string) => /^\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+){0,2}$/u.test(text)

/** All ways to read the names of the period at a line. */
function candidatesAt(lines: readonly PartLine[], at: number, kind: Kind): Candidate[] {
  const isFree = (place: number) => lines[place] !== undefined && !lines[place].days && !lines[place].duty
  let top = at
  while (at - top < ABOVE && isFree(top - 1)) top -= 1
  let bottom = at
  while (bottom - at < BELOW && isFree(bottom + 1)) bottom += 1
  const found: Candidate[] = []
  const add = (from: number, to: number, withBeside: boolean) => {
    const used = lines
      .slice(from, to + 1)
      .map((line, place): Used => ({ ...line, place: from + place - at }))
      .filter(({ text, place }) => text !== '' && (withBeside || place !== 0))
    if (used.length === 0 || used.length > LINES) return
    const begin = used[0]!.place
    const where = begin < 0 ? 'above' : begin === 0 ? 'beside' : 'below'
    // Names on both sides of days that have nothing beside them; a text beside days that is left out.
    let cost = begin < 0 && to > at && used.every(({ place }) => place !== 0) ? 1 : 0
    if (!withBeside) cost += 0.2
    if (to === at && to < bottom && nameLike(lines[to + 1]!.text) > 0) cost += 0.3
    if (to < bottom && leavesEnd(lines, to, kind)) cost += 0.8
    for (const one of [...inOne(used, kind), ...byLines(used, kind)])
      found.push({ ...one, layout: where + one.layout, score: one.score - cost, from, to })
  }
  for (let from = top; from <= at; from += 1)
    for (let to = at; to <= bottom; to += 1) {
      add(from, to, true)
      if (lines[at]!.days!.first && isTownLike(lines[at]!.text)) add(from, to, false)
    }
  return found.filter(({ score }) => score >= LEAST)
}

/** How much more it counts how a way fits the part than how it fits one entry. */
const TOGETHER = 2
/** What it costs to find no names for a period. */
const NONE = -3

/** Adds to each way how well its layout fits all entries of the part. */
function withOthers(anchors: readonly (readonly Candidate[])[]): Candidate[][] {
  const fits = new Map<string, number>()
  for (const ways of anchors) {
    const best = new Map<string, number>()
    for (const { layout, score } of ways) best.set(layout, Math.max(best.get(layout) ?? NONE, score))
    for (const [layout, score] of best) fits.set(layout, (fits.get(layout) ?? 0) + score - NONE)
  }
  return anchors.map((ways) =>
    ways.map((one) => ({ ...one, score: one.score + (TOGETHER * fits.get(one.layout)!) / anchors.length })),
  )
}

interface Reading {
  way?: Candidate
  before?: Reading
  score: number
  /** The last line that it takes. */
  to: number
}

/** One way for each period, or none, so that no line names two entries and all together fit best. */
function bestReading(anchors: readonly (readonly Candidate[])[]): (Candidate | undefined)[] {
  let readings: Reading[] = [{ score: 0, to: -1 }]
  for (const ways of anchors) {
    const byEnd = new Map<number, Reading>()
    const keep = (before: Reading, to: number, score: number, way?: Candidate) => {
      if (score > (byEnd.get(to)?.score ?? -Infinity))
        byEnd.set(to, { before, to, score, ...(way && { way }) })
    }
    for (const before of readings) {
      keep(before, before.to, before.score + NONE)
      for (const way of ways) if (way.from > before.to) keep(before, way.to, before.score + way.score, way)
    }
    readings = [...byEnd.values()]
  }
  const found: (Candidate | undefined)[] = []
  let last = readings.toSorted((a, b) => b.score - a.score)[0]
  for (; last?.before; last = last.before) found.unshift(last.way)
  return found
}

/** An entry without days in lines that no other takes: a course with its school, or two labels. */
function daylessAt(lines: readonly PartLine[], at: number, kind: Kind): Candidate | undefined {
  const { is, of, like } = WEIGHTS[kind]
  const ways = [at, at + 1].flatMap((to) => {
    const used = lines.slice(at, to + 1).map((line, place): Used => ({ ...line, place }))
    const labels = new Set(used.map(({ label }) => label))
    const said = labels.has('name') && labels.has('org')
    if (used.some(({ days, duty }) => days || duty) || (kind === 'experiencias' && !said)) return []
    return [...inOne(used, kind), ...byLines(used, kind)]
      .filter(({ name, org }) => said || (of(org) && (is(name) || like(name))))
      .map((one) => ({ ...one, from: at, to }))
  })
  return ways.toSorted((a, b) => b.score - a.score)[0]
}

/**
 * The entries of a part, in the order of its lines: one for each period that names are found for, and those without
 * days. At most 40 periods are read. Pure.
 */
export function laidOut(lines: readonly PartLine[], kind: Kind): LaidOut[] {
  const anchors = lines.flatMap(({ days }, at) => (days ? [{ days, at }] : [])).slice(0, MOST)
  const ways = withOthers(anchors.map(({ at }) => candidatesAt(lines, at, kind)))
  const entries = new Map<number, LaidOut>()
  const taken = new Set<number>()
  let before: Candidate | undefined
  for (const [place, way] of bestReading(ways).entries()) {
    if (!way) continue
    // Functions below their employer, which is named once.
    const isShared =
      kind === 'experiencias' && !way.org && /\/above<|\/beside<|shared/.test(before?.layout ?? '')
    before = isShared ? { ...way, org: before!.org, layout: 'shared' } : way
    const { data_inicio, data_fim, alone } = anchors[place]!.days
    entries.set(way.from, { name: way.name, org: before.org, data_inicio, data_fim, alone })
    for (let line = way.from; line <= way.to; line += 1) taken.add(line)
  }
  for (let at = 0; at < lines.length; at += 1) {
    const way = taken.has(at)
      ? undefined
      : daylessAt(lines.slice(0, taken.has(at + 1) ? at + 1 : undefined), at, kind)
    if (!way) continue
    entries.set(at, { name: way.name, org: way.org, data_inicio: null, data_fim: null, alone: false })
    at = way.to
  }
  return [...entries].toSorted(([one], [other]) => one - other).map(([, entry]) => entry)
}
