import { FACTOR_REQUIRED, FACTOR_SETUP_REQUIRED } from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser } from '../../../../test/factories/browsers.ts'
import { codeAt, factorWorld, stopClock } from '../../../../test/factories/factors.ts'

stopClock()
const world = await testWorld()
const { db, deps, app } = world
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const { call, enter, freshSteps, withApp, noted } = factorWorld(world)

describe('a demanded factor', () => {
  it('of a superadmin is set up before they come in', async () => {
    const { email, id } = await makeAccount(db, superadmin)
    const at = browser('10.2.9.11')
    const { data } = await enter(at, email)
    expect(data).toEqual({
      challenge: FACTOR_SETUP_REQUIRED,
      sessao: expect.any(String),
      liberacao: false,
      aceita_passkey: false,
    })
    expect((await call(at, 'sessions.own')).status).toBe(401)
    const { sessao } = data
    const { segredo } = (await call(at, 'auth.beginSetup', { sessao })).data
    expect((await call(at, 'auth.completeSetup', { sessao, codigo: '000000' })).status).toBe(422)
    const done = await call(at, 'auth.completeSetup', { sessao, codigo: codeAt(segredo) })
    expect(done.data.codigos).toHaveLength(10)
    expect((await call(at, 'sessions.own')).status).toBe(200)
    expect(await noted(id)).toContain('fator: Aplicativo cadastrado')
    await freshSteps()
    expect((await call(at, 'factors.removeApp')).text).toBe(text.lastDemanded)
    expect((await call(at, 'factors.own')).data.app).not.toBeNull()
  })

  it('is not asked of the demo on this machine, nor of who holds no such role', async () => {
    const [boss, person] = [
      await makeAccount(db, superadmin),
      await makeAccount(db, { roles: ['rh:gestor'] }),
    ]
    expect((await enter(browser('10.2.9.12'), person.email)).data.usuario.email).toBe(person.email)
    deps.demandsFactors = false
    try {
      expect((await enter(browser('10.2.9.12'), boss.email)).data.usuario.email).toBe(boss.email)
    } finally {
      deps.demandsFactors = true
    }
  })

  it.each([
    ['fator_dados_pessoais', 'rh:leitor', 'novidades:gestor'],
    ['fator_dados_pessoais', 'roulette:leitor', 'suprimentos:gestor'],
    ['fator_valores', 'frota:leitor', 'roulette:gestor'],
    ['fator_valores', 'financeiro:solicitante', 'rh:gestor'],
    ['fator_todos', 'novidades:leitor', undefined],
  ])('by %s is asked of %s and not of %s', async (chave, asked, left) => {
    const [one, other] = [
      await makeAccount(db, { roles: [asked] }),
      await makeAccount(db, left ? { roles: [left] } : { employee: false }),
    ]
    await db.insertInto('parametro').values({ chave, valor: 'true' }).execute()
    deps.parameters.forget()
    try {
      expect((await enter(browser('10.2.9.13'), one.email)).data.challenge).toBe(FACTOR_SETUP_REQUIRED)
      expect((await enter(browser('10.2.9.13'), other.email)).data.usuario).toBeDefined()
    } finally {
      await db.deleteFrom('parametro').where('chave', '=', chave).execute()
      deps.parameters.forget()
    }
  })
})

describe('signing in by REST', () => {
  it('answers FACTOR_REQUIRED, and a token for the code; a key for programs is not asked', async () => {
    const { email, segredo } = await withApp()
    const post = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/v1/auth/${path}`, payload })
    const login = (await post('login', { email, senha: PASSWORD })).json()
    expect(login).toMatchObject({ challenge: FACTOR_REQUIRED, meios: ['app', 'recuperacao'] })
    const entered = await post('factor', { sessao: login.sessao, codigo: codeAt(segredo) })
    expect(entered.json()).toMatchObject({ token: expect.any(String), usuario: { email } })
  })

  it('sets the first app up for whom one is demanded of, and confirms who asks again', async () => {
    const { email } = await makeAccount(db, superadmin)
    const post = (path: string, payload: object, token?: string) =>
      app.inject({
        method: 'POST',
        url: `/v1/auth/${path}`,
        payload,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    const { sessao } = (await post('login', { email, senha: PASSWORD })).json()
    const { segredo } = (await post('factor/setup', { sessao })).json()
    const done = (await post('factor/setup/confirm', { sessao, codigo: codeAt(segredo) })).json()
    expect(done).toMatchObject({ usuario: { email }, codigos: expect.any(Array) })
    await freshSteps()
    const confirmed = await post('confirm', { codigo: codeAt(segredo) }, done.token)
    expect(confirmed.json()).toEqual({ confirmado: true, token: expect.any(String) })
  })
})
