/** Ends connections that wait too long for an answer: a server that froze keeps its side of them open for good. */
import type { ClientBase, PoolClient } from 'pg'

/** A process that was busy itself ticks once, and finds its answers before the next tick. */
const TICK_MS = 250

/** How long one connection has been waiting. */
export class Waiting {
  #underWay = 0
  #ticks = 0
  /** Of what is asked now. */
  #limit = Infinity
  /**
   * Milliseconds without an answer after which the connection is given up; it may change from one borrower to the next.
   */
  patience: number
  /** The same for a COMMIT, which waits for a replica and falls under no limit of PostgreSQL. */
  readonly #commit: number

  constructor(patience: number, commit = patience) {
    this.patience = patience
    this.#commit = commit
  }

  asked(text: unknown): void {
    if (this.#underWay === 0) this.#ticks = 0
    this.#limit = text === 'commit' ? Math.min(this.#commit, this.patience) : this.patience
    this.#underWay += 1
  }

  answered(): void {
    this.#underWay -= 1
    this.#ticks = 0
  }

  /** Counts a tick; true once the wait is over. */
  tick(): boolean {
    if (this.#underWay === 0) return false
    this.#ticks += 1
    return this.#ticks * TICK_MS > this.#limit
  }
}

/** The connections of a pool that wait. */
export class WaitingWatch {
  readonly #open = new Map<PoolClient, Waiting>()
  #timer: NodeJS.Timeout | undefined

  /** Watches a connection until it is closed. What it was asked then fails, as when the server closes it. */
  add(client: PoolClient, waiting: Waiting): void {
    this.#open.set(client, waiting)
    client.once('end', () => this.#remove(client))
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref()
  }

  #remove(client: PoolClient): void {
    this.#open.delete(client)
    if (this.#open.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #tick(): void {
    for (const [client, waiting] of this.#open) if (waiting.tick()) giveUp(client)
  }
}

/** Rejects where `answer` is not there after so many milliseconds, in ticks. */
export function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, refuse) => {
    let left = milliseconds / TICK_MS
    const timer = setInterval(() => {
      left -= 1
      if (left <= 0) refuse(new Error('no answer'))
    }, TICK_MS)
    answer.then(resolve, refuse).finally(() => clearInterval(timer))
  })
}

/** Ends a connection without the farewell that `end` would wait for. */
export function giveUp(client: ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
