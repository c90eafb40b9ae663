import type { Outgoing } from '../outgoing.ts'
import { post } from './http-sender.ts'
import type { Sender } from './sender.ts'

const idOf = (answer: unknown): string | null => {
  const { id } = (answer ?? {}) as { id?: unknown }
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** SMS by an HTTP gateway: `POST { para, texto, referencia }`, answered with `{ id }`. */
export const smsSender = (outgoing: Outgoing, url: string, token: string): Sender => ({
  local: false,
  parallel: 8,
  send: ({ id, destino, texto }) =>
    post(outgoing, { url, token, body: { para: destino, texto, referencia: String(id) }, idOf }),
})
