/** A world with a browser that goes to identity providers and comes back. */
import type { JWTPayload } from 'jose'
import { superadmin, testWorld } from '../app.ts'
import { lyingIdentity } from './lying-identity.ts'
import { securityLines } from './security-lines.ts'
import { makeUser, type UserOverrides } from './users.ts'

/** Name → value of the cookies that an answer sets. */
export type Cookies = Record<string, string>

/** Once a test file, at its top: a provider that says what the test wants, of the domain `casa.example`. */
export async function signOnWorld(settings: object = {}) {
  const world = await testWorld()
  const { app, db, as } = world
  const lying = await lyingIdentity()
  const admin = await as(superadmin)
  const makeProvider = async (fields: object) =>
    (
      await admin.call.identityProviders.create({
        objects: [
          {
            nome: 'Casa',
            emissor: lying.state.issuer,
            permite_http: true,
            client_id: 'intranet',
            segredo: 'segredo-da-casa',
            dominios: ['casa.example'],
            ...fields,
          },
        ],
      })
    )[0]!.id
  const id = await makeProvider(settings)
  let people = 0

  /** Somebody with an address of the domain. */
  async function person(who: UserOverrides = {}) {
    people += 1
    const email = who.email ?? `pessoa${people}@casa.example`
    const userId = await makeUser(db, { employee: true, ...who, email })
    return { userId, email, sub: `sujeito-${people}` }
  }

  async function visit(url: string, cookies: Cookies = {}, headers: Record<string, string> = {}) {
    const answer = await app.inject({ url, cookies, headers })
    const set: Cookies = { ...cookies }
    for (const { name, value } of answer.cookies) set[name] = value
    return { status: answer.statusCode, location: String(answer.headers.location ?? ''), cookies: set }
  }

  /** Goes to the provider; answers what it was asked, and the browser's cookies. */
  async function begin(query = '', cookies: Cookies = {}, provider = id) {
    const begun = await visit(`/v1/sso/${provider}/entrar${query}`, cookies)
    return { ...begun, asked: begun.location ? new URL(begun.location, 'http://x').searchParams : undefined! }
  }

  /** What the provider would say of a person, to the sign-in that `asked`. */
  const claimsOf = ({ email, sub }: { email: string; sub: string }, asked: URLSearchParams): JWTPayload => {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: lying.state.issuer,
      aud: 'intranet',
      sub,
      nonce: asked.get('nonce')!,
      iat: now,
      exp: now + 300,
      auth_time: now,
      email,
      email_verified: true,
    }
  }

  const comeBack = (asked: URLSearchParams, cookies: Cookies, more: Record<string, string> = {}) =>
    visit(
      `${new URL(asked.get('redirect_uri')!).pathname}?${new URLSearchParams({ code: 'um', state: asked.get('state') ?? '', ...more })}`,
      cookies,
    )

  /** The whole way, with claims changed as the test wants. */
  async function signOn(
    who: { email: string; sub: string },
    {
      change = {},
      query = '',
      cookies = {},
    }: { change?: JWTPayload; query?: string; cookies?: Cookies } = {},
  ) {
    const begun = await begin(query, cookies)
    lying.state.claims = () => ({ ...claimsOf(who, begun.asked), ...change })
    return comeBack(begun.asked, begun.cookies)
  }

  /** Who a browser is signed in as. */
  async function whoIs(cookies: Cookies): Promise<string | null> {
    const answer = await app.inject({ url: '/trpc/auth.session', cookies })
    return answer.json().result.data?.email ?? null
  }

  /** Why it was refused, by the address that the browser was led to. */
  const reason = ({ location }: { location: string }) => /[?&]sso=(\w+)/.exec(location)?.[1]

  /** The words of the security log about a person, or about nobody. */
  const logged = (id_usuario: number | null) => securityLines(world.deps, id_usuario)

  return {
    ...world,
    ...lying,
    admin,
    id,
    makeProvider,
    person,
    visit,
    begin,
    claimsOf,
    comeBack,
    signOn,
    whoIs,
    reason,
    logged,
  }
}
