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
  withWholePlaces,
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
    .split(/\s+[-–—|•·]\s+|\s*[|•]\s*|\s*,\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter(Boolean)
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

/** The lines that name what a period is of: beside it, above it, or what the entry before took for its own. */
function namesAbove(rest: string, waiting: readonly string[], last: Entry | undefined): string[] {
  if (rest.length > 3) return [rest]
  if (waiting.length) return pairOf(waiting.at(-1)!)[1] ? waiting.slice(-1) : waiting.slice(-2)
  return last ? last.lines.splice(last.own) : []
}

/** The entries of a part: a line with a period begins one, or ends the one that the lines above began. */
function entriesOf(lines: readonly string[]): Entry[] {
  const entries: Entry[] = []
  let waiting: string[] = []
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
      else waiting.push(line)
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
function namedEntries(lines: readonly string[]): Required<Named>[] {
  const found = isLabelled(lines)
    ? labelledEntries(lines)
    : entriesOf(lines).map(({ lines: [head = '', below = ''], own: _own, beside: _beside, ...days }) => {
        const [name, org] = pairOf(head)
        return { ...days, name, org: org || below }
      })
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
  for (const line of text.split('\n').map((one) => one.trim())) {
    const head = partOf(line)
    if (head) part = head
    else if (line.length > 2 && (part !== 'outras' || !isPageNumber(line))) parts[part].push(line)
  }
  return {
    formacoes: namedEntries(withWholePlaces(parts.formacoes)).map(({ name, org, alone, ...days }) => {
      const [descricao, ie] = isSchool(name) && org !== '' && !isSchool(org) ? [org, name] : [name, org]
      // A course with one year is one that ended then.
      const period = alone ? { data_inicio: null, data_fim: days.data_inicio } : days
      return { descricao: cut(descricao, 160), ie: cut(ie, 160), ...period }
    }),
    experiencias: namedEntries(withWholePlaces(parts.experiencias)).map(
      ({ name, org, alone: _, ...days }) => {
        const [funcao, empresa] = isPosition(org) && !isPosition(name) ? [org, name] : [name, org]
        return { funcao: cut(funcao, 120), empresa: cut(empresa, 120), ...days }
      },
    ),
  }
}
