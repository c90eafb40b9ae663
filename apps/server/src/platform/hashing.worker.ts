/** One hash after the other, with a lower priority than other work. */
import { argon2Sync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { lowerThreadPriority } from './thread-priority.ts'

export interface HashWork {
  secret: string
  nonce: Uint8Array
  cost: { m: number; t: number; p: number }
  tagLength: number
}

lowerThreadPriority()

parentPort!.on('message', ({ secret, nonce, cost, tagLength }: HashWork) => {
  const { m, t, p } = cost
  const asked = { message: secret, nonce, parallelism: p, tagLength, memory: m, passes: t }
  parentPort!.postMessage(argon2Sync('argon2id', asked))
})
