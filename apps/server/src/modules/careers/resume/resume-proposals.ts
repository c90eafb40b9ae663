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
  formacoes:
    /^(formacao|formacao (academica|escolar|educacional|profissional)|escolaridade|educacao|academico)( e [a-z ]+)?$/,
  experiencias:
    /^(experiencias?( profissiona(l|is)| de trabalho| anterior(es)?)?|(historico|trajetoria|carreira) profissional|atuacao profissional|empregos( anteriores)?)( e [a-z ]+)?$/,
  outras:
    /^(cursos?|cursos (complementares|extracurriculares|livres|adicionais)|certific[a-z]*|idiomas?|habilidades|competencias|objetivos?|resumo|dados pessoais|referencias|informac[a-z]*|contatos?|perfil|qualificac[a-z]*|sobre mim)( (profissiona(l|is)|pessoa(l|is)|tecnicas?|complementares|adicionais)| e [a-z ]+)?$/,
} as const
type Part = keyof typeof heads

/** A heading is a short line of nothing but its words. */
function partOf(line: string): Part | undefined {
  const plain = normalizeText(line)
    .replace(/[:.•–—-]+$|^[•–—-]+/g, '')
    .trim()
  if (plain.length === 0 || plain.length > 40) return undefined
  return (Object.keys(heads) as Part[]).find((part) => heads[part].test(plain))
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const MOMENT = String.raw`(?:(?:\d{1,2}[/.])?(\d{1,2})[/.]|(${MONTHS.join('|')})[a-z]*\.?(?: de |[ /.-]))?((?:19|20)\d{2})\b`
const NOW = String.raw`(?:o |os )?(?:atual(?:mente)?|presente|hoje|momento|dias atuais|dias de hoje)(?: atual)?`
const PERIOD = new RegExp(
  String.raw`(?:desde |de )?\b${MOMENT}\s*(?:-|–|—|a|ate)\s*(?:ate )?(?:${MOMENT}|${NOW})`,
)
const SINCE = new RegExp(String.raw`(?:desde|a partir de) ${MOMENT}`)
/** One moment alone is a period only at an end of its line: within a sentence it tells of something done. */
const SINGLE = new RegExp(String.raw`^[(]?${MOMENT}|(?<!\bem |\bate )\b${MOMENT}[).]?$`)

function dayOf(number: string | undefined, name: string | undefined, year: string): string {
  const named = name ? MONTHS.indexOf(name.slice(0, 3)) + 1 : 0
  const month = Number(number ?? named)
  return `${year}-${month >= 1 && month <= 12 ? String(month).padStart(2, '0') : '01'}-01`
}

/** The period that a line tells, and the line without it. */
function periodOf(line: string): (Period & { rest: string }) | undefined {
  const plain = normalizeText(line)
  const whole = PERIOD.exec(plain)
  const found = whole ?? SINCE.exec(plain) ?? SINGLE.exec(plain)
  if (!found) return undefined
  const [text, ...parts] = found
  const [first, second] = [parts.slice(0, 3), parts.slice(3, 6)]
  // Of one moment alone, either end of the line has it.
  const [day1, month1, year1] = first[2] ? first : second
  const [day2, month2, year2] = whole ? second : []
  // Accents come and go one for one, so the places are those of the line as it was written.
  const rest =
    line.length === plain.length
      ? `${line.slice(0, found.index)} ${line.slice(found.index + text.length)}`
      : line
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
  /** How many of the lines stood above the period or beside it. */
  own: number
}

const isBullet = (line: string) => /^[•·▪●◦*–—-]/.test(line)
/** What was done there, where its bullet is drawn and not written. */
const isSentence = (line: string) => line.length > 90 || line.includes(';')
const isWhole = ({ lines }: Entry) => lines.length >= 2 || (lines.length === 1 && pairOf(lines[0]!)[1] !== '')

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
  for (const line of lines) {
    const period = isBullet(line) ? undefined : periodOf(line)
    const last = entries.at(-1)
    if (!period) {
      if (isBullet(line) || isSentence(line)) continue
      if (last && !isWhole(last) && waiting.length === 0) last.lines.push(line)
      else waiting.push(line)
      continue
    }
    const { rest, ...days } = period
    const named = daysFirst && rest.length <= 3 ? [] : namesAbove(rest, waiting, last)
    if (named.length || daysFirst) entries.push({ ...days, lines: named, own: named.length })
    waiting = []
  }
  return entries.filter((entry) => entry.lines.length > 0).slice(0, MOST)
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
    formacoes: entriesOf(parts.formacoes).map(({ lines, own: _own, ...days }) => {
      const [descricao, ie] = named(lines)
      return { descricao: cut(descricao, 160), ie: cut(ie, 160), ...days }
    }),
    experiencias: entriesOf(parts.experiencias).map(({ lines, own: _own, ...days }) => {
      const [funcao, empresa] = named(lines)
      return { funcao: cut(funcao, 120), empresa: cut(empresa, 120), ...days }
    }),
  }
}
