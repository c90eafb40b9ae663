import type { JWTPayload } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { signOnWorld } from '../../../../test/factories/sign-on-world.ts'

const { app, db, deps, admin, id, state, sign, person, signOn, whoIs, logged } = await signOnWorld()
beforeEach(() => db.deleteFrom('limite_requisicao').execute())

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
let words = 0
const word = (change: JWTPayload = {}, how: { forged?: boolean; typ?: string } = {}) => {
  const now = Math.floor(Date.now() / 1000)
  words += 1
  const claims = {
    iss: state.issuer,
    aud: 'intranet',
    iat: now,
    exp: now + 120,
    jti: `j${words}`,
    events: { [EVENT]: {} },
  }
  return sign({ ...claims, ...change }, { typ: 'logout+jwt', ...how })
}
const say = async (token: string) =>
  (
    await app.inject({
      method: 'POST',
      url: '/v1/sso/saida',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    })
  ).statusCode

describe('a provider that says that somebody signed out (docs/access.md#single-sign-on)', () => {
  it('ends the session that it names, or all of the subject, and no other', async () => {
    const ana = await person()
    const [one, two] = [
      await signOn(ana, { change: { sid: 'um' } }),
      await signOn(ana, { change: { sid: 'dois' } }),
    ]
    const bia = await person()
    const hers = await signOn(bia, { change: { sid: 'dela' } })
    expect(await say(await word({ sid: 'um' }))).toBe(200)
    expect([await whoIs(one.cookies), await whoIs(two.cookies)]).toEqual([null, ana.email])
    expect(await say(await word({ sub: bia.sub, sid: 'dois' }))).toBe(200)
    expect(await whoIs(two.cookies)).toBe(ana.email)
    expect(await say(await word({ sub: ana.sub }))).toBe(200)
    expect([await whoIs(two.cookies), await whoIs(hers.cookies)]).toEqual([null, bia.email])
    expect(await logged(ana.userId)).toContain('sessao: Saída pelo provedor de identidade (1 sessão)')
  })

  it('is believed once, and never without signature, type, event, issuer, audience or age', async () => {
    const caio = await person()
    const { cookies } = await signOn(caio)
    const sub = caio.sub
    const now = Math.floor(Date.now() / 1000)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await word({ sub })).split('.')[1]}.`
    for (const wrong of [
      '',
      'nada',
      unsigned,
      await word({ sub }, { forged: true }),
      await word({ sub: `${sub}\0` }),
      await word({ sub }, { typ: 'JWT' }),
      await word({ sub, iss: 'https://outra.example' }),
      await word({ sub, aud: 'outra' }),
      await word({ sub, events: {} }),
      await word({ sub, events: 'http://schemas.openid.net/event/backchannel-logout' }),
      await word({ sub, nonce: 'um' }),
      await word({ sub, jti: undefined }),
      await word({ sub, iat: now - 3600, exp: now + 60 }),
      await word({ sub, exp: now - 3600 }),
      await word({}),
    ])
      expect(await say(wrong), wrong).toBe(400)
    expect(await whoIs(cookies)).toBe(caio.email)
    const right = await word({ sub })
    const both = await Promise.all([say(right), say(right)])
    expect(both.toSorted()).toEqual([200, 400])
    expect(await whoIs(cookies)).toBe(null)
    const again = await signOn(caio)
    expect(await say(right)).toBe(400)
    expect(await whoIs(again.cookies)).toBe(caio.email)
  })
})

it('the keys of a provider are asked once for many words, and again once its settings changed', async () => {
  const dani = await person()
  const asked = () => state.asked.filter((path) => path === '/jwks').length
  await admin.call.identityProviders.update({ id, nome: 'Casa de chaves' })
  const before = asked()
  for (let n = 0; n < 3; n += 1) expect(await say(await word({ sub: dani.sub }))).toBe(200)
  expect(asked() - before).toBe(1)
  await admin.call.identityProviders.update({ id, nome: 'Casa' })
  expect(await say(await word({ sub: dani.sub }))).toBe(200)
  expect(asked() - before).toBe(2)
})

describe('"Sair"', () => {
  const leave = async (cookies: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: '/trpc/auth.logout',
        cookies,
        payload: {},
        headers: { origin: deps.publicUrl },
      })
    ).json().result.data

  it('leads to the end of the session at the provider, where it offers that', async () => {
    const dora = await person()
    const first = await signOn(dora)
    expect(await leave(first.cookies)).toEqual({ saiu: true })
    state.metadata = { end_session_endpoint: `${state.issuer}/fim` }
    await admin.call.identityProviders.update({ id, nome: 'Casa nova' })
    const second = await signOn(dora)
    const { endereco } = await leave(second.cookies)
    const url = new URL(endereco)
    expect(url.origin + url.pathname).toBe(`${state.issuer}/fim`)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${deps.publicUrl}/`)
    expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect(await whoIs(second.cookies)).toBe(null)
    const left = await db
      .selectFrom('sessao_identidade as i')
      .innerJoin('vinculo_identidade as v', 'v.id', 'i.id_vinculo')
      .select('i.id')
      .where('v.id_usuario', '=', dora.userId)
      .execute()
    expect(left).toEqual([])
  })

  it('does not wait for a provider that is late', async () => {
    const fred = await person()
    const { cookies } = await signOn(fred)
    await admin.call.identityProviders.update({ id, nome: 'Casa lenta' })
    state.late = 6000
    const began = performance.now()
    try {
      expect(await leave(cookies)).toEqual({ saiu: true })
    } finally {
      state.late = 0
    }
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await whoIs(cookies)).toBe(null)
  })

  it('is followed by all sessions of a provider that is switched off', async () => {
    const eva = await person()
    const { cookies } = await signOn(eva)
    expect(await whoIs(cookies)).toBe(eva.email)
    await admin.call.identityProviders.setActive({ ids: [id], ativo: false })
    expect(await whoIs(cookies)).toBe(null)
  })
})
