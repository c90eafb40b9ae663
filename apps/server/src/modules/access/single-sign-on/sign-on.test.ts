import type { JWTPayload } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { signOnWorld } from '../../../../test/factories/sign-on-world.ts'

const {
  db,
  deps,
  admin,
  id,
  state,
  person,
  begin,
  claimsOf,
  comeBack,
  signOn,
  makeProvider,
  whoIs,
  reason,
  logged,
  visit,
} = await signOnWorld()

beforeEach(() => db.deleteFrom('limite_requisicao').execute())

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60

describe('a sign-in by an identity provider (docs/access.md#single-sign-on)', () => {
  it('asks with state, nonce and PKCE, and signs in whom the provider vouches for', async () => {
    const ana = await person()
    const begun = await begin('?volta=/company/contacts')
    expect(Object.fromEntries(begun.asked)).toMatchObject({
      client_id: 'intranet',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    state.claims = () => claimsOf(ana, begun.asked)
    const back = await comeBack(begun.asked, begun.cookies)
    expect(back.location).toBe('/company/contacts')
    expect(await whoIs(back.cookies)).toBe(ana.email)
    expect(state.bodies.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/)
    expect(await logged(ana.userId)).toEqual(['permissao: Inclusão', 'entrada: Acesso único'])
    const lines = await admin.call.history.list({ tabelas: ['vinculo_identidade'], id_item: ana.userId })
    expect(lines.map(({ operacao }) => operacao)).toEqual(['INSERT'])
  })

  it('is of the identity from then on, whatever address it has', async () => {
    const bia = await person()
    await signOn(bia)
    const later = await signOn(bia, { change: { email: 'outra@fora.example', email_verified: false } })
    expect(await whoIs(later.cookies)).toBe(bia.email)
  })

  it.each<[string, string, JWTPayload]>([
    ['another nonce', 'recusada', { nonce: 'outro' }],
    ['another issuer', 'recusada', { iss: 'https://outra.example' }],
    ['another audience', 'recusada', { aud: 'outra' }],
    ['a clock that is wrong', 'relogio', { exp: 1_000_000_000 }],
    ['a token from ten minutes in the future', 'relogio', { iat: inMinutes(10), exp: inMinutes(20) }],
    ['a moment of signing in that is to come', 'relogio', { auth_time: inMinutes(10) }],
    ['an empty subject', 'recusada', { sub: '' }],
    ['a subject that is too long', 'recusada', { sub: 'x'.repeat(256) }],
    ['a subject with a null character', 'recusada', { sub: 'ana\0' }],
    ['an address with a null character', 'sem_email', { email: 'ana\0@casa.example' }],
    ['an address that nobody verified', 'email_nao_verificado', { email_verified: false }],
    ['an address of which it says nothing', 'email_nao_verificado', { email_verified: undefined }],
    ['a text in place of the verification', 'email_nao_verificado', { email_verified: 'true' }],
    ['another domain', 'dominio', { email: 'ana@fora.example' }],
    ['a domain that ends alike', 'dominio', { email: 'ana@outracasa.example' }],
    ['no address', 'sem_email', { email: undefined }],
    ['nobody of ours', 'desconhecida', { email: 'ninguem@casa.example' }],
  ])('with %s is refused, and makes nobody', async (_what, why, change) => {
    const caio = await person()
    const before = await db.selectFrom('rh_usuario').select('id').execute()
    const back = await signOn(caio, { change })
    expect(reason(back)).toBe(why)
    expect(await whoIs(back.cookies)).toBe(null)
    expect(await db.selectFrom('rh_usuario').select('id').execute()).toHaveLength(before.length)
    expect(await logged(null)).toContain(`falha: Acesso único: ${why}`)
  })

  it.each([
    ['cross-site', false],
    ['same-site', false],
    ['same-origin', true],
    ['none', true],
  ])('led there from %s: begins %j, since a person has to press', async (site, begins) => {
    const led = await visit(`/v1/sso/${id}/entrar?volta=/calendar`, {}, { 'sec-fetch-site': site })
    const page = '/intranet?return=%2Fcalendar'
    expect([led.location === page, led.location.startsWith(state.issuer)]).toEqual([!begins, begins])
    expect(Object.keys(led.cookies)).toHaveLength(begins ? 1 : 0)
  })

  it('of a browser that does not say who led it begins without TLS alone', async () => {
    const { publicUrl } = deps
    deps.publicUrl = 'https://intranet.example'
    try {
      expect((await begin()).location).toBe('/intranet')
    } finally {
      deps.publicUrl = publicUrl
    }
    expect((await begin()).location).toContain(state.issuer)
  })

  it('is refused with another state, in another browser, and the second time', async () => {
    const dora = await person()
    const begun = await begin()
    state.claims = () => claimsOf(dora, begun.asked)
    const other = await begin()
    expect(reason(await comeBack(begun.asked, begun.cookies, { state: 'x'.repeat(43) }))).toBe('recomece')
    expect(reason(await comeBack(begun.asked, other.cookies))).toBe('recomece')
    expect(reason(await comeBack(begun.asked, {}))).toBe('recomece')
    expect((await comeBack(begun.asked, begun.cookies)).location).toBe('/')
    expect(reason(await comeBack(begun.asked, begun.cookies))).toBe('recomece')
  })

  it('counts once where the browser comes back twice at once', async () => {
    const eva = await person()
    const begun = await begin()
    state.claims = () => claimsOf(eva, begun.asked)
    const both = await Promise.all([1, 2].map(() => comeBack(begun.asked, begun.cookies)))
    expect(both.map(({ location }) => location).toSorted()).toEqual(['/', '/intranet?sso=recomece'])
  })

  it('of one new identity, in two browsers at once, makes one link', async () => {
    const gil = await person()
    const browsers = await Promise.all([begin(), begin()])
    state.claims = (code) => claimsOf(gil, browsers[Number(code)]!.asked)
    const both = await Promise.all(
      browsers.map(({ asked, cookies }, place) => comeBack(asked, cookies, { code: String(place) })),
    )
    expect(await Promise.all(both.map(({ cookies }) => whoIs(cookies)))).toEqual([gil.email, gil.email])
    const links = await db
      .selectFrom('vinculo_identidade')
      .select('id')
      .where('id_usuario', '=', gil.userId)
      .execute()
    expect(links).toHaveLength(1)
  })

  it('goes on in two tabs of one browser', async () => {
    const hugo = await person()
    const first = await begin()
    const second = await begin('', first.cookies)
    state.claims = () => claimsOf(hugo, first.asked)
    expect((await comeBack(first.asked, second.cookies)).location).toBe('/')
  })

  it('is refused for who was switched off, or is no employee, and for a second identity', async () => {
    const off = await person({ ativo: false })
    expect(reason(await signOn(off))).toBe('inativa')
    expect(await logged(off.userId)).toEqual(['falha: Acesso único: inativa'])
    const candidate = await person({ employee: false })
    expect(reason(await signOn(candidate))).toBe('desconhecida')
    const ivo = await person()
    await signOn(ivo)
    expect(reason(await signOn({ ...ivo, sub: 'outro-sujeito' }))).toBe('outra_identidade')
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', ivo.userId).execute()
    expect(reason(await signOn(ivo))).toBe('inativa')
  })

  it('leads nowhere else, and says when the provider is away or gone', async () => {
    const lia = await person()
    for (const volta of [
      'https://fora.example/',
      '//fora.example',
      '/\\fora.example',
      '/v1/docs',
      '/.//fora.example',
    ])
      expect((await signOn(lia, { query: `?volta=${encodeURIComponent(volta)}` })).location).toBe('/')
    const begun = await begin()
    state.away = true
    expect(reason(await comeBack(begun.asked, begun.cookies))).toBe('indisponivel')
    state.away = false
    await admin.call.identityProviders.setActive({ ids: [id], ativo: false })
    expect(reason(await begin())).toBe('provedor')
    expect(await admin.call.singleSignOn.offered()).toEqual([])
    await admin.call.identityProviders.setActive({ ids: [id], ativo: true })
    expect(await admin.call.singleSignOn.offered()).toEqual([{ id, nome: 'Casa' }])
    expect(reason(await visit('/v1/sso/abc/entrar'))).toBe('provedor')
  })

  it('is taken at the return address of its provider alone: the answer of another one is refused', async () => {
    const mia = await person()
    const other = await makeProvider({
      nome: 'Outra',
      emissor: 'https://outra.example',
      dominios: ['outra.example'],
    })
    for (const address of [`/v1/sso/retorno/${other}`, '/v1/sso/retorno', '/v1/sso/retorno/abc']) {
      const begun = await begin()
      expect(begun.asked.get('redirect_uri')).toBe(`${deps.publicUrl}/v1/sso/retorno/${id}`)
      state.claims = () => claimsOf(mia, begun.asked)
      const asked = state.bodies.length
      const query = new URLSearchParams({ code: 'um', state: begun.asked.get('state')! })
      const back = await visit(`${address}?${query}`, begun.cookies)
      expect([reason(back), await whoIs(back.cookies)]).toEqual(['recusada', null])
      // The code was shown to nobody.
      expect(state.bodies).toHaveLength(asked)
    }
  })

  it('goes on at the shared address for a provider that was set up with it, and nowhere else', async () => {
    await admin.call.identityProviders.update({ id, retorno_proprio: false })
    const nina = await person()
    const begun = await begin()
    expect(begun.asked.get('redirect_uri')).toBe(`${deps.publicUrl}/v1/sso/retorno`)
    state.claims = () => claimsOf(nina, begun.asked)
    expect(await whoIs((await comeBack(begun.asked, begun.cookies)).cookies)).toBe(nina.email)
    const again = await begin()
    const query = new URLSearchParams({ code: 'um', state: again.asked.get('state')! })
    expect(reason(await visit(`/v1/sso/retorno/${id}?${query}`, again.cookies))).toBe('recusada')
    await admin.call.identityProviders.update({ id, retorno_proprio: true })
  })

  it('begins at the shared address for one provider alone: of two, an answer could be of the other', async () => {
    const other = await makeProvider({
      nome: 'Antiga',
      emissor: 'https://antiga.example',
      dominios: ['antiga.example'],
    })
    await admin.call.identityProviders.update({ id: other, retorno_proprio: false })
    await admin.call.identityProviders.update({ id, retorno_proprio: false })
    expect(reason(await visit(`/v1/sso/${id}/entrar`))).toBe('recusada')
    await admin.call.identityProviders.update({ id: other, retorno_proprio: true })
    expect((await begin()).location).toContain(state.issuer)
    await admin.call.identityProviders.update({ id, retorno_proprio: true })
  })

  it('names its issuer where the provider says that its answers do', async () => {
    const olga = await person()
    const answered = async (more: Record<string, string>) => {
      const begun = await begin()
      state.claims = () => claimsOf(olga, begun.asked)
      return reason(await comeBack(begun.asked, begun.cookies, more)) ?? 'entrou'
    }
    expect(await answered({ iss: 'https://outra.example' })).toBe('recusada')
    state.metadata = { authorization_response_iss_parameter_supported: true }
    // What it says of itself is read again.
    await admin.call.identityProviders.update({ id, nome: 'Casa com emissor' })
    expect(await answered({})).toBe('recusada')
    expect(await answered({ iss: 'https://outra.example' })).toBe('recusada')
    expect(await answered({ iss: state.issuer })).toBe('entrou')
    state.metadata = {}
    await admin.call.identityProviders.update({ id, nome: 'Casa' })
  })

  it('is refused for a while where an address fails too often', async () => {
    const begun = await begin()
    for (let tries = 0; tries < 20; tries += 1) await comeBack(begun.asked, {})
    expect(reason(await comeBack(begun.asked, begun.cookies))).toBe('muitas')
    expect((await logged(null)).filter((line) => line.endsWith('Acesso único: muitas'))).toHaveLength(1)
  })
})
