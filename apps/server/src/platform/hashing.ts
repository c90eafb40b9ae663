/** Argon2id hashes in a queue, so that a burst of sign-ins leaves the processor to everybody else. */
import { auth } from '@intranet/contract/messages'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from './errors.ts'

const derive = promisify(argon2)

interface Cost {
  m: number
  t: number
  p: number
}
/** 19 MiB, two passes, one lane. */
const COST: Cost = { m: 19_456, t: 2, p: 1 }
const HASH_BYTES = 32

interface QueueLimits {
  /** How many run at once. */
  running: number
  /** How many may wait for their turn. */
  waiting: number
  /** The longest wait, in milliseconds. */
  patience: number
}

const busy = () =>
  new AppError('too_many', auth.tooManyRequests, { nome: 'TooManyRequestsException', retryAfter: 5 })

/** Runs a few works at once; who finds the queue full, or waits too long, is told 429 with Retry-After. */
export function createTurns({ running, waiting, patience }: QueueLimits) {
  let active = 0
  const queue: (() => void)[] = []

  function turn(): Promise<void> {
    if (active < running) {
      active += 1
      return Promise.resolve()
    }
    if (queue.length >= waiting) return Promise.reject(busy())
    return new Promise((admit, refuse) => {
      const enter = () => {
        clearTimeout(timer)
        admit()
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(enter), 1)
        refuse(busy())
      }, patience)
      queue.push(enter)
    })
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

const inTurn = createTurns({ running: Math.max(1, availableParallelism() - 1), waiting: 100, patience: 5000 })

const run = (secret: string, nonce: Buffer, { m, t, p }: Cost, tagLength: number): Promise<Buffer> =>
  inTurn(() =>
    derive('argon2id', { message: secret, nonce, parallelism: p, tagLength, memory: m, passes: t }),
  )

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A password (or code) as a PHC string. Throws 429 when too many wait already. */
export async function hashPassword(secret: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await run(secret, salt, COST, HASH_BYTES)
  return `$argon2id$v=19$m=${COST.m},t=${COST.t},p=${COST.p}$${base64(salt)}$${base64(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether `secret` is what `phc` was made from; compared in constant time. */
export async function verifyPassword(phc: string | null, secret: string): Promise<boolean> {
  const parts = PHC.exec(phc ?? '')
  if (!parts) return false
  const [m, t, p] = parts.slice(1, 4).map(Number) as [number, number, number]
  const expected = Buffer.from(parts[5]!, 'base64')
  const actual = await run(secret, Buffer.from(parts[4]!, 'base64'), { m, t, p }, expected.length)
  return timingSafeEqual(actual, expected)
}
