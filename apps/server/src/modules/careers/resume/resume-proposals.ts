/** What the text of a CV seems to say about courses and jobs. Pure; it only proposes. */
import { laidOut } from './resume-layouts.ts'
import { endsOpen, isPageNumber, partOf, type Part } from './resume-lines.ts'
import { partLinesOf } from './resume-part-lines.ts'
import type { Period } from './resume-periods.ts'

export interface ProposedEducation extends Period {
  descricao: string
  ie: string
}
export interface ProposedExperience extends Period {
  empresa: string
  funcao: string
}

const MOST = 10
/** Functions and employers, courses and schools, in the order of the text. */
const entriesOfPart = (lines: readonly string[], kind: Exclude<Part, 'outras'>) =>
  laidOut(partLinesOf(lines, kind), kind).slice(0, MOST)

const cut = (text: string, most: number) => text.slice(0, most).trim()

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
    formacoes: entriesOfPart(parts.formacoes, 'formacoes').map(({ name, org, alone, ...days }) => {
      // A course with one year is one that ended then.
      const period = alone ? { data_inicio: null, data_fim: days.data_inicio } : days
      return { descricao: cut(name, 160), ie: cut(org, 160), ...period }
    }),
    experiencias: entriesOfPart(parts.experiencias, 'experiencias').map(
      ({ name, org, alone: _, ...days }) => ({
        funcao: cut(name, 120),
        empresa: cut(org, 120),
        ...days,
      }),
    ),
  }
}
