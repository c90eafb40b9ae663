/** Sign-in by an identity provider: authorization code, PKCE, state and nonce of one browser (docs/access.md#single-sign-on). */
import { createHash, createHmac } from 'node:crypto'
import * as openid from 'openid-client'
import { AppError } from '../../../platform/errors.ts'
import { newToken } from '../../../platform/token.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { Limit } from '../../../platform/limits.ts'
import { signInError } from '../auth/auth-errors.ts'
import { countRefusal } from '../auth/auth-limits.ts'
import { enter, type FactorStep, type SignedIn } from '../auth/sign-in.service.ts'
import type { Visit } from '../auth/visit.ts'
import {
  findProvider,
  sharesReturn,
  type IdentityProvider,
} from '../identity-providers/active-provider.queries.ts'
import { SKEW_SECONDS } from '../identity-providers/discovery.ts'
import { addressesOf } from '../identity-providers/identity-provider.service.ts'
import { applyClaimRoles } from './claim-roles.service.ts'
import { isReadable, personOf, type Claims } from './identity-link.service.ts'
import { configOf } from '../identity-providers/provider-config.ts'
import { refusalOf, SignOnError } from './sign-on-refusal.ts'
import { dropFirstPassword, insertEntry, insertProviderSession, takeEntry } from './single-sign-on.queries.ts'

/** Minutes for what the provider asks. */
export const ENTRY_MINUTES = 15
const SCOPE = 'openid email profile'
/** Longer ones stay out of the database: the provider asks its question at sign-out then. */
const MOST_TOKEN = 12_000

/** A whole office comes at eight, from one address. */
const beginLimit: Limit = { name: 'entrada_unica', points: 120, seconds: 60 }

/** Nonce and verifier follow from what the browser keeps: the database holds neither. */
const derived = (browser: string, state: string, use: 'nonce' | 'pkce') =>
  createHmac('sha256', browser).update(`${use}:${state}`).digest('base64url')

export interface Beginning {
  id: number
  volta: string | null
  /** Whether the provider asks who it is again, for the confirmation of a session. */
  de_novo: boolean
}

/** Where the browser goes to; `browser` is what its cookie keeps. Throws SignOnError. */
export async function beginSignOn(visit: Visit, browser: string, asked: Beginning): Promise<URL> {
  const { deps, db, address } = visit
  const wait = await deps.limits.take(beginLimit, address)
  if (wait) throw signInError('TooManyRequestsException', wait)
  const provider = await findProvider(db, asked.id)
  if (!provider) throw new SignOnError('provedor')
  const config = await configOf(deps, provider).catch((error: unknown) => {
    throw refusalOf(error)
  })
  const namesItself = config.serverMetadata().authorization_response_iss_parameter_supported === true
  if (!provider.retorno_proprio && !namesItself && (await sharesReturn(db, provider.id))) {
    deps.log.warn({ id: provider.id }, 'identity providers share a return address: set retorno_proprio')
    throw new SignOnError('recusada')
  }
  const state = newToken()
  const { id: id_provedor, ...entry } = asked
  await insertEntry(db, { state, browser, id_provedor, ...entry }, ENTRY_MINUTES)
  return openid.buildAuthorizationUrl(config, {
    redirect_uri: addressesOf(deps, provider).endereco_retorno,
    scope: SCOPE,
    state,
    nonce: derived(browser, state, 'nonce'),
    code_challenge: createHash('sha256')
      .update(derived(browser, state, 'pkce'))
      .digest('base64url'),
    code_challenge_method: 'S256',
    ...(asked.de_novo && { prompt: 'login', max_age: '0' }),
  })
}

interface Word {
  claims: Claims
  idToken: string
}

/** The library compares the end of a token alone: one from the future would say when somebody will have signed in. */
const isAhead = (seconds: unknown) =>
  typeof seconds === 'number' && seconds > Date.now() / 1000 + SKEW_SECONDS

/** Exchanges the code; the signature, issuer, audience, nonce and times of the token are checked. */
async function wordOf(
  visit: Visit,
  provider: IdentityProvider,
  { query, browser, state, de_novo }: { query: string; browser: string; state: string; de_novo: boolean },
): Promise<Word> {
  const { deps } = visit
  try {
    const config = await configOf(deps, provider)
    const url = new URL(`${addressesOf(deps, provider).endereco_retorno}?${query}`)
    const tokens = await openid.authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: derived(browser, state, 'nonce'),
      pkceCodeVerifier: derived(browser, state, 'pkce'),
      ...(de_novo && { maxAge: 0 }),
    })
    const claims = tokens.claims()
    if (!claims || !tokens.id_token || !isReadable(claims.sub)) throw new SignOnError('recusada')
    if (isAhead(claims.iat) || isAhead(claims.auth_time)) throw new SignOnError('relogio')
    if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint)
      return { claims, idToken: tokens.id_token }
    const more = await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
    return { claims: { ...more, ...claims }, idToken: tokens.id_token }
  } catch (error) {
    // The error itself may hold claims of the person.
    const refusal = refusalOf(error)
    deps.log.warn({ reqId: visit.requestId, motivo: refusal.motivo }, 'an identity provider did not vouch')
    throw refusal
  }
}

/** When the provider says that the person showed who they are; long ago where it does not say. */
const shownAt = ({ auth_time }: Claims) =>
  new Date(typeof auth_time === 'number' ? Math.min(auth_time * 1000, Date.now()) : 0)

const gaveFactor = ({ aceita_fator }: IdentityProvider, { amr }: Claims) =>
  aceita_fator && Array.isArray(amr) && amr.includes('mfa')

export interface Returned {
  /** Whose return address it is; null of the shared one. */
  at: number | null
  /** The query of the address that the provider sent the browser to. */
  query: string
  browser: string | undefined
}

export interface SignedOn {
  answer: SignedIn | FactorStep
  volta: string | null
}

/** Ends what `beginSignOn` began: signs in, or asks for the second factor. Throws SignOnError or a limit's refusal. */
export async function finishSignOn(visit: Visit, returned: Returned): Promise<SignedOn> {
  try {
    const signedOn = await countRefusal(visit.deps, visit.address, () => finish(visit, returned))
    visit.deps.metrics.signIn('ok')
    return signedOn
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { motivo = 'muitas', id_usuario } = error instanceof SignOnError ? error : {}
    visit.deps.metrics.signIn('unauthorized')
    visit.deps.security.note('falha', visit, { id_usuario, detalhe: `Acesso único: ${motivo}` })
    throw error
  }
}

async function finish(visit: Visit, { at, query, browser }: Returned): Promise<SignedOn> {
  const { deps, db } = visit
  const state = new URLSearchParams(query).get('state')
  const entry = state && browser ? await takeEntry(db, state, browser) : undefined
  if (!state || !browser || !entry) throw new SignOnError('recomece')
  const provider = await findProvider(db, entry.id_provedor)
  if (!provider) throw new SignOnError('provedor')
  // A code that another provider gave must not reach this one.
  if (at !== (provider.retorno_proprio ? provider.id : null)) throw new SignOnError('recusada')
  const { claims, idToken } = await wordOf(visit, provider, { query, browser, state, de_novo: entry.de_novo })
  const person = await personOf(visit, provider, claims)
  const { id } = await inTransaction(db, null, async (open) => {
    await dropFirstPassword(open, person.id)
    await applyClaimRoles(open, provider, person.id, claims)
    return insertProviderSession(open, {
      id_vinculo: person.id_vinculo,
      sid: typeof claims.sid === 'string' && isReadable(claims.sid) ? claims.sid : null,
      token_id: idToken.length <= MOST_TOKEN ? deps.sealed.seal('sessao_identidade', idToken) : null,
    })
  })
  const answer = await enter(visit, person.id, {
    id_sessao_identidade: id,
    confirmada_em: shownAt(claims),
    fator: gaveFactor(provider, claims),
  })
  return { answer, volta: entry.volta }
}
