/** Concurrency limiter: as many works at once as the machine, or another service, can handle. */
import { auth } from '@intranet/contract/messages/auth'
import { AppError } from './errors.ts'
import { waitInLine, type Line } from './line.ts'

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
  let active = 0
  const queue: Line = []

  function turn(): Promise<void> {
    if (active < limits.running) {
      active += 1
      return Promise.resolve()
    }
    if (queue.length >= limits.waiting) return Promise.reject(busy())
    return waitInLine(queue, limits.patience, busy)
  }

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else active -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
