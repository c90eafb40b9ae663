/** Which access key a request came with, and what it called: for the key's last calls. */
import type { FastifyRequest } from 'fastify'

interface KeyRequest {
  id_chave: number
  /** A name that says more than the route's pattern. */
  called?: string
}

const requests = new WeakMap<FastifyRequest, KeyRequest>()

/** Says that a request came with this key. */
export const noteKey = (request: FastifyRequest, id_chave: number): void =>
  void requests.set(request, { id_chave })

/** Says what a request calls, by names of ours alone. */
export function noteCalled(request: FastifyRequest, called: string): void {
  const one = requests.get(request)
  if (one) one.called = called
}

/** Undefined where no key came along, or none that opens anything. */
export const keyRequestOf = (request: FastifyRequest): KeyRequest | undefined => requests.get(request)
