/** Jobs and courses whose lines say what they are. Pure. */
import { isBullet, isSentence, labelOf, labelsApart, withoutPlace } from './resume-lines.ts'
import { periodOf, type Period } from './resume-periods.ts'

export interface Named extends Partial<Period> {
  name?: string
  org?: string
  alone?: boolean
}

/** The entries of a part whose lines say what they are: `Cargo: …`, `Empresa: …`, `Período: …`. */
export function labelledEntries(lines: readonly string[]): Named[] {
  const entries: Named[] = []
  const said = new Set(lines.flatMap(labelsApart).map((line) => labelOf(line)?.label))
  // Where the part begins with days that have no label, each entry does.
  const opens = labelOf(lines[0] ?? '') === undefined && periodOf(lines[0] ?? '') !== undefined
  const leads = labelOf(labelsApart(lines[0] ?? '')[0] ?? '')?.label === 'period'
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
    if (opens && !label && period) {
      const { data_inicio, data_fim, alone } = period
      const beside = text === '' ? {} : said.has('org') ? { name: text } : { org: text }
      entries.push({ data_inicio, data_fim, alone, ...beside })
      continue
    }
    if (leads && label === 'period' && period) {
      const { data_inicio, data_fim, alone } = period
      entries.push({ data_inicio, data_fim, alone })
      continue
    }
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

/** Whether some line of a part says what it is. */
export const isLabelled = (lines: readonly string[]) =>
  lines.flatMap(labelsApart).some((line) => ['name', 'org'].includes(labelOf(line)?.label ?? ''))
