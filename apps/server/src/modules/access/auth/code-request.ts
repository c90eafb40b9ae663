/** Who asked for a mailed code: it counts for nobody else (docs/access.md#mailed-codes). */
import { networkKey } from '../../../platform/limit-key.ts'
import { hashToken, isToken, newToken } from '../../../platform/token.ts'
import type { Visit } from './visit.ts'

const keptToken = ({ device }: Visit): string | undefined =>
  isToken(device?.request) ? device.request : undefined

/** A browser is known by a token that it keeps for this; a program, which keeps none, by its network. */
const markOf = (token: string | undefined, { address }: Visit) =>
  hashToken(token ?? `rede:${networkKey(address)}`)

/** The mark of who asks now; a browser gets its token with the answer. */
export function beginRequest(visit: Visit): string {
  const { keepRequest } = visit.session
  const token = keptToken(visit) ?? (keepRequest && newToken())
  if (token !== undefined) keepRequest?.(token)
  return markOf(token, visit)
}

/** The mark of who comes with a code. */
export const requestOf = (visit: Visit): string => markOf(keptToken(visit), visit)
