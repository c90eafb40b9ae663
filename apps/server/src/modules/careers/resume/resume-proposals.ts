/** What the text of a CV seems to tell of courses and jobs. Pure; it only proposes. */
import {
  endsOpen,
  isBullet,
  isCourse,
  isPageNumber,
  isPlace,
  isPosition,
  isSchool,
  isSentence,
  partOf,
  withoutKind,
  withoutPlace,
  withoutTown,
  withWholeLines,
  type Part,
} from './resume-lines.ts'
import { isLabelled, labelledEntries, type Named } from './resume-labelled.ts'
import { isDuration, periodOf, type FoundPeriod, type Period } from './resume-periods.ts'
import { withLabels } from './resume-tables.ts'

export interface ProposedEducation extends Period {
  descricao: string
  ie: string
}
export interface ProposedExperience extends Period {
  empresa: string
  funcao: string
}

const MOST = 10
const BULLET = /^[•·▪●◦■►➢✓*–—\ue000-\uf8ff-]\s*/u

/** What is in brackets behind a function and names no employer. */
const DEPARTMENT = /^(?:NOC|SOC|TI|RH|DP|SAC|CPD|PCP|SESMT|N[123]|FTTH|HFC)$/

/** Whether one of two names is something, and the other is not. */
const isOne = (is: (name: string) => boolean, [, one = '', other = '']: readonly string[]) =>
  is(one) !== is(other)

/** `Técnico de Campo - Vetorial` → both; a line alone leaves the second to the line below. */
function pairOf(line: string): [string, string] {
  const [first = '', ...others] = line
    .split(/\s+[-–—|•·/@]\s+|\s+(?:n|pel)a empresa\s+|\s*;\s+|\s*[|•\t]\s*|\s*,\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const within = /^(.+?)\s*\(([^()]+)\)?$/.exec(first)
  const colon = /^(.+?):\s+(.+)$/.exec(line)
  if (colon && (isOne(isSchool, colon) || isOne(isPosition, colon))) return [colon[1]!, colon[2]!]
  const at = /^(.+?)\s+n[ao]\s+(\p{Lu}.+)$/u.exec(line)
  if (!others.length && at && isOne(isPosition, at)) return [at[1]!, at[2]!]
  const names =
    within &&
    (isSchool(within[2]!) ||
      isPosition(within[2]!) ||
      (isPosition(within[1]!) && /^\p{Lu}/u.test(within[2]!) && !DEPARTMENT.test(within[2]!)))
  if (!others.length && names) return [within[1]!, within[2]!]
  const stop = /^(.*\p{Ll}{3})\.\s+(\p{Lu}.+)$/u.exec(line)
  if (!others.length && stop && isSchool(stop[2]!)) return [stop[1]!, stop[2]!]
  // Function, employer, town: the last names nothing that is asked for.
  const named = others.length === 2 ? withoutTown(`${others[0]}, ${others[1]}`) : others.join(' ')
  return [first, named === others[0] ? named : others.join(' ')]
}

interface Entry extends Period {
  lines: string[]
  /** How many of the lines stood above the period or beside it. */
  own: number
  alone: boolean
  /** Whether its period is behind its names, which may go on in the line below. */
  beside: boolean
  /** Its employer is that of the entry before. */
  shared?: boolean
}

const isWhole = ({ lines }: Entry) => lines.length >= 2 || (lines.length === 1 && pairOf(lines[0]!)[1] !== '')

/** Whether a line is the end of the names beside a period, which were too long for their line. */
const goesOn = ({ lines, beside }: Entry, line: string) =>
  beside &&
  lines.length === 1 &&
  pairOf(lines[0]!)[1] !== '' &&
  (/\s(?:d[aeo]s?|e|em|para)$/.test(lines[0]!) || (/^\p{Lu}[\p{L}.]+$/u.test(line) && !isPosition(line)))

/** Whether two lines are a function and its employer, or a course and its school, one of them with a town or a subject. */
function isOf(upper: string, lower: string): boolean {
  const [pair, ...others] = [upper, lower].filter((line) => pairOf(line)[1] !== '')
  if (pair === undefined || others.length) return false
  const alone = pair === upper ? lower : upper
  const [first, second] = pairOf(pair)
  if (isPosition(alone)) return !isPosition(first) && !isPosition(second)
  if (isPosition(first) || isPosition(second)) return false
  return isSchool(alone) ? !isSchool(first) && !isSchool(second) : isSchool(first)
}

/** The names of two such lines, the town left out; what a school teaches may have a comma. */
function apart(upper: string, lower: string): { name: string; org: string } {
  const isCourseBelow = isSchool(upper) && !isSchool(lower)
  const name = isPosition(upper) ? upper : withoutTown(upper)
  return { name, org: isCourseBelow || isPosition(lower) ? lower : withoutTown(lower) }
}

/** The last two names of some lines; one that was too long for its line goes on in the next. */
function namesOf(waiting: readonly string[]): string[] {
  const [upper, lower] = [waiting.at(-2), waiting.at(-1)!]
  if (upper && isOf(upper, lower)) return [upper, lower]
  if (pairOf(waiting.at(-1)!)[1]) return waiting.slice(-1)
  const [pair, end] = waiting.slice(-2)
  // A pair that was too long for its line.
  if (end && pairOf(pair!)[1] && !isPosition(end) && !isSchool(end) && end.split(' ').length <= 2)
    return [`${pair} ${end}`]
  const school = waiting.findIndex((line, place) => place > 0 && isSchool(line) && !isSchool(waiting[0]!))
  if (school > 0 && waiting.length <= 5)
    return [waiting.slice(0, school).join(' '), waiting.slice(school).join(' ')]
  const [first, second, third] = waiting.slice(-3)
  if (third && isPosition(first!) && !isPosition(second!) && !isPosition(third))
    return [first!, `${second} ${third}`]
  return waiting.slice(-2)
}

/** Whether one line names a position or a course, and the other the company or the school. */
const isAbove = (line: string, below: string) =>
  line.length <= 60 &&
  (isPosition(line) !== isPosition(below) ||
    isSchool(line) !== isSchool(below) ||
    isCourse(line) !== isCourse(below))

/** Whether what is beside a period names something; schools have short names. */
const isName = (rest: string) => rest.length > 3 || (rest.length > 1 && isSchool(rest))

/** The lines that name what a period is of: beside it, above it, or what the entry before took for its own. */
function namesAbove(
  rest: string,
  waiting: readonly string[],
  last: Entry | undefined,
  above: boolean,
): string[] {
  const line = waiting.at(-1)
  if (isName(rest) && line && (isSchool(line) || line.includes('\t')) && isOf(line, rest)) return [line, rest]
  if (isName(rest))
    return above && line && pairOf(rest)[1] === '' && isAbove(line, rest) ? [line, rest] : [rest]
  if (waiting.length) return namesOf(waiting)
  return last ? last.lines.splice(last.own) : []
}

/** The period of a line, without what a cell beside it says was done. Of a sentence, one day is none. */
function periodOfEntry(line: string, part: Part): FoundPeriod | undefined {
  const [days = '', ...cells] = line.split('\t')
  const period = periodOf(cells.length > 0 && cells.every(isBullet) ? days : line)
  return period?.alone && part === 'experiencias' && isSentence(line) ? undefined : period
}

/** The employer of a function without one, where the one before stood below its employer. */
function employerAbove(name: string, entries: readonly Entry[]): string {
  const { lines: [upper = '', lower = ''] = [] } = entries.at(-1) ?? {}
  if (!isPosition(name) || pairOf(name)[1] !== '') return ''
  if (isPosition(lower) && !isPosition(upper)) return upper
  // The entry before took it from there, too.
  return entries.at(-1)?.shared ? lower : ''
}

/** The entries of a part: a line with a period begins one, or ends the one that the lines above began. */
function entriesOf(lines: readonly string[], part: Exclude<Part, 'outras'>): Entry[] {
  const entries: Entry[] = []
  let waiting: string[] = []
  /** A course without days. */
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
  const first = periodOf(lines[0] ?? '')?.rest
  const daysFirst = first === '' || isPlace(first ?? '')
  // Where the first entry has a name above its days, each has.
  const above = first === undefined
  for (const written of lines) {
    const period = isBullet(written) ? undefined : periodOfEntry(written, part)
    const last = entries.at(-1)
    if (!period) {
      const line = withoutKind(withoutPlace(written))
      if (line === '' || isBullet(line) || isSentence(line) || isDuration(line)) continue
      if (last && goesOn(last, line) && waiting.length === 0) last.lines[0] += ` ${line}`
      else if (last && !isWhole(last) && waiting.length === 0) last.lines.push(line)
      else {
        if (pairOf(waiting.at(-1) ?? '')[1] !== '') dayless()
        waiting.push(line)
      }
      continue
    }
    const { rest: beside, ...days } = period
    const rest = isPlace(beside) ? '' : withoutKind(withoutPlace(beside))
    const named = daysFirst && !isName(rest) ? [] : namesAbove(rest, waiting, last, above)
    const beginsWith = isName(rest) && written.startsWith(rest.slice(0, 3))
    const employer = named.length === 1 && part === 'experiencias' ? employerAbove(named[0]!, entries) : ''
    if (employer) named.push(employer)
    if (named.length || daysFirst)
      entries.push({ ...days, lines: named, own: named.length, beside: beginsWith, shared: employer !== '' })
    waiting = []
  }
  dayless()
  return entries.filter((entry) => entry.lines.length > 0)
}

/** Name and place of each entry of a part, in the order of the text. */
function namedEntries(lines: readonly string[], part: Exclude<Part, 'outras'>): Required<Named>[] {
  const found = isLabelled(lines)
    ? labelledEntries(lines)
    : entriesOf(lines, part).map(({ lines: [head = '', below = ''], data_inicio, data_fim, alone }) => {
        const days = { data_inicio, data_fim, alone }
        if (below && isOf(head, below)) return { ...days, ...apart(head, below) }
        const [name, org] = pairOf(head)
        return { ...days, name, org: org || below.replace(/\t.*$/, '') }
      })
  return found
    .filter(({ name, org }) => name || org)
    .slice(0, MOST)
    .map((one) => ({ ...one, ...(part === 'experiencias' && one.org && { org: withoutTown(one.org) }) }))
    .map((one) => ({ name: '', org: '', data_inicio: null, data_fim: null, alone: false, ...one }))
}

/** Function and employer; where neither is a known function, in the order of the others. */
function inOrder(jobs: readonly Required<Named>[]): ProposedExperience[] {
  const named = jobs.map(({ name, org }) => Number(isPosition(name)) - Number(isPosition(org)))
  const employersFirst = named.filter((one) => one < 0).length > named.filter((one) => one > 0).length
  return jobs.map(({ name, org, alone: _, ...days }, place) => {
    const turned =
      named[place]! < 0 || (named[place] === 0 && employersFirst && !isPosition(name) && org !== '')
    const [funcao, empresa] = turned ? [org, name] : [name, org]
    return { funcao: cut(funcao, 120), empresa: cut(empresa, 120), ...days }
  })
}

const cut = (text: string, most: number) => text.slice(0, most).trim()

/** Where bullets tell of the entries themselves, they are lines like others. */
function withoutBullets(lines: readonly string[], part: Exclude<Part, 'outras'>): string[] {
  const withDays = lines.filter((line) => periodOf(line.replace(BULLET, '')))
  const entries = part === 'formacoes' || (withDays.length > 0 && withDays.every(isBullet))
  if (!entries) return [...lines]
  return lines.map((line) => {
    const bare = line.replace(BULLET, '')
    return withDays.includes(line) || (part === 'formacoes' && isSchool(bare)) ? bare : line
  })
}

const linesIn = (lines: readonly string[], part: Exclude<Part, 'outras'>) =>
  withoutBullets(withWholeLines(withLabels(lines)), part)

/** At most ten of each, in the order of the text; days without a known month begin with January. */
export function proposalsOf(text: string): {
  formacoes: ProposedEducation[]
  experiencias: ProposedExperience[]
} {
  const parts: Record<Part, string[]> = { formacoes: [], experiencias: [], outras: [] }
  let part: Part = 'outras'
  let before = ''
  // Numbers of a list are no names.
  for (const line of text.split('\n').map((one) => one.trim().replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, ''))) {
    const head = endsOpen(before) ? undefined : partOf(line)
    before = line
    if (head) part = head
    else if (line.length > 2 && (part !== 'outras' || !isPageNumber(line))) parts[part].push(line)
  }
  return {
    formacoes: namedEntries(linesIn(parts.formacoes, 'formacoes'), 'formacoes').map(
      ({ name, org, alone, ...days }) => {
        const shortened = /^\p{Lu}{3,8}$/u.test(name) && !/^\p{Lu}+$/u.test(org)
        const turned =
          org !== '' && !isSchool(org) && (isSchool(name) || shortened || (isCourse(org) && !isCourse(name)))
        const [descricao, ie] = turned ? [org, name] : [name, org]
        // A course with one year is one that ended then.
        const period = alone ? { data_inicio: null, data_fim: days.data_inicio } : days
        return { descricao: cut(descricao, 160), ie: cut(ie, 160), ...period }
      },
    ),
    experiencias: inOrder(namedEntries(linesIn(parts.experiencias, 'experiencias'), 'experiencias')),
  }
}
