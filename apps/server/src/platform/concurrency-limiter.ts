/** Concurrency limiter: as many works at once as the machine, or another service, can handle. */
import { auth } from '@intranet/contract/messages/auth'
import { AppError } from './errors.ts'
import { createGate } from './line.ts'

export interface QueueLimits {
  /** How many run at once. */
  running: number
  /** How many may wait for their turn. */
  waiting: number
  /** The longest wait, in milliseconds. */
  patience: number
}

const busy = () =>
  new AppError('too_many', auth.tooManyRequests, { nome: 'TooManyRequestsException', retryAfter: 5 })

/**
 * Concurrency limiter: runs a few works at once; with a full queue, or after too long a wait, answers 429 with
 * Retry-After. What `limits` says is read at each turn.
 */
export function createLimiter(limits: Readonly<QueueLimits>) {
  const gate = createGate(limits, busy)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await gate.enter(limits.patience)
    try {
      return await work()
    } finally {
      gate.leave()
    }
  }
}
