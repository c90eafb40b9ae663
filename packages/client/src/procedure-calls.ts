/** Calls of procedures, over tRPC's own client. */
import { createTRPCClient, httpLink } from '@trpc/client'
import type { AnyRouter } from '@trpc/server'
import { KEY, keyedSend } from './keyed-send.ts'
import type { Api } from './procedures.ts'
import { assertSendable } from './sendable.ts'
import type { Send } from './transport.ts'

/** The procedures over `send`. */
export function procedureCalls(address: string, send: Send): Api {
  const write = keyedSend(send)
  const client = createTRPCClient<AnyRouter>({
    links: [
      httpLink({
        url: new URL('/trpc', address).href,
        headers({ op }) {
          assertSendable(op.input)
          const { idempotencyKey } = op.context
          return typeof idempotencyKey === 'string' ? { [KEY]: idempotencyKey } : {}
        },
        fetch(url, { method = 'GET', headers, body, signal } = {}) {
          const request = {
            method,
            headers: Object.fromEntries(new Headers(headers as Record<string, string>)),
            body: body as string | undefined,
            signal: signal ?? undefined,
          }
          return (method === 'GET' ? send : write)(String(url), request)
        },
      }),
    ],
  })
  return client as Api
}
