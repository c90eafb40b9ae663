/** One event stream per browser: the tab that holds the lock reads it and notifies the others. */

import { liveKinds, POSITION_EVENT, type LiveKind } from '@intranet/contract/content/live-kinds'
import { notePosition } from '../../lib/heard-position.ts'

/** `data` is ids only: of reactions the records, such as "novidade:12,novidade:15". */
export interface LiveEvent {
  kind: LiveKind
  data: string
}
type Tell = (event: LiveEvent) => void
/** What tabs pass on, the position that comes before an event included. */
interface Passed extends Omit<LiveEvent, 'kind'> {
  kind: LiveKind | typeof POSITION_EVENT
}
type Pass = (event: Passed) => void

const NAME = 'intranet-eventos'
const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 60_000

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = window.setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      done()
    })
  })

/** Resolves when the stream is given up (a refusal, not a broken connection: those the browser mends itself). */
function readStream(tell: Pass, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const source = new EventSource('/events')
    const stop = () => {
      source.close()
      done()
    }
    for (const kind of [...liveKinds, POSITION_EVENT] as const)
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => tell({ kind, data }))
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) stop()
    })
    signal.addEventListener('abort', stop)
  })
}

async function readForever(tell: Pass, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  const heard = (event: Passed) => {
    wait = FIRST_WAIT_MS
    tell(event)
  }
  while (!signal.aborted) {
    await readStream(heard, signal)
    await pause(wait, signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/** Waits for the lock, then reads until it is aborted. Without locks (an origin that is not secure) every tab reads. */
function takeLock(tell: Pass): AbortController {
  const turn = new AbortController()
  const { signal } = turn
  const reading = navigator.locks
    ? navigator.locks.request(NAME, { signal }, () => readForever(tell, signal))
    : readForever(tell, signal)
  reading.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return turn
}

/**
 * Calls back for every event of the signed-in person, in whichever tab the stream is read. `pronto` and `perdidos`
 * mean that events may have been missed: ask for everything again. Returns the way to stop.
 */
export function listenToEvents(heard: Tell): () => void {
  const channel = new BroadcastChannel(NAME)
  const take = ({ kind, data }: Passed) => {
    if (kind === POSITION_EVENT) notePosition(data)
    else heard({ kind, data })
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Passed>) => take(data))
  const tell = (event: Passed) => {
    take(event)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only one origin
    channel.postMessage(event)
  }
  let turn = takeLock(tell)
  // A page that is left hands the stream on at once; one that comes back from the browser's memory queues again.
  const leave = () => turn.abort()
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    turn = takeLock(tell)
    heard({ kind: 'perdidos', data: '' })
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    leave()
    channel.close()
  }
}
