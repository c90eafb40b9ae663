import { normalizeText } from '@intranet/contract/formats'
import type { LinkAddress } from '@/lib/address.ts'

export interface SearchEntry {
  /** Distinguishes entries; two may lead to one address. */
  key: string
  label: string
  /** What distinguishes two of one name. */
  note?: string
  to: LinkAddress
  /** Somebody, not something: people are above screens whose name only holds what was typed. */
  person?: boolean
  /** Everyday words for it, beside its name. */
  words?: string
  /** Something to do: offered once something was typed. */
  action?: boolean
}

export interface SearchGroup {
  heading: string
  entries: SearchEntry[]
}

const MOST = 8
/** Who wants to add something says so in many ways; what is offered is called "Novo …" or "Nova …". */
const ADDING = 'novo nova criar cadastrar adicionar registrar incluir'

const nameOf = ({ label, words = '', action }: SearchEntry) =>
  normalizeText(`${label} ${action ? ADDING : ''} ${words}`)
const textOf = (entry: SearchEntry) => `${nameOf(entry)} ${normalizeText(entry.note ?? '')}`

/** Screens whose name begins with the text, then people, then what else is named so, and last what only holds it. */
export function orderEntries(typed: string, screens: SearchEntry[], found: SearchEntry[]): SearchGroup[] {
  const text = normalizeText(typed).trim()
  if (!text) return [{ heading: 'Telas', entries: screens.filter(({ action }) => !action) }]
  const words = text.split(/\s+/)
  const holding = (textIn: (entry: SearchEntry) => string) => (entry: SearchEntry) =>
    words.every((word) => textIn(entry).includes(word))
  const begins = screens.filter(({ label }) => normalizeText(label).startsWith(text))
  const named = screens.filter((entry) => holding(nameOf)(entry) && !begins.includes(entry))
  const described = screens.filter((entry) => holding(textOf)(entry) && !holding(nameOf)(entry))
  return [
    { heading: 'Telas', entries: begins },
    { heading: 'Pessoas', entries: found.filter(({ person }) => person) },
    { heading: 'Mais telas', entries: named.slice(0, MOST) },
    { heading: 'Registros', entries: found.filter(({ person }) => !person) },
    { heading: 'Veja também', entries: described.slice(0, MOST) },
  ].filter(({ entries }) => entries.length > 0)
}
