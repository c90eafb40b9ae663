/** What the text of a CV seems to tell of courses and jobs. Pure; it only proposes. */
import {
  isBullet,
  isPageNumber,
  isPlace,
  isPosition,
  isSchool,
  isSentence,
  labelOf,
  labelsApart,
  partOf,
  withoutPlace,
  withWholeLines,
  type Part,
} from './resume-lines.ts'
import { periodOf, type Period } from './resume-periods.ts'

export interface ProposedEducation extends Period {
  descricao: string
  ie: string
}
export interface ProposedExperience extends Period {
  empresa: string
  funcao: string
}

const MOST = 10

/** `Técnico de Campo - Vetorial` → both; a line alone leaves the second to the line below. */
function pairOf(line: string): [string, string] {
  const [first = '', ...others] = line
    .split(/\s+[-–—|•·/@]\s+|\s*[|•\t]\s*|\s*,\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const within = /^(.+?)\s*\(([^()]+)\)?$/.exec(first)
  if (!others.length && within && isSchool(within[2]!)) return [within[1]!, within[2]!]
  return [first, others.join(' ')]
}

interface Entry extends Period {
  lines: string[]
  /** How many of the lines stood above the period or beside it. */
  own: number
  alone: boolean
  /** Whether its period stands behind its names, which may go on in the line below. */
  beside: boolean
}

const isWhole = ({ lines }: Entry) => lines.length >= 2 || (lines.length === 1 && pairOf(lines[0]!)[1] !== '')

/** Whether a line is the end of the names beside a period, which were too long for their line. */
const goesOn = ({ lines, beside }: Entry, line: string) =>
  beside &&
  lines.length === 1 &&
  pairOf(lines[0]!)[1] !== '' &&
  (/\s(?:d[aeo]s?|e|em|para)$/.test(lines[0]!) || (/^\p{Lu}[\p{L}.]+$/u.test(line) && !isPosition(line)))

/** The last two names of some lines; one that was too long for its line goes on in the next. */
function namesOf(waiting: readonly string[]): string[] {
  if (pairOf(waiting.at(-1)!)[1]) return waiting.slice(-1)
  const school = waiting.findIndex((line, place) => place > 0 && isSchool(line) && !isSchool(waiting[0]!))
  if (school > 0 && waiting.length <= 5)
    return [waiting.slice(0, school).join(' '), waiting.slice(school).join(' ')]
  const [first, second, third] = waiting.slice(-3)
  if (third && isPosition(first!) && !isPosition(second!) && !isPosition(third))
    return [first!, `${second} ${third}`]
  return waiting.slice(-2)
}

/** Whether a line names the position that a company below it gave, or the course of a school. */
const isAbove = (line: string, below: string) =>
  line.length <= 60 && ((isPosition(line) && !isPosition(below)) || (isSchool(below) && !isSchool(line)))

/** The lines that name what a period is of: beside it, above it, or what the entry before took for its own. */
function namesAbove(rest: string, waiting: readonly string[], last: Entry | undefined): string[] {
  const above = waiting.at(-1)
  if (rest.length > 3) return above && pairOf(rest)[1] === '' && isAbove(above, rest) ? [above, rest] : [rest]
  if (waiting.length) return namesOf(waiting)
  return last ? last.lines.splice(last.own) : []
}

/** The entries of a part: a line with a period begins one, or ends the one that the lines above began. */
function entriesOf(lines: readonly string[], part: Exclude<Part, 'outras'>): Entry[] {
  const entries: Entry[] = []
  let waiting: string[] = []
  /** A course that is told without days. */
  const dayless = () => {
    const names =
      waiting.length === 2 && isSchool(waiting[1]!) && !isSchool(waiting[0]!) ? waiting : waiting.slice(-1)
    const whole = names.length === 2 || pairOf(names[0] ?? '')[1] !== ''
    if (part === 'experiencias' || !whole || !names.some(isSchool)) return
    const days = { data_inicio: null, data_fim: null, alone: false, beside: false }
    entries.push({ ...days, lines: names, own: names.length })
    waiting = []
  }
  // Where the part begins with days, each entry does.
  const daysFirst = periodOf(lines[0] ?? '')?.rest.length === 0
  for (const written of lines) {
    const period = isBullet(written) ? undefined : periodOf(written)
    const last = entries.at(-1)
    if (!period) {
      const line = withoutPlace(written)
      if (line === '' || isBullet(line) || isSentence(line)) continue
      if (last && goesOn(last, line) && waiting.length === 0) last.lines[0] += ` ${line}`
      else if (last && !isWhole(last) && waiting.length === 0) last.lines.push(line)
      else {
        if (pairOf(waiting.at(-1) ?? '')[1] !== '') dayless()
        waiting.push(line)
      }
      continue
    }
    const { rest: beside, ...days } = period
    const rest = isPlace(beside) ? '' : withoutPlace(beside)
    const named = daysFirst && rest.length <= 3 ? [] : namesAbove(rest, waiting, last)
    const beginsWith = rest.length > 3 && written.startsWith(rest.slice(0, 3))
    if (named.length || daysFirst)
      entries.push({ ...days, lines: named, own: named.length, beside: beginsWith })
    waiting = []
  }
  dayless()
  return entries.filter((entry) => entry.lines.length > 0)
}

interface Named extends Partial<Period> {
  name?: string
  org?: string
  alone?: boolean
}

/** The entries of a part whose lines say what they are: `Cargo: …`, `Empresa: …`, `Período: …`. */
function labelledEntries(lines: readonly string[]): Named[] {
  const entries: Named[] = []
  const said = new Set(lines.flatMap(labelsApart).map((line) => labelOf(line)?.label))
  let waiting: string | undefined
  const current = (field: keyof Named): Named => {
    const last = entries.at(-1)
    if (last && last[field] === undefined) return last
    const next: Named = {}
    entries.push(next)
    return next
  }
  for (const line of lines.flatMap(labelsApart)) {
    const { label, value } = labelOf(line) ?? { label: undefined, value: line }
    if (label === 'other' || isBullet(line)) continue
    const period = periodOf(value)
    const text = withoutPlace(period?.rest ?? value)
    if (label === 'name' || label === 'org') {
      const entry = current(label)
      entry[label] = text
      const other = label === 'name' ? 'org' : 'name'
      if (waiting !== undefined && !said.has(other)) entry[other] ??= waiting
      waiting = undefined
    } else if (!period) {
      waiting = isSentence(line) || text === '' ? undefined : text
      continue
    }
    if (!period) continue
    if (!label && text.length > 3) waiting = text
    const { rest: _rest, ...days } = period
    const entry = entries.at(-1)
    if (entry && entry.data_inicio === undefined) Object.assign(entry, days)
  }
  return entries
}

const isLabelled = (lines: readonly string[]) =>
  lines.some((line) => ['name', 'org'].includes(labelOf(line)?.label ?? ''))

/** Name and place of each entry of a part, in the order of the text. */
function namedEntries(lines: readonly string[], part: Exclude<Part, 'outras'>): Required<Named>[] {
  const found = isLabelled(lines)
    ? labelledEntries(lines)
    : entriesOf(lines, part).map(
        ({ lines: [head = '', below = ''], own: _own, beside: _beside, ...days }) => {
          const [name, org] = pairOf(head)
          return { ...days, name, org: org || below }
        },
      )
  return found
    .filter(({ name, org }) => name || org)
    .slice(0, MOST)
    .map((one) => ({ name: '', org: '', data_inicio: null, data_fim: null, alone: false, ...one }))
}

const cut = (text: string, most: number) => text.slice(0, most).trim()

/** At most ten of each, in the order of the text; days without a known month begin with January. */
export function proposalsOf(text: string): {
  formacoes: ProposedEducation[]
  experiencias: ProposedExperience[]
} {
  const parts: Record<Part, string[]> = { formacoes: [], experiencias: [], outras: [] }
  let part: Part = 'outras'
  // Numbers of a list are no names.
  for (const line of text.split('\n').map((one) => one.trim().replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, ''))) {
    const head = partOf(line)
    if (head) part = head
    else if (line.length > 2 && (part !== 'outras' || !isPageNumber(line))) parts[part].push(line)
  }
  return {
    formacoes: namedEntries(withWholeLines(parts.formacoes), 'formacoes').map(
      ({ name, org, alone, ...days }) => {
        const [descricao, ie] = isSchool(name) && org !== '' && !isSchool(org) ? [org, name] : [name, org]
        // A course with one year is one that ended then.
        const period = alone ? { data_inicio: null, data_fim: days.data_inicio } : days
        return { descricao: cut(descricao, 160), ie: cut(ie, 160), ...period }
      },
    ),
    experiencias: namedEntries(withWholeLines(parts.experiencias), 'experiencias').map(
      ({ name, org, alone: _, ...days }) => {
        const [funcao, empresa] = isPosition(org) && !isPosition(name) ? [org, name] : [name, org]
        return { funcao: cut(funcao, 120), empresa: cut(empresa, 120), ...days }
      },
    ),
  }
}
