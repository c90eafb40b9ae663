/** A typed client for scripts: sign in with an e-mail and a password, or bring an access key, then call procedures. */
import { filesOver, type Files } from './files.ts'
import { listenTo, type LiveEvent } from './live-events.ts'
import { procedureCalls } from './procedure-calls.ts'
import type { Api } from './procedures.ts'
import { readJson, SignInError } from './refusals.ts'
import { restOver, type Rest } from './rest.ts'
import { createTransport, type Bearer, type Send, type TransportOptions } from './transport.ts'

export {
  bulk,
  BulkEnded,
  type BulkOptions,
  type BulkResult,
  type CreateProcedure,
  type RefusedRow,
} from './bulk.ts'
export { rows, type ListProcedure } from './reading-pages.ts'
export {
  AwayError,
  IntranetError,
  isAway,
  isRefusal,
  isSignIn,
  RefusedError,
  SignInError,
  type Refusal,
} from './refusals.ts'
export {
  SignatureError,
  verify,
  type VerifyOptions,
  type WebhookBody,
  type WebhookEvent,
  type WebhookEventKind,
} from './verify.ts'
export type { Bucket } from './files.ts'
export type { LiveKind } from './live-events.ts'
export type { Files, LiveEvent, Rest, TransportOptions }

export type IntranetClient = Api

export interface Doors {
  /** The procedures, called as the person whose token it is. */
  api: Api
  rest: Rest
  files: Files
  /** What happens, while it does; until `signal` ends it. Sessions only: access keys ask `api.changes.list`. */
  listen(signal?: AbortSignal): AsyncGenerator<LiveEvent>
}

export interface Session extends Doors {
  /** Of the sign-in; a new one is asked for by itself when it has ended. */
  readonly token: string
  /** Ends the session on the server. */
  signOut(): Promise<void>
}

function doorsOver(address: string, send: Send): Doors {
  return {
    api: procedureCalls(address, send),
    rest: restOver(send),
    files: filesOver(send),
    listen: (signal) => listenTo(send, signal),
  }
}

/** All doors as the owner of `token` (a session's, or an access key), or as a guest without one. */
export const open = (address: string, token?: string, options?: TransportOptions): Doors =>
  doorsOver(address, createTransport(address, { token }, options))

/** The procedures alone. `address` is the intranet's origin. */
export const connect = (address: string, token?: string, options?: TransportOptions): Api =>
  open(address, token, options).api

interface LoginAnswer {
  token?: string
  challenge?: string
  codigo?: string
  mensagem?: string
}

const challenges: Record<string, string> = {
  FACTOR_REQUIRED: 'Este acesso pede um segundo fator: use uma chave de acesso.',
  FACTOR_SETUP_REQUIRED:
    'Este acesso exige um segundo fator: entre pelo navegador, e use uma chave de acesso.',
}

/**
 * Signs in over `POST /v1/auth/login`, and again when the session has ended. Throws SignInError with the documented code
 * and text: of a first access, which chooses its password in the browser (NEW_PASSWORD_REQUIRED), and of a second factor,
 * with which programs take an access key (FACTOR_REQUIRED). A server that cannot serve now is away, as in every call.
 */
export async function signIn(
  address: string,
  email: string,
  senha: string,
  options?: TransportOptions,
): Promise<Session> {
  const guest = createTransport(address, {}, options)
  const bearer: Bearer = { renew: logIn }
  const send = createTransport(address, bearer, options)

  async function logIn(): Promise<string> {
    const response = await guest('/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, senha }),
    })
    // The password was not looked at.
    if (response.status === 429 || response.status >= 500) await readJson(response)
    const { token, codigo, challenge, mensagem } = (await response.json()) as LoginAnswer
    if (token) return token
    throw new SignInError(
      codigo ?? challenge ?? String(response.status),
      mensagem ?? challenges[challenge ?? ''] ?? 'É necessário definir uma nova senha.',
    )
  }

  bearer.token = await logIn()
  return {
    ...doorsOver(address, send),
    get token() {
      return bearer.token!
    },
    async signOut() {
      bearer.renew = undefined
      await send('/v1/auth/logout', { method: 'POST', repeatable: false })
    },
  }
}
