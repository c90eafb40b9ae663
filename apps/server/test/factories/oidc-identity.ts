/** A whole OpenID Connect provider on this machine, and a browser that signs in there. */
import { createServer } from 'node:http'
import { Provider, type ClientMetadata } from 'oidc-provider'
import { atEnd } from '../kept.ts'

export const CLIENT = 'intranet'
export const SECRET = 'segredo-do-provedor-de-identidade-0123456789'

/** One for a test file, closed with it. Who comes is `state.account`, with what `state.claims` says of them. */
export async function oidcIdentity(client: Pick<ClientMetadata, 'redirect_uris'> & Partial<ClientMetadata>) {
  const state = {
    account: 'ana',
    claims: {} as Record<string, unknown>,
    amr: undefined as string[] | undefined,
  }
  let handle: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, reply) => void handle?.(request, reply))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT, client_secret: SECRET, ...client }],
    cookies: { keys: ['um-segredo-dos-testes'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'grupos'], email: ['email', 'email_verified'], profile: ['name'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => void (ctx.body = form),
      },
    },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...state.claims }) }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    await provider.interactionFinished(ctx.req, ctx.res, {
      login: { accountId: state.account, remember: false, ...(state.amr && { amr: state.amr }) },
    })
    ctx.respond = false
  })
  handle = provider.callback()
  atEnd(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })

  /** A new browser: follows the provider's pages from `start` to the address that leaves them. */
  function browser() {
    const cookies = new Map<string, string>()
    return async function signIn(start: string): Promise<string> {
      let at = start
      for (let hop = 0; hop < 8; hop += 1) {
        const answer = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        })
        for (const line of answer.headers.getSetCookie()) {
          const [name, value] = line.split(';')[0]!.split('=')
          cookies.set(name!, value!)
        }
        const location = answer.headers.get('location')
        if (!location) throw new Error(`the provider stayed at ${at}: ${await answer.text()}`)
        at = new URL(location, issuer).href
        if (!at.startsWith(issuer)) return at
      }
      throw new Error('the provider leads in a circle')
    }
  }
  return { issuer, state, browser, provider }
}
