/** Everything that leaves for an address of the settings or of a superadmin's page. See docs/deploy.md#outgoing. */
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, fetch as request, type Response } from 'undici'
import { reachable } from './outgoing-addresses.ts'

/** Why a request was not made, or its answer not read. */
export type OutgoingReason = 'plain' | 'private' | 'long'

/** `code` as connections have one: nothing was handed over where it is EOUTGOING. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
  readonly code = 'EOUTGOING'
  readonly reason: OutgoingReason
  constructor(reason: OutgoingReason, message: string) {
    super(message)
    this.reason = reason
  }
}

export interface OutgoingRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Milliseconds until the answer, its body included, must be there. */
  timeout: number
  /** Whether the entry says that plain http is wanted: its own flag, or the operator's setting. */
  plainHttp?: boolean
}

export interface Outgoing {
  /** Redirects are not followed: they are answers like any other. Throws as fetch does. */
  send(url: string | URL, request: OutgoingRequest): Promise<Response>
  /** The same for a library that brings its own requests, to an address that the operator set. */
  fetch: typeof fetch
  close(): Promise<void>
}

/** With `allow`, private networks that may be reached. */
export function createOutgoing(allow: readonly string[]): Outgoing {
  const mayReach = reachable(allow)
  const refusal = (host: string) =>
    new OutgoingError('private', `${host} is in a private network that OUTGOING_ALLOW does not name`)

  // The connection is made to an address that was checked: asking again could give another.
  const checkedLookup: LookupFunction = (host, options, answer) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, '', 0)
      const open = found.filter(({ address }) => mayReach(address))
      const [first] = open
      if (!first) return answer(refusal(host), '', 0)
      return options.all ? answer(null, open) : answer(null, first.address, first.family)
    })
  const dispatcher = new Agent({ connect: { lookup: checkedLookup } })

  function check(address: string | URL, plainHttp: boolean): URL {
    const url = new URL(address)
    if (url.protocol !== 'https:' && !(plainHttp && url.protocol === 'http:'))
      throw new OutgoingError('plain', 'only https goes out, unless the entry says otherwise')
    // A literal address is connected to without asking for its name.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !mayReach(host)) throw refusal(host)
    return url
  }

  return {
    async send(address, { timeout, plainHttp = false, ...init }) {
      const url = check(address, plainHttp)
      return request(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout), dispatcher })
    },
    fetch: async (input, init) => {
      const url = check(input instanceof Request ? input.url : input, true)
      return request(url, { ...(init as object), redirect: 'manual', dispatcher }) as never
    },
    close: () => dispatcher.close(),
  }
}

/** The text of an answer. Throws OutgoingError where it is longer. */
export async function readText({ body }: Pick<Response, 'body'>, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) throw new OutgoingError('long', `an answer of more than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
