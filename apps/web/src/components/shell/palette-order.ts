import { normalizeText } from '@intranet/contract/formats'
import type { LucideIcon } from 'lucide-react'
import type { LinkAddress } from '@/lib/address.ts'

export interface SearchEntry {
  /** Distinguishes entries; two may lead to one address. */
  key: string
  label: string
  /** Where it is, or what distinguishes two of one name. */
  note?: string
  icon?: LucideIcon
  to?: LinkAddress
  /** Done instead of going somewhere. */
  run?: () => void
  /** At the right: when one was there. */
  end?: string
  /** Somebody, not something: people are above screens whose name only holds what was typed. */
  person?: boolean
  /** Everyday words for it, beside its name. */
  words?: string
  /** What a screen holds: it is found by that last. */
  holds?: string
  /** Something to do: offered once something was typed. */
  action?: boolean
  /** In no menu and on no card: offered once something was typed. */
  unlisted?: boolean
}

/** Everything that may be offered. */
export interface Offered {
  screens: SearchEntry[]
  /** People and records of the server. */
  found?: SearchEntry[]
  /** What the page in view offers, and its title. */
  page?: { title: string; actions: SearchEntry[] }
  /** Records that the person looked at. */
  recent?: SearchEntry[]
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
const textOf = (entry: SearchEntry) =>
  `${nameOf(entry)} ${normalizeText(`${entry.note ?? ''} ${entry.holds ?? ''}`)}`

/** `>` actions, `@` people, `#` code: what is typed after one is looked for among those alone. */
export function scopeOf(typed: string): { scope: '>' | '@' | '#' | ''; text: string } {
  const sign = /^\s*([>@#])/.exec(typed)?.[1] as '>' | '@' | '#' | undefined
  return { scope: sign ?? '', text: sign ? typed.trim().slice(1).trim() : typed.trim() }
}

const filled = (groups: SearchGroup[]) => groups.filter(({ entries }) => entries.length > 0)

/**
 * What the page offers, then screens whose name begins with the text, then people, then what else is named so, and last
 * what only holds it. Before anything is typed: the page, where the person was, and the screens.
 */
export function orderEntries(typed: string, offered: Offered): SearchGroup[] {
  const { screens, found = [], page = { title: '', actions: [] }, recent = [] } = offered
  const { scope, text: wanted } = scopeOf(typed)
  const words = normalizeText(wanted).split(/\s+/).filter(Boolean)
  const holding = (textIn: (entry: SearchEntry) => string) => (entry: SearchEntry) =>
    words.every((word) => textIn(entry).includes(word))
  const here = {
    heading: ['Nesta página', page.title].filter(Boolean).join(' · '),
    entries: page.actions.filter(holding(nameOf)),
  }
  const people = { heading: 'Pessoas', entries: found.filter(({ person }) => person) }
  const records = { heading: 'Registros', entries: found.filter(({ person }) => !person) }
  if (scope === '>')
    return filled([
      here,
      { heading: 'Ações', entries: screens.filter((one) => one.action && holding(nameOf)(one)) },
    ])
  if (scope === '@') return filled([people])
  if (scope === '#') return filled([records])
  if (words.length === 0)
    return filled([
      here,
      { heading: 'Onde você esteve', entries: recent },
      { heading: 'Telas', entries: screens.filter(({ action, unlisted }) => !action && !unlisted) },
    ])
  const starts = ({ label }: SearchEntry) => normalizeText(label).startsWith(words.join(' '))
  const begins = screens.filter(starts)
  const others = here.entries.filter((entry) => !starts(entry))
  const named = screens.filter((entry) => holding(nameOf)(entry) && !begins.includes(entry))
  const described = screens.filter((entry) => holding(textOf)(entry) && !holding(nameOf)(entry))
  return filled([
    { ...here, entries: here.entries.filter(starts) },
    { heading: 'Telas', entries: begins },
    people,
    { heading: 'Também nesta página', entries: others },
    { heading: 'Onde você esteve', entries: recent.filter(holding(textOf)) },
    { heading: 'Mais telas', entries: named.slice(0, MOST) },
    records,
    { heading: 'Veja também', entries: described.slice(0, MOST) },
  ])
}
