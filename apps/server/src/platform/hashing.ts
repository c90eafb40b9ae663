/** Argon2id hashes in a queue, so that many simultaneous sign-ins do not slow down other requests. */
import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { HashWork } from './hashing.worker.ts'
import { createLimiter, type QueueLimits } from './concurrency-limiter.ts'
import { ownWorker } from './own-worker.ts'

/** 19 MiB, two passes, one lane. */
const COST: HashWork['cost'] = { m: 19_456, t: 2, p: 1 }
const HASH_BYTES = 32
/** The least that Argon2id takes. */
const LEAST_COST: HashWork['cost'] = { m: 8, t: 1, p: 1 }

/** How many hashes are calculated at once: one processor stays free for other work. */
export const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1)
/** A test on a busy machine has more patience. */
export const hashQueue: QueueLimits = { running: HASHES_AT_ONCE, waiting: 100, patience: 5000 }
const limited = createLimiter(hashQueue)

/** Idle worker threads, which run with a low priority. */
const idle: Worker[] = []

function newWorker(): Worker {
  const worker = ownWorker(new URL('./hashing.worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  worker.unref()
  return worker
}

const run = (work: HashWork): Promise<Uint8Array> =>
  limited(async () => {
    const worker = idle.pop() ?? newWorker()
    worker.ref()
    worker.postMessage(work)
    // A worker that breaks down fails its work, and is not asked again.
    const [tag] = (await once(worker, 'message')) as [Uint8Array]
    worker.unref()
    idle.push(worker)
    return tag
  })

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const phcOf = ({ m, t, p }: HashWork['cost'], salt: Buffer, tag: Uint8Array) =>
  `$argon2id$v=19$m=${m},t=${t},p=${p}$${base64(salt)}$${base64(tag)}`

/** A password (or code) as a PHC string. Throws 429 when too many wait already. */
export async function hashPassword(secret: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await run({ secret, nonce: salt, cost: COST, tagLength: HASH_BYTES })
  return phcOf(COST, salt, tag)
}

/**
 * A secret that this server drew from 128 bits or more, as a PHC string: trying finds none, at any cost. So quick that
 * a transaction may wait for it; never for what a person chose.
 */
export function hashDrawn(secret: string): string {
  const salt = randomBytes(16)
  const { m: memory, t: passes, p: parallelism } = LEAST_COST
  const asked = { message: secret, nonce: salt, parallelism, tagLength: HASH_BYTES, memory, passes }
  return phcOf(LEAST_COST, salt, argon2Sync('argon2id', asked))
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether a hash was made at another cost than new ones are. */
export function isOlderHash(phc: string | null): boolean {
  const cost = PHC.exec(phc ?? '')
    ?.slice(1, 4)
    .join()
  return cost !== undefined && cost !== [COST.m, COST.t, COST.p].join()
}

/** Whether `secret` is what `phc` was made from; compared in constant time. */
export async function verifyPassword(phc: string | null, secret: string): Promise<boolean> {
  const parts = PHC.exec(phc ?? '')
  if (!parts) return false
  const [m, t, p] = parts.slice(1, 4).map(Number) as [number, number, number]
  const expected = Buffer.from(parts[5]!, 'base64')
  const nonce = Buffer.from(parts[4]!, 'base64')
  const actual = await run({ secret, nonce, cost: { m, t, p }, tagLength: expected.length })
  return timingSafeEqual(actual, expected)
}
