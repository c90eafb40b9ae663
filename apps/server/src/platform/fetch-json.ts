/** Reads JSON from a service that the settings name. */
import { AppError } from './errors.ts'
import { readText, type Outgoing } from './outgoing.ts'

/** The districts of the largest state are about 1.5 MB. */
const MAX_BYTES = 8 * 1024 * 1024

interface Options {
  /** Milliseconds for the whole answer, its body included. */
  timeout?: number
  /** Shown when the service does not answer as it should. */
  mensagem: string
}

/**
 * GETs JSON; null on 400 or 404. An address that begins with http:// says so itself: the page of parameters warns.
 * Throws 502 with `mensagem` for anything else, for a stalled or too long answer.
 */
export async function fetchJson(
  outgoing: Outgoing,
  url: URL,
  { timeout = 5000, mensagem }: Options,
): Promise<unknown> {
  const refuse = () => new AppError('bad_gateway', mensagem)
  try {
    const answer = await outgoing.send(url, {
      timeout,
      headers: { accept: 'application/json' },
      plainHttp: url.protocol === 'http:',
    })
    if (answer.status === 404 || answer.status === 400) {
      await answer.body?.cancel()
      return null
    }
    if (answer.status !== 200) throw refuse()
    return JSON.parse(await readText(answer, MAX_BYTES))
  } catch {
    throw refuse()
  }
}
