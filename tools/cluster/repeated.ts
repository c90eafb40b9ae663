/** Work that somebody does again and again. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Does `work` until `signal`, `pause` milliseconds apart on average; the first time after a part of it. */
export async function repeat(
  pause: number,
  signal: AbortSignal,
  work: (times: number) => Promise<unknown>,
): Promise<void> {
  await sleep(Math.random() * pause, undefined, { signal }).catch(() => {})
  for (let times = 0; !signal.aborted; times += 1) {
    await work(times)
    await sleep(pause * (0.5 + Math.random()), undefined, { signal }).catch(() => {})
  }
}
