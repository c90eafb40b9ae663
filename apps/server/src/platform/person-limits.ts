/**
 * How much one person may do in a while (docs/security.md#limits-of-a-person). Counted in this process alone: it costs no
 * statement, and two servers let twice as much through.
 */
import { person as text } from '@intranet/contract/messages/limits'
import type { Actor } from './actor.ts'
import { AppError } from './errors.ts'

/** What is counted: requests, rows that were read, records that were written. */
const windows = {
  pessoa_pedidos_minuto: 60,
  pessoa_linhas_hora: 3600,
  pessoa_gravados_hora: 3600,
} as const
export type CountedKind = keyof typeof windows

type Person = Pick<Actor, 'id' | 'chave'> | null

export interface PersonLimits {
  /**
   * Throws 429 with Retry-After where a person has had as much as is allowed; one large piece of work that goes over it
   * was done whole. Access keys have separate limits.
   */
  assertRoom(kind: CountedKind, person: Person): Promise<void>
  /** Adds what was done. */
  add(kind: CountedKind, person: Person, weight: number): void
}

interface Counts {
  window: number
  people: Map<number, number>
}

export const tooMuch = (retryAfter: number) =>
  new AppError('too_many', text.tooMuch, { nome: 'TooManyRequestsException', retryAfter })

/** Of the parameters: how much of a kind is allowed. */
interface Allowed {
  read(kind: CountedKind): Promise<number>
}

export function createPersonLimits(parameters: Allowed): PersonLimits {
  const counts = new Map<CountedKind, Counts>()

  /** The counts of the present window: those of people who were here before it are gone. */
  function presentOf(kind: CountedKind, now: number): Counts {
    const window = Math.floor(now / windows[kind])
    const kept = counts.get(kind)
    if (kept?.window === window) return kept
    const fresh = { window, people: new Map<number, number>() }
    counts.set(kind, fresh)
    return fresh
  }

  return {
    async assertRoom(kind, person) {
      if (!person || person.chave) return
      const limit = await parameters.read(kind)
      const now = Date.now() / 1000
      const { people, window } = presentOf(kind, now)
      if ((people.get(person.id) ?? 0) < limit) return
      throw tooMuch(Math.max(1, Math.ceil((window + 1) * windows[kind] - now)))
    },
    add(kind, person, weight) {
      if (!person || person.chave || weight === 0) return
      const { people } = presentOf(kind, Date.now() / 1000)
      people.set(person.id, (people.get(person.id) ?? 0) + weight)
    },
  }
}

/** How many records an input is about: `objects` and `ids` are lists of them. */
export function recordsIn(input: unknown): number {
  if (typeof input !== 'object' || input === null) return 1
  const { objects, ids } = input as { objects?: unknown; ids?: unknown }
  if (Array.isArray(objects)) return objects.length
  return Array.isArray(ids) ? ids.length : 1
}

/** The rows of an answer: of a page, or of a plain list; undefined where it is no list. */
export function rowsOf(answer: unknown): readonly unknown[] | undefined {
  const rows = (answer as { dados?: unknown } | null | undefined)?.dados ?? answer
  return Array.isArray(rows) ? rows : undefined
}

/** How many rows an answer has, where it is a list. */
export const rowsIn = (answer: unknown): number => rowsOf(answer)?.length ?? 0
