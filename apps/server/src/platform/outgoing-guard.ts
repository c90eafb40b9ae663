/** The guard before one neighbour: few requests at once, not too fast, none for a while after many failures. */
import { createGate } from './line.ts'
import { OutgoingError } from './outgoing-error.ts'

export interface GuardLimits {
  /** How many run at once. */
  running: number
  /** How many may wait. */
  waiting: number
  /** Milliseconds between two requests at least. */
  apart: number
  /** Failures one after another after which it rests. */
  failures: number
  /** How long it rests, in milliseconds; then one request tries. */
  rest: number
}

const usual: GuardLimits = { running: 8, waiting: 200, apart: 20, failures: 6, rest: 15_000 }

/** Runs `work` in its turn. Throws OutgoingError `resting` or `busy`, with nothing sent, after `patience` at most. */
export type Guard = <T extends { status: number }>(patience: number, work: () => Promise<T>) => Promise<T>

const busy = () => new OutgoingError('busy', 'too many requests wait for this neighbour')

/** A refusal of ours, or an answer that was too long, says nothing of the neighbour's health. */
function isFailure(error: unknown): boolean {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return !(root instanceof OutgoingError)
}

export function createGuard(limits: Partial<GuardLimits> = {}, now: () => number = Date.now): Guard {
  const { apart, failures, rest, ...most } = { ...usual, ...limits }
  const gate = createGate(most, busy)
  let failed = 0
  let restsUntil = 0
  let trying = false
  let next = 0

  async function pace(): Promise<void> {
    const wait = next - now()
    next = Math.max(now(), next) + apart
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
  }

  /** Whether it is to be left alone; the first one after the rest tries. */
  function assertAwake(): boolean {
    if (failed < failures) return false
    if (now() < restsUntil || trying)
      throw new OutgoingError('resting', 'this neighbour failed again and again')
    trying = true
    return true
  }

  function reported(ok: boolean): void {
    failed = ok ? 0 : failed + 1
    if (failed >= failures) restsUntil = now() + rest
  }

  return async (patience, work) => {
    if (failed >= failures && now() < restsUntil) assertAwake()
    await gate.enter(patience)
    let tries = false
    try {
      tries = assertAwake()
      await pace()
      const answer = await work()
      reported(answer.status < 500)
      return answer
    } catch (error) {
      if (isFailure(error)) reported(false)
      throw error
    } finally {
      if (tries) trying = false
      gate.leave()
    }
  }
}
