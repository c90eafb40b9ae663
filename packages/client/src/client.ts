/** A typed client for scripts: sign in with an e-mail and a password, then call the intranet's procedures. */
import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCClient } from '@trpc/client'
import type { AppRouter } from '@intranet/server/doors/trpc/app-router'

export type IntranetClient = TRPCClient<AppRouter>
export type IntranetError = TRPCClientError<AppRouter>

export interface Session {
  /** The procedures, called as the person who signed in. */
  api: IntranetClient
  /** For the REST paths: `Authorization: Bearer ${token}`. */
  token: string
  /** Ends the session on the server. */
  signOut(): Promise<void>
}

export class SignInError extends Error {
  /** The documented code name, such as NotAuthorizedException or NEW_PASSWORD_REQUIRED. */
  readonly codigo: string

  constructor(codigo: string, message: string) {
    super(message)
    this.name = 'SignInError'
    this.codigo = codigo
  }
}

/** Whether an error is a refusal of the intranet, with `data.codigo`, `data.mensagem` and `data.campos`. */
export const isRefusal = (error: unknown): error is IntranetError => error instanceof TRPCClientError

/** A client that calls as the owner of `token`, or as a guest without one. `address` is the intranet's origin. */
export function connect(address: string, token?: string): IntranetClient {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: new URL('/trpc', address).href, headers, maxItems: 10 })],
  })
}

interface LoginAnswer {
  token?: string
  challenge?: string
  codigo?: string
  mensagem?: string
}

/**
 * Signs in over `POST /v1/auth/login`. Throws SignInError with the documented code and text;
 * a first access has to choose its password in the browser (NEW_PASSWORD_REQUIRED).
 */
export async function signIn(address: string, email: string, senha: string): Promise<Session> {
  const post = (path: string, body: object, token?: string) =>
    fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const response = await post('/v1/auth/login', { email, senha })
  const answer = (await response.json()) as LoginAnswer
  const { token } = answer
  if (!token) {
    throw new SignInError(
      answer.codigo ?? answer.challenge ?? String(response.status),
      answer.mensagem ?? 'É necessário definir uma nova senha.',
    )
  }
  return {
    api: connect(address, token),
    token,
    async signOut() {
      await post('/v1/auth/logout', {}, token)
    },
  }
}
