/** Requests with a time-out, sent again where that is safe, and with a new sign-in where the session has ended. */
import { setTimeout as sleep } from 'node:timers/promises'
import { networkFailureOf } from './network-failures.ts'
import { AwayError, passing } from './refusals.ts'

export interface TransportOptions {
  /** How long one attempt may take, in milliseconds: 30,000 unless said. */
  timeout?: number
  /**
   * For how long a request is sent again after failures that may pass, in milliseconds. Unless said it is 120,000, and
   * 3,000 where the connection is refused and nothing at this address has ever answered: it may be the wrong one.
   */
  patience?: number
  /** How often a request is sent again at most; unless said, as often as there is patience. */
  retries?: number
}

/** Who asks. `renew` gives a new token once the last one is refused. */
export interface Bearer {
  token?: string
  renew?(): Promise<string>
}

/** As `fetch` takes it; its name is not in every set of types. */
export type Body = string | FormData | Blob | Uint8Array<ArrayBuffer>

export interface Request {
  method?: string
  headers?: Record<string, string>
  body?: Body
  signal?: AbortSignal
  /** Milliseconds of one attempt; 0 is no limit once the answer begins: of one that does not end. */
  timeout?: number
  /** Whether it may be sent twice; reads and what has an Idempotency-Key may. */
  repeatable?: boolean
}

export type Send = (path: string, request?: Request) => Promise<Response>

/** A server that restarts is back in thirty seconds. */
const PATIENCE = 120_000
const FIRST_PATIENCE = 3000
const FIRST_WAIT = 500
const LONGEST_PAUSE = 15_000

/** Growing pauses, no two clients at the same moment: a server that comes back is not met by all at once. */
const pauseOf = (attempt: number) =>
  Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_PAUSE) * (0.5 + Math.random() / 2)

/** Milliseconds until the next attempt; undefined where another one would be answered the same. */
function waitAfter(response: Response, attempt: number): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  // A tenth more at most: callers that wait for the same moment come one after the other.
  const asked = Number.isFinite(seconds) ? seconds * 1000 * (1 + Math.random() / 10) : undefined
  if (passing.has(response.status)) return asked ?? pauseOf(attempt)
  // Somebody else's request with this key is still running, or writes the same record.
  return response.status === 409 ? asked : undefined
}

const anyOf = (limit: AbortSignal, { signal }: Request) => (signal ? AbortSignal.any([signal, limit]) : limit)

/** Ends `work` where it takes longer, and nothing of what it answered. */
async function begunWithin<T>(timeout: number, work: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('no answer', 'TimeoutError')), timeout)
  try {
    return await work(limit.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** The answer with its whole body: where the connection is lost before its end, the attempt has failed. */
async function whole(answer: Promise<Response>): Promise<Response> {
  const begun = await answer
  const bytes = await begun.arrayBuffer()
  return new Response(bytes.byteLength > 0 ? bytes : null, begun)
}

/**
 * Sends requests to `address` as `bearer`. Answers whatever status comes at the end; throws what the network throws, and
 * what signing in again throws. A redirect is an error: the token would go with it.
 */
export function createTransport(address: string, bearer: Bearer, options: TransportOptions = {}): Send {
  const { timeout = 30_000, patience = PATIENCE, retries = Number.POSITIVE_INFINITY } = options
  let hasAnswered = false
  let renewing: Promise<string> | undefined

  /** Requests that were refused at the same time sign in once. */
  async function renewed(used: string | undefined): Promise<boolean> {
    if (!bearer.renew) return false
    if (bearer.token !== used) return true
    renewing ??= bearer.renew().finally(() => (renewing = undefined))
    bearer.token = await renewing
    return true
  }

  const asked = (path: string, request: Request, limit: AbortSignal) =>
    fetch(new URL(path, address), {
      method: request.method ?? 'GET',
      body: request.body,
      headers: {
        ...(bearer.token && { authorization: `Bearer ${bearer.token}` }),
        ...request.headers,
      },
      redirect: 'error',
      signal: anyOf(limit, request),
    })

  /** One timer a request: it ends the body's reading, too, but for a body without an end. */
  const once = (path: string, request: Request) =>
    request.timeout === 0
      ? begunWithin(timeout, (limit) => asked(path, request, limit))
      : whole(asked(path, request, AbortSignal.timeout(request.timeout ?? timeout)))

  function patienceAfter(error: unknown): number {
    const failure = networkFailureOf(error)
    if (failure === 'lasting') return 0
    const isFirst = failure === 'unreached' && !hasAnswered && options.patience === undefined
    return isFirst ? FIRST_PATIENCE : patience
  }

  /** The answer, or how long to wait for the next attempt. `spent`: milliseconds since the first one began. */
  async function attempted(
    path: string,
    request: Request,
    { attempt, spent }: { attempt: number; spent: () => number },
  ): Promise<Response | number> {
    const isLast = attempt >= retries || request.repeatable === false
    try {
      const response = await once(path, request)
      hasAnswered = true
      const wait = isLast ? undefined : waitAfter(response, attempt)
      if (wait === undefined || spent() + wait > patience) return response
      await response.body?.cancel()
      return wait
    } catch (error) {
      if (request.signal?.aborted) throw error
      const wait = pauseOf(attempt)
      if (isLast || spent() + wait > patienceAfter(error)) throw new AwayError(error)
      return wait
    }
  }

  return async function send(path, request = {}) {
    let mayRenew = true
    const began = performance.now()
    const spent = () => performance.now() - began
    for (let attempt = 0; ; attempt += 1) {
      const used = bearer.token
      const outcome = await attempted(path, request, { attempt, spent })
      if (typeof outcome === 'number') await sleep(outcome, undefined, { signal: request.signal })
      else if (outcome.status !== 401 || !mayRenew || !(await renewed(used))) return outcome
      else mayRenew = false
    }
  }
}
