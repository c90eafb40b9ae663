import { setTimeout as sleep } from 'node:timers/promises'
import { answer } from './answering.ts'

// Preloaded into the server under test: reports how much memory it uses once the garbage is gone.
answer({
  cpu() {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  pid: () => process.pid,
  /** What it holds right now, garbage and all. */
  memoryNow: () => process.memoryUsage().rss,
  async memory() {
    for (let round = 0; round < 4; round++) {
      globalThis.gc?.()
      await sleep(250)
    }
    return process.memoryUsage().rss
  },
})
// The channel to the bench must not keep the server alive.
process.channel?.unref()
