/** What the text of a CV seems to tell of courses and jobs. Pure; it only proposes. */
import { normalizeText } from '@intranet/contract/formats'

interface Period {
  data_inicio: string | null
  data_fim: string | null
}
export interface ProposedEducation extends Period {
  descricao: string
  ie: string
}
export interface ProposedExperience extends Period {
  empresa: string
  funcao: string
}

const MOST = 10
const heads = {
  formacoes: /^(formacao|formacao academica|escolaridade|educacao|academico)\b/,
  experiencias:
    /^(experiencia|experiencias|experiencia profissional|historico profissional|atuacao profissional)\b/,
  outras:
    /^(curso|cursos|certificad|idioma|habilidade|competencia|objetivo|resumo|dados pessoais|referencia|informac|contato|perfil)/,
} as const
type Part = keyof typeof heads

/** A heading is a short line that begins with one of its words. */
function partOf(line: string): Part | undefined {
  const plain = normalizeText(line)
    .replace(/[^a-z ]/g, '')
    .trim()
  if (plain.length === 0 || plain.length > 40) return undefined
  return (Object.keys(heads) as Part[]).find((part) => heads[part].test(plain))
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const MOMENT = String.raw`(?:(\d{1,2})[/.]|([a-zç]{3,9})\.?(?: de |[ /]))?((?:19|20)\d{2})`
const PERIOD = new RegExp(
  String.raw`${MOMENT}\s*(?:-|–|—|a|ate)\s*(?:${MOMENT}|(atual|presente|hoje|momento))?`,
)
const SINGLE = new RegExp(MOMENT)

function dayOf(number: string | undefined, name: string | undefined, year: string): string {
  const named = name ? MONTHS.indexOf(name.slice(0, 3)) + 1 : 0
  const month = Number(number ?? named)
  return `${year}-${month >= 1 && month <= 12 ? String(month).padStart(2, '0') : '01'}-01`
}

/** The period that a line tells, and the line without it. */
function periodOf(line: string): (Period & { rest: string }) | undefined {
  const plain = normalizeText(line)
  const found = PERIOD.exec(plain) ?? SINGLE.exec(plain)
  if (!found) return undefined
  const [whole, day1, month1, year1, day2, month2, year2] = found
  // Accents come and go one for one, so the places are those of the line as it was written.
  const rest =
    line.length === plain.length ? line.slice(0, found.index) + line.slice(found.index + whole.length) : line
  return {
    data_inicio: dayOf(day1, month1, year1!),
    data_fim: year2 ? dayOf(day2, month2, year2) : null,
    rest: rest
      .replace(/[()|•·\s–—-]+$/g, '')
      .replace(/^[()|•·\s–—-]+/g, '')
      .trim(),
  }
}

/** `Técnico de Campo - Vetorial` → both; a line alone leaves the second to the line below. */
function pairOf(line: string): [string, string] {
  const [first = '', ...others] = line.split(/\s+[-–—|•]\s+|\s*,\s+(?=\p{Lu})/u)
  return [first.trim(), others.join(' ').trim()]
}

interface Entry extends Period {
  lines: string[]
}

/** The entries of a part: a line with a period begins one, or ends the one that its line above began. */
function entriesOf(lines: readonly string[]): Entry[] {
  const entries: Entry[] = []
  let waiting: string[] = []
  for (const line of lines) {
    const period = periodOf(line)
    if (!period) {
      const last = entries.at(-1)
      if (last && last.lines.length < 2) last.lines.push(line)
      else waiting.push(line)
      continue
    }
    const { rest, ...days } = period
    const named = rest.length > 3 ? [rest] : waiting.slice(-2)
    if (named.length) entries.push({ ...days, lines: named })
    waiting = []
  }
  return entries.slice(0, MOST)
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
    else if (line.length > 2) parts[part].push(line)
  }
  const named = (lines: readonly string[]) => {
    const [first, second] = pairOf(lines[0]!)
    return [first, second || (lines[1] ?? '')] as const
  }
  return {
    formacoes: entriesOf(parts.formacoes).map(({ lines, ...days }) => {
      const [descricao, ie] = named(lines)
      return { descricao: cut(descricao, 160), ie: cut(ie, 160), ...days }
    }),
    experiencias: entriesOf(parts.experiencias).map(({ lines, ...days }) => {
      const [funcao, empresa] = named(lines)
      return { funcao: cut(funcao, 120), empresa: cut(empresa, 120), ...days }
    }),
  }
}
