/** Only a few large bodies are accepted at a time: each is in memory or on the disk while it is read. */
import { refusal } from '@intranet/contract/messages/refusals'
import type { FastifyReply } from 'fastify'
import { finished } from 'node:stream'
import { AppError } from '../platform/errors.ts'
import { createLimiter } from '../platform/concurrency-limiter.ts'

type Limiter = ReturnType<typeof createLimiter>

/** For one person, so that nobody uses all the places. */
const ofOnePerson = { running: 2, waiting: 20, patience: 30_000 }

/**
 * Waits for a place, which is kept until the answer was sent or the connection closed. Throws 429 when too many wait.
 */
function untilAnswered(inTurn: Limiter, reply: FastifyReply): Promise<void> {
  return new Promise((enter, refuse) => {
    const waits = () =>
      new Promise<void>((leave) => {
        finished(reply.raw, () => leave())
        if (reply.raw.destroyed) return refuse(new AppError('unreadable', refusal.unreadable))
        enter()
      })
    inTurn(waits).catch(refuse)
  })
}

/** `running` bodies at once, two of them at most of one person, or of one address of guests. */
export function createBodyLimiter(running: number) {
  const everybody = createLimiter({ running, waiting: 100, patience: 30_000 })
  const people = new Map<number | string, { limiter: Limiter; open: number }>()

  return async (person: number | string, reply: FastifyReply): Promise<void> => {
    const own = people.get(person) ?? { limiter: createLimiter(ofOnePerson), open: 0 }
    people.set(person, own)
    own.open += 1
    finished(reply.raw, () => {
      own.open -= 1
      if (!own.open) people.delete(person)
    })
    await untilAnswered(own.limiter, reply)
    await untilAnswered(everybody, reply)
  }
}
