/** Reads JSON from a service that the settings name. */
import { AppError } from './errors.ts'

/** The districts of the largest state are about 1.5 MB. */
const MAX_BYTES = 8 * 1024 * 1024

interface Options {
  /** Milliseconds for the whole answer, its body included. */
  timeout?: number
  /** Shown when the service does not answer as it should. */
  mensagem: string
}

/**
 * GETs JSON; null on 400 or 404. Redirects are not followed: a superadmin set this address, but not the target of a redirect.
 * Throws 502 with `mensagem` for anything else, for a stalled or too long answer.
 */
export async function fetchJson(url: URL, { timeout = 5000, mensagem }: Options): Promise<unknown> {
  const refuse = () => new AppError('bad_gateway', mensagem)
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'application/json' },
    })
    if (answer.status === 404 || answer.status === 400) {
      await answer.body?.cancel()
      return null
    }
    if (answer.status !== 200 || !answer.body) throw refuse()
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of answer.body) {
      size += part.length
      if (size > MAX_BYTES) throw refuse()
      parts.push(part)
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw refuse()
  }
}
