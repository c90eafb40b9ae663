/** Requests with a time-out, sent again where that is safe, and with a new sign-in where the session has ended. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface TransportOptions {
  /** How long one attempt may take, in milliseconds: 30,000 unless said. */
  timeout?: number
  /** How often a request is sent again after a failure that may pass: 3 times unless said. */
  retries?: number
}

/** Who asks. `renew` gives a new token once the last one is refused. */
export interface Bearer {
  token?: string
  renew?(): Promise<string>
}

export interface Request {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
  signal?: AbortSignal
  /** Milliseconds of one attempt; 0 is no limit: of an answer that does not end. */
  timeout?: number
  /** Whether it may be sent twice; reads and what has an Idempotency-Key may. */
  repeatable?: boolean
}

export type Send = (path: string, request?: Request) => Promise<Response>

const FIRST_WAIT = 500
const LONGEST_WAIT = 60_000
const passing = new Set([429, 502, 503, 504])

/** Milliseconds until the next attempt; undefined where another one would be answered the same. */
function waitAfter(response: Response, attempt: number): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const asked = Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT) : undefined
  if (passing.has(response.status)) return asked ?? FIRST_WAIT * 2 ** attempt
  // Somebody else's request with this key is still running.
  return response.status === 409 ? asked : undefined
}

/** One timer a request: it ends the body's reading, too. */
function signalOf({ signal }: Request, timeout: number): AbortSignal | undefined {
  if (!timeout) return signal
  const limit = AbortSignal.timeout(timeout)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/**
 * Sends requests to `address` as `bearer`. Answers whatever status comes at the end; throws what the network throws, and
 * what signing in again throws. A redirect is an error: the token would go with it.
 */
export function createTransport(address: string, bearer: Bearer, options: TransportOptions = {}): Send {
  const { timeout = 30_000, retries = 3 } = options
  let renewing: Promise<string> | undefined

  /** Requests that were refused at the same time sign in once. */
  async function renewed(used: string | undefined): Promise<boolean> {
    if (!bearer.renew) return false
    if (bearer.token !== used) return true
    renewing ??= bearer.renew().finally(() => (renewing = undefined))
    bearer.token = await renewing
    return true
  }

  const once = (path: string, request: Request) =>
    fetch(new URL(path, address), {
      method: request.method ?? 'GET',
      body: request.body,
      headers: {
        ...(bearer.token && { authorization: `Bearer ${bearer.token}` }),
        ...request.headers,
      },
      redirect: 'error',
      signal: signalOf(request, request.timeout ?? timeout),
    })

  /** The answer, or how long to wait for the next attempt. */
  async function attempted(path: string, request: Request, attempt: number): Promise<Response | number> {
    const last = attempt >= retries || request.repeatable === false
    try {
      const response = await once(path, request)
      const wait = last ? undefined : waitAfter(response, attempt)
      if (wait === undefined) return response
      await response.body?.cancel()
      return wait
    } catch (error) {
      if (last || request.signal?.aborted) throw error
      return FIRST_WAIT * 2 ** attempt
    }
  }

  return async function send(path, request = {}) {
    let mayRenew = true
    for (let attempt = 0; ; attempt += 1) {
      const used = bearer.token
      const outcome = await attempted(path, request, attempt)
      if (typeof outcome === 'number') await sleep(outcome, undefined, { signal: request.signal })
      else if (outcome.status !== 401 || !mayRenew || !(await renewed(used))) return outcome
      else mayRenew = false
    }
  }
}
