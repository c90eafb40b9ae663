/** A provider says that somebody signed out there (docs/access.md#single-sign-on). */
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import type { Configuration } from 'openid-client'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { endByProvider, endingBy } from '../../../platform/session-ends.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { countRefusal } from '../auth/auth-limits.ts'
import type { Visit } from '../auth/visit.ts'
import { fetchVia, SKEW_SECONDS } from '../identity-providers/discovery.ts'
import { isReadable } from './identity-link.service.ts'
import { findProviderByIssuer, type IdentityProvider } from '../identity-providers/active-provider.queries.ts'
import { configOf } from '../identity-providers/provider-config.ts'
import { removeProviderSessions } from '../identity-providers/active-provider.queries.ts'
import { signedOut, takeWord } from './sign-out.queries.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** A word that is older was kept by somebody. */
const MOST_AGE_SECONDS = 120
/** Signatures by a key of the provider alone: never by a secret that both know, never by none. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

const refused = () => new AppError('unreadable', 'O logout_token não é válido.')

const isText = (value: unknown): value is string => typeof value === 'string' && isReadable(value)

/** Keys of providers, cached as long as what they say of themselves. The library asks again for a key that it does not find. */
const cached = new WeakMap<Configuration, JWTVerifyGetKey>()

async function keysOf(deps: Deps, provider: IdentityProvider): Promise<JWTVerifyGetKey> {
  const config = await configOf(deps, provider)
  const found = cached.get(config)
  if (found) return found
  const { jwks_uri } = config.serverMetadata()
  if (!jwks_uri) throw refused()
  const ask = fetchVia(deps.outgoing, provider)
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    [customFetch]: (url, { method, headers }) =>
      ask(url, { method, headers: Object.fromEntries(headers), body: undefined, redirect: 'manual' }),
  })
  cached.set(config, keys)
  return keys
}

/** The claims of a word whose signature, issuer, audience and age are right. Throws 400. */
async function verified({ deps, db }: Visit, token: string): Promise<JWTPayload> {
  try {
    const { iss } = decodeJwt(token)
    const provider = typeof iss === 'string' ? await findProviderByIssuer(db, iss) : undefined
    if (!provider) throw refused()
    const { payload } = await jwtVerify(token, await keysOf(deps, provider), {
      issuer: provider.emissor,
      audience: provider.client_id,
      algorithms: ALGORITHMS,
      clockTolerance: SKEW_SECONDS,
      maxTokenAge: MOST_AGE_SECONDS,
      // Another token of the provider, an ID token above all, is no such word.
      typ: 'logout+jwt',
    })
    return payload
  } catch {
    throw refused()
  }
}

const isEvent = (events: unknown): boolean => {
  const event = typeof events === 'object' && events !== null ? Reflect.get(events, EVENT) : undefined
  return typeof event === 'object' && event !== null
}

/** Ends the sessions that a provider's `logout_token` is about. Throws 400 where it is none, or came before. */
export const takeLogoutToken = (visit: Visit, token: string): Promise<void> =>
  countRefusal(visit.deps, visit.address, async () => {
    const { iss, sub, sid, jti, events, nonce, exp } = await verified(visit, token)
    const about = isText(sub) || isText(sid)
    // An ID token, which has a nonce, is no word that somebody left.
    if (!isText(iss) || !isText(jti) || !about || !isEvent(events) || nonce !== undefined) throw refused()
    // As long as the word itself would be taken.
    const seconds = Math.max(exp ?? 0, Date.now() / 1000 + MOST_AGE_SECONDS) + SKEW_SECONDS
    await inTransaction(visit.db, null, async (open) => {
      if (!(await takeWord(open, { emissor: iss, jti, expira_em: new Date(seconds * 1000) }))) throw refused()
      const ended = await signedOut(open, {
        emissor: iss,
        sujeito: isText(sub) ? sub : null,
        sid: isText(sid) ? sid : null,
      })
      await endByProvider(open, ended, endingBy(visit.deps, 'provedor'))
      await removeProviderSessions(open, ended)
    })
  })
