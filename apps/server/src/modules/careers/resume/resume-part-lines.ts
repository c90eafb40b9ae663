/** The lines of a part of a CV: whole, with what their labels and days say. Pure. */
import type { PartLine } from './resume-layouts.ts'
import {
  isBullet,
  isPlace,
  isSchool,
  isSentence,
  labelOf,
  labelsApart,
  withoutKind,
  withoutPlace,
  withWholeLines,
} from './resume-lines.ts'
import type { Kind } from './resume-names.ts'
import { isDuration, periodOf, type FoundPeriod } from './resume-periods.ts'
import { withLabels } from './resume-tables.ts'

const BULLET = /^[•·▪●◦■□►▸➢➔→✓✔*»›‣❖◆○–—\ue000-\uf8ff-]\s*/u

/** Longer texts beside days are no names to the end. */
const LONGEST = 300

/** Whether what is beside a period names something; schools have short names. */
const isName = (rest: string) =>
  rest.length > 3 || (rest.length > 1 && (isSchool(rest) || /^\p{Lu}{2,}$/u.test(rest)))

/** Where bullets begin the entries themselves, they are lines like others. */
function withoutBullets(lines: readonly string[], kind: Kind): string[] {
  const withDays = lines.filter((line) => periodOf(line.replace(BULLET, '')))
  const entries = kind === 'formacoes' || (withDays.length > 0 && withDays.every(isBullet))
  if (!entries) return [...lines]
  const daysAlone = withDays.every((line) => periodOf(line.replace(BULLET, ''))?.rest === '')
  return lines.map((line, place) => {
    const bare = line.replace(BULLET, '')
    const names =
      kind === 'formacoes' ? isSchool(bare) : daysAlone && withDays.includes(lines[place + 1] ?? '')
    return withDays.includes(line) || names ? bare : line
  })
}

/** The period of a line, without what a cell beside it says was done. Of a sentence, one day is none. */
function periodOfEntry(line: string, kind: Kind): FoundPeriod | undefined {
  const [days = '', ...cells] = line.split('\t')
  const period = periodOf(cells.length > 0 && cells.every(isBullet) ? days : line)
  return period?.alone && kind === 'experiencias' && isSentence(line) ? undefined : period
}

/** The name that a sentence begins with: `Universidade Federal do Pará. Dissertação: …`. */
function nameFirst(text: string): string | undefined {
  const [first = '', ...others] = text.split(/(?<=\p{Ll}{2})\.\s+/u)
  return others.length > 0 && first.split(' ').length <= 8 && isSchool(first) ? first : undefined
}

/** What each line of a part names, without labels, marks, towns and states, and its days. Pure. */
export function partLinesOf(lines: readonly string[], kind: Kind): PartLine[] {
  const whole = withoutBullets(withWholeLines(withLabels(lines)), kind).flatMap(labelsApart)
  const labels = new Set(whole.map((line) => labelOf(line)?.label))
  return whole.flatMap((written): PartLine[] => {
    const found = labelOf(written)
    const line = found?.value ?? written
    if (found?.label === 'other') return []
    const isLocal = found?.label === 'local'
    if (isLocal && (labels.has('org') || kind === 'formacoes')) return []
    const label = isLocal
      ? 'org'
      : found?.label === 'name' || found?.label === 'org'
        ? found.label
        : undefined
    const period = isBullet(written) ? undefined : periodOfEntry(line, kind)
    if (period) {
      const { rest, data_inicio, data_fim, alone, first } = period
      const text = isPlace(rest) ? '' : withoutKind(withoutPlace(rest))
      const days = { data_inicio, data_fim, alone, first }
      return [
        {
          text: isName(text) ? text.slice(0, LONGEST) : '',
          days,
          duty: false,
          placed: withoutPlace(rest) !== rest,
          ...(label && { label }),
        },
      ]
    }
    const text = withoutKind(withoutPlace(line))
    if (text === '' || isDuration(text)) return []
    const placed = withoutPlace(line) !== line
    if (label) return [{ text, duty: false, label, placed }]
    const duty = isBullet(text) || isSentence(text)
    const first = duty ? nameFirst(text) : undefined
    return [first ? { text: first, duty: false } : { text, duty, placed }]
  })
}
