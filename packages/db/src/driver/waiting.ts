/** Ends connections that wait too long for an answer: a server that froze keeps its side of them open for good. */
import type { PoolClient } from 'pg'

/** A process that was busy itself ticks once, and finds its answers before the next tick. */
const TICK_MS = 250

/** How long one connection has been waiting. */
export class Waiting {
  #underWay = 0
  #ticks = 0
  /**
   * Milliseconds without an answer after which the connection is given up; it may change from one borrower to the next.
   */
  patience: number

  constructor(patience: number) {
    this.patience = patience
  }

  asked(): void {
    if (this.#underWay === 0) this.#ticks = 0
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
    return this.#ticks * TICK_MS > this.patience
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

/** Without the farewell that `end` would wait for. */
function giveUp(client: PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
