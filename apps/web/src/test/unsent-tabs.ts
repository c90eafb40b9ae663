/** Tabs of one browser, and a server that they send to: for tests of what waits for a network. */
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'

/** A call as the server got it. */
export interface Sent {
  procedure: string
  input: unknown
  key: string | null
  person: string | null
}

/** An answer, or a refusal with its status; null where the network breaks before the answer arrives. */
type Answer = { data: unknown } | { status: number; message: string; campos?: Record<string, string> } | null

const body = (answer: NonNullable<Answer>) =>
  'data' in answer
    ? [{ result: { data: answer.data } }]
    : [{ error: { code: -32000, message: answer.message, data: { httpStatus: answer.status, ...answer } } }]

/** Replaces the server. `calls` are those that arrived, in their order; files are answered with ids in a row. */
export function takeCalls(answer: (sent: Sent) => Answer | Promise<Answer>) {
  const calls: Sent[] = []
  const files: File[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (String(address) === '/files') {
      files.push((init.body as FormData).get('file') as File)
      return Response.json({ id: `arquivo-${files.length}` })
    }
    const { pathname } = new URL(address, 'http://localhost')
    const inputs = JSON.parse(String(init.body)) as Record<string, unknown>
    const [key, person] = [headers.get('idempotency-key'), headers.get('x-pessoa')]
    const sent = { procedure: pathname.replace('/trpc/', ''), input: inputs[0], key, person }
    calls.push(sent)
    const answered = await answer(sent)
    if (!answered) throw new TypeError('fetch failed')
    return Response.json(body(answered), { status: 'data' in answered ? 200 : answered.status })
  })
  return { calls, files }
}

/** One after the other, as the browser's locks let them. */
class Locks {
  #last: Promise<unknown> = Promise.resolve()
  request(_name: string, work: () => Promise<unknown>) {
    const next = this.#last.then(work, work)
    this.#last = next.catch(() => {})
    return next
  }
}

let online = true
export const goOnline = (now: boolean): void => void (online = now)

/** Another tab: its own memory, the browser's databases. */
export async function openTab() {
  vi.resetModules()
  const [queue, store, state] = await Promise.all([
    import('@/lib/unsent/unsent-queue.ts'),
    import('@/lib/unsent/unsent-store.ts'),
    import('@/lib/unsent/unsent-state.ts'),
  ])
  return { ...queue, ...store, ...state }
}

/** A browser that keeps nothing from the tests before. */
export function ownBrowser(): void {
  beforeEach(() => {
    online = true
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
    Object.defineProperty(navigator, 'locks', { configurable: true, value: new Locks() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    Reflect.deleteProperty(navigator, 'locks')
  })
}
