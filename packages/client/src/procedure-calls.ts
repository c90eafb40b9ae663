/** Calls of procedures, over tRPC's own client. */
import { createTRPCClient, httpLink, splitLink } from '@trpc/client'
import type { AnyRouter } from '@trpc/server'
import { KEY, keyedSend } from './keyed-send.ts'
import type { Api } from './procedures.ts'
import { assertSendable } from './sendable.ts'
import type { Send } from './transport.ts'

/** What tRPC's link calls as `fetch`. */
const fetchBy =
  (send: Send): NonNullable<Parameters<typeof httpLink<AnyRouter>>[0]['fetch']> =>
  (url, { method = 'GET', headers, body, signal } = {}) =>
    send(String(url), {
      method,
      headers: Object.fromEntries(new Headers(headers as Record<string, string>)),
      body: body as string | undefined,
      signal: signal ?? undefined,
    })

/** The procedures over `send`. */
export function procedureCalls(address: string, send: Send): Api {
  const linked = (by: Send) =>
    httpLink<AnyRouter>({
      url: new URL('/trpc', address).href,
      // Reads are sent in the body too: an address has room for only some hundred ids, and logs keep it.
      methodOverride: 'POST',
      headers({ op }) {
        assertSendable(op.input)
        const { idempotencyKey } = op.context
        return typeof idempotencyKey === 'string' ? { [KEY]: idempotencyKey } : {}
      },
      fetch: fetchBy(by),
    })
  const client = createTRPCClient<AnyRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'mutation',
        true: linked(keyedSend(send)),
        false: linked(send),
      }),
    ],
  })
  return client as Api
}
