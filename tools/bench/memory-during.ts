import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from './processes.ts'

const MB = 1_000_000
const EVERY_MS = 20

/** The largest memory of the server while `work` ran, above the memory before, in MB. */
export async function memoryDuring(server: Running, work: () => Promise<unknown>): Promise<number> {
  const idle = await server.ask<number>({ kind: 'memoryNow' })
  let most = idle
  const until = new AbortController()
  const watching = (async () => {
    while (!until.signal.aborted) {
      most = Math.max(most, await server.ask<number>({ kind: 'memoryNow' }))
      await sleep(EVERY_MS)
    }
  })()
  try {
    await work()
  } finally {
    until.abort()
    await watching
  }
  return (most - idle) / MB
}
