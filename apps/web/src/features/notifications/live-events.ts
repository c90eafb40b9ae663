/** One event stream per browser: the tab that holds the lock reads it and tells the others. */

export const liveKinds = ['pronto', 'perdidos', 'notificacao', 'leitura', 'acesso'] as const
export type LiveKind = (typeof liveKinds)[number]

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
function readStream(tell: (kind: LiveKind) => void, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const source = new EventSource('/events')
    const stop = () => {
      source.close()
      done()
    }
    for (const kind of liveKinds) source.addEventListener(kind, () => tell(kind))
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) stop()
    })
    signal.addEventListener('abort', stop)
  })
}

async function readForever(tell: (kind: LiveKind) => void, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  const heard = (kind: LiveKind) => {
    wait = FIRST_WAIT_MS
    tell(kind)
  }
  while (!signal.aborted) {
    await readStream(heard, signal)
    await pause(wait, signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/**
 * Calls back for every event of the signed-in person, in whichever tab the stream is read. `pronto` and `perdidos`
 * mean that events may have been missed: ask for everything again. Returns the way to stop.
 */
export function listenToEvents(heard: (kind: LiveKind) => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<LiveKind>) => heard(data))
  const tell = (kind: LiveKind) => {
    heard(kind)
    channel.postMessage(kind)
  }
  // Without locks (an origin that is not secure) every tab reads for itself.
  if (!navigator.locks) void readForever(heard, signal)
  else
    navigator.locks
      .request(NAME, { signal }, () => readForever(tell, signal))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
  return () => {
    stopping.abort()
    channel.close()
  }
}
