/** Days as CVs write them. Pure. */
import { normalizeText } from '@intranet/contract/formats'

export interface Period {
  data_inicio: string | null
  data_fim: string | null
}

/** How the names of months end, in Portuguese and in English. */
const ENDS = '(?:eiro|ereiro|co|il|o|ho|sto|embro|ubro|uary|ruary|ch|e|y|ust|tember|ember|ober|t)?'
const PORTUGUESE = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTHS = [...new Set([...PORTUGUESE, ...ENGLISH])]
const MOMENT = String.raw`(?:(?:\d{1,2}[/.-])?(\d{1,2})\s?[/.-]\s?|(?<![a-z])(${MONTHS.join('|')})${ENDS}\.?(?: de |\s?[/.-]\s?| )?)?((?:19|20)\d{2})(?:[./][12](?![\d/.]))?\b`
const NOW = String.raw`(?:o |os |a )?(?:present|current|presente(?: momento| data)?|emprego atual|atual(?:mente|idade)?|hoje|momento(?: atual| presente)?|dias? atua(?:l|is)|dias? de hoje|data atual|cursando|em andamento|em curso|agora)`
const FROM = String.raw`(?:data (?:de |da )?)?(?:inicio|entrada|admissao)\s*(?:em)?\s*:?\s*`
const UNTIL = String.raw`(?:previsao(?: de| para)? (?:a )?)?(?:data (?:de |da )?)?(?:termino|fim|saida|demissao|desligamento|conclusao|previsao|ate)\s*(?:em|a)?\s*:?\s*`
const TO = String.raw`\s*(?:-|–|—|→|a|ate|e|to)\s*(?:ate )?`

const PERIOD = new RegExp(
  String.raw`(?:desde |de |entre |${FROM})?\b${MOMENT}\s*(?:-|–|—|→|\||\ba\b|\bate\b|\be\b|\bto\b)\s*(?:ate )?(?:${MOMENT}|${NOW}\b)`,
)
const LABELLED = new RegExp(String.raw`\b${FROM}${MOMENT}[\s,;.|/–—-]*${UNTIL}(?:${MOMENT}|${NOW}\b)`)
/** Years of two digits, with their months alone. */
const SHORT_MOMENT = String.raw`(?:(0?[1-9]|1[0-2])|(?<![a-z])(${MONTHS.join('|')})${ENDS}\.?)\s?[/'’-]\s?'?(\d{2})(?![\d/])`
const SHORT = new RegExp(String.raw`(?:de )?\b${SHORT_MOMENT}${TO}(?:${SHORT_MOMENT}|${NOW}\b)`)
/** `2018/2020`: years alone. */
const YEARS = /\b()()((?:19|20)\d{2})\s*\/\s*()()((?:19|20)\d{2})\b/
const SINCE = new RegExp(String.raw`\b(?:desde|a partir de|${FROM})\s*${MOMENT}`)
const SINCE_SHORT = new RegExp(String.raw`\b(?:desde|a partir de|${FROM})\s*${SHORT_MOMENT}`)
const END = new RegExp(
  String.raw`\b(?:previsao (?:de |para )?)?(?:conclu[a-z]*|termino|formatura|formad[oa]|formou-se|previsao|prev\.?|colou grau|ate)(?: previst[oa])?\s*(?:em|:|-|–|para|de|no ano de)*\s*${MOMENT}`,
)
/** One moment alone is a period only at an end of its line or in brackets: within a sentence it is about something done. */
const SINGLE = new RegExp(String.raw`^[(]?${MOMENT}|(?<!\bem |\bate )\b${MOMENT}[).]?$|\(${MOMENT}\)`)
const DURATION =
  /[(·|–-]?\s*\b\d+ (?:anos?|m[eê]s(?:es)?)(?:(?:,| e)? \d+ (?:anos?|m[eê]s(?:es)?))?\b\s*[)]?/giu

/** A line with a first day, or a last one, and a label that says which. */
const firstDay = new RegExp(`^${FROM}${MOMENT}$`)
const lastDay = new RegExp(`^${UNTIL}(?:${MOMENT}|${NOW})$`)
/** Whether two lines are the days of one entry. */
export const areDays = (first: string, last: string) =>
  firstDay.test(normalizeText(first)) && lastDay.test(normalizeText(last))

/** What is said of days beside them, and names nothing. */
const GOING =
  /\b(?:cursando|(?:ano|data|m[eê]s)(?: de)?|in[ií]cio|per[ií]odo|em andamento|em curso|conclu[íi]d[oa]|complet[oa]|incomplet[oa]|manh[ãa]|tarde|noite|noturno|matutino|vespertino)\s*$/iu

const century = (year: string) => (year.length === 4 ? year : `${Number(year) > 60 ? 19 : 20}${year}`)

function dayOf(number: string | undefined, name: string | undefined, year: string): string {
  const begins = name?.slice(0, 3) ?? ''
  const named = Math.max(PORTUGUESE.indexOf(begins), ENGLISH.indexOf(begins)) + 1
  const month = Number(number || named)
  return `${century(year)}-${month >= 1 && month <= 12 ? String(month).padStart(2, '0') : '01'}-01`
}

type Parts = readonly (string | undefined)[]
const dayIn = ([day, month, year]: Parts) => (year ? dayOf(day, month, year) : null)

/** What is in a line, how it was found, and its days. */
function foundIn(plain: string): { found: RegExpExecArray; days: Period; alone: boolean } | undefined {
  const both = LABELLED.exec(plain) ?? PERIOD.exec(plain) ?? YEARS.exec(plain) ?? SHORT.exec(plain)
  if (both) {
    const days = { data_inicio: dayIn(both.slice(1, 4)), data_fim: dayIn(both.slice(4, 7)) }
    return { found: both, days, alone: false }
  }
  const since = SINCE.exec(plain) ?? SINCE_SHORT.exec(plain)
  if (since)
    return { found: since, days: { data_inicio: dayIn(since.slice(1, 4)), data_fim: null }, alone: false }
  const end = END.exec(plain)
  if (end) return { found: end, days: { data_inicio: null, data_fim: dayIn(end.slice(1, 4)) }, alone: false }
  const single = SINGLE.exec(plain)
  if (!single) return undefined
  // One of the three places has it.
  const day = dayIn(single.slice(1, 4)) ?? dayIn(single.slice(4, 7)) ?? dayIn(single.slice(7, 10))
  return { found: single, days: { data_inicio: day, data_fim: null }, alone: true }
}

export interface FoundPeriod extends Period {
  /** The line without it. */
  rest: string
  /** One moment, of which the line does not tell whether it is the first or the last. */
  alone: boolean
  /** The rest begins behind it. */
  first: boolean
}

const MARKS = String.raw`[()\[\]|•·,;:/\s–—-]+`
const edges = new RegExp(String.raw`^${MARKS}|(?:[,;–—-]\s*\.|${MARKS})$`, 'g')

/** A line without marks at its ends, and without the state that is there alone. */
function tidied(line: string): string {
  const bare = line.replace(edges, '').replace(/ +/g, ' ')
  return GOING.exec(bare)?.index === 0 ? '' : bare
}

/** A line that says how long something went on, and nothing else. */
export const isDuration = (line: string) => line !== '' && line.replace(DURATION, '').trim() === ''

/** The period that a line names, and the line without it. */
export function periodOf(line: string): FoundPeriod | undefined {
  // `2019-03` is `03/2019`, which is as long.
  const plain = normalizeText(line).replace(/(?<![\d/.-])((?:19|20)\d{2})-(0[1-9]|1[0-2])\b(?!-)/g, '$2/$1')
  const period = foundIn(plain)
  if (!period) return undefined
  const { found, days, alone } = period
  // Accents come and go one for one, so the places are those of the line as it was written.
  const [above, below] =
    line.length === plain.length
      ? [line.slice(0, found.index), line.slice(found.index + found[0].length)]
      : [line, '']
  // A sentence behind days that have names before them says what was done.
  const rest = above.trim().length > 3 && /^\.\s/.test(below) ? above : `${above} ${below}`
  return { ...days, alone, first: tidied(above) === '', rest: tidied(rest.replace(DURATION, ' ')) }
}
