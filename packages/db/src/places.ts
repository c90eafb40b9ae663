/** Who gets a connection: all but one are for everybody; of these one person has a third at most, what writes two thirds. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

/** Said as pg says it when the pool is exhausted. */
const EXHAUSTED = 'timeout exceeded when trying to connect'
/** The refusal of a person who asks for more at once than their share. */
export const OWN_SHARE_TAKEN = 'all connections of this person are in use'

/** A counted number of places; who finds none waits in line, not longer than `patience` milliseconds. */
class Line {
  #free: number
  readonly #patience: number
  readonly #refusal: string
  readonly #waiting: ((refused?: Error) => void)[] = []

  constructor(places: number, patience: number, refusal: string) {
    this.#free = places
    this.#patience = patience
    this.#refusal = refusal
  }

  /** Undefined when a place was free: no promise is made for what happens all day. */
  enter(): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1
      return undefined
    }
    return new Promise((admit, refuse) => {
      const enter = (refused?: Error) => {
        clearTimeout(timer)
        if (refused) refuse(refused)
        else admit()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        enter(new Error(this.#refusal))
      }, this.#patience)
      this.#waiting.push(enter)
    })
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }

  refuseAll(reason: string): void {
    for (const enter of this.#waiting.splice(0)) enter(new Error(reason))
  }
}

/** Lends a connection. */
export type Connect = () => Promise<PoolClient>

/** Milliseconds for a connection: of the pool, and of one's own share. */
const PATIENCE = 5000
const OWN_PATIENCE = 10_000

/** Lends through a line; the place is left when the connection is given back. */
function throughLine(pool: Pool, line: Line, connect: Connect): Connect {
  const lent = new WeakSet<PoolClient>()
  pool.on('release', (_error, client) => {
    if (lent.delete(client)) line.leave()
  })
  return async () => {
    const waits = line.enter()
    if (waits) await waits
    try {
      const client = await connect()
      lent.add(client)
      return client
    } catch (error) {
      line.leave()
      throw error
    }
  }
}

/**
 * Keeps one connection of `pool` back. From then on `pool.connect` and `pool.query` wait for one of the others.
 * Answers the way to all of them, the one kept back included.
 */
export function keepOneBack(pool: Pool): Connect {
  const { max } = pool.options
  const line = new Line(Math.max(1, max - 1), PATIENCE, EXHAUSTED)
  const any = pool.connect.bind(pool) as Connect
  const borrow = throughLine(pool, line, any)
  const end = pool.end.bind(pool)
  pool.end = (() => {
    line.refuseAll('Cannot use a pool after calling end on the pool')
    return end()
  }) as typeof pool.end
  type Given = (error: unknown, client?: PoolClient, release?: PoolClient['release']) => void
  pool.connect = ((given?: Given) => {
    const borrowed = borrow()
    if (!given) return borrowed
    borrowed.then(
      (client) => given(undefined, client, client.release),
      (error: unknown) => given(error),
    )
    return undefined
  }) as typeof pool.connect
  return any
}

const writing = new AsyncLocalStorage<true>()

/** Runs `work`, whose connection is one that writes. */
export const toWrite = <T>(work: () => Promise<T>): Promise<T> => writing.run(true, work)

/** Keeps a third of `pool` for readings: they go on while every COMMIT waits for a replica. */
export function keepForReading(pool: Pool): Connect {
  const places = Math.max(1, Math.floor((pool.options.max * 2) / 3))
  const connect = () => pool.connect()
  const write = throughLine(pool, new Line(places, PATIENCE, EXHAUSTED), connect)
  return () => (writing.getStore() ? write() : connect())
}

/** The connections that each person has at once: a third of the pool, and never fewer than one. */
export class OwnShares {
  readonly #share: number
  readonly #patience: number
  readonly #people = new Map<number, { line: Line; present: number }>()

  constructor(max: number, patience = OWN_PATIENCE) {
    this.#share = Math.max(1, Math.floor(max / 3))
    this.#patience = patience
  }

  /** Runs `work` within the share of a person. */
  async within<T>(person: number, work: () => Promise<T>): Promise<T> {
    const own = this.#people.get(person) ?? {
      line: new Line(this.#share, this.#patience, OWN_SHARE_TAKEN),
      present: 0,
    }
    this.#people.set(person, own)
    own.present += 1
    try {
      const waits = own.line.enter()
      if (waits) await waits
      try {
        return await work()
      } finally {
        own.line.leave()
      }
    } finally {
      own.present -= 1
      if (own.present === 0) this.#people.delete(person)
    }
  }
}
