/** Each write carries a separate key, so that it can be sent again without being done twice. */
import type { Request, Send } from './transport.ts'

export const KEY = 'idempotency-key'
/** The refusal of what takes no key: an answer with a secret is not kept. */
const NOT_TAKEN = 'IdempotencyKey'

interface Refused {
  codigo?: string
  error?: { data?: { codigo?: string } }
}

async function isNotTaken(response: Response): Promise<boolean> {
  if (response.status !== 422) return false
  const { codigo, error } = (await response.clone().json()) as Refused
  return (codigo ?? error?.data?.codigo) === NOT_TAKEN
}

/** `send` for writes: with a new key for each that brings none, and without one where none is taken. */
export function keyedSend(send: Send): Send {
  const keyless = new Set<string>()
  return async (path, request: Request = {}) => {
    // A key of the caller's: sent without it the write could be done twice.
    if (request.headers?.[KEY]) return send(path, request)
    const bare = { ...request, repeatable: false }
    if (keyless.has(path)) return send(path, bare)
    const headers = { ...request.headers, [KEY]: crypto.randomUUID() }
    const response = await send(path, { ...request, headers })
    if (!(await isNotTaken(response))) return response
    // It was refused for its key alone, so nothing was done.
    keyless.add(path)
    return send(path, bare)
  }
}
