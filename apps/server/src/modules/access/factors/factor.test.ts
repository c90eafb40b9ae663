import { SUPERADMIN } from '@intranet/contract/access'
import { NEW_PASSWORD_REQUIRED } from '@intranet/contract/access/auth'
import { FACTOR_REQUIRED, FACTOR_SETUP_REQUIRED } from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import { TOTP, Secret } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { CHOSEN_PASSWORD, makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser, browserCalls, type Browser } from '../../../../test/factories/browsers.ts'
import { hashPassword } from '../../../platform/hashing.ts'

const { db, deps, as, app } = await testWorld()
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const call = browserCalls(app)
const enter = (at: Browser, email: string) => call(at, 'auth.login', { email, senha: PASSWORD })

let step = 0
/** The code of a step that no test has used yet: time goes on by a step for each. */
const codeAt = (segredo: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: Date.now() + ahead * 30_000 })
const freshSteps = () => db.updateTable('fator_app').set({ ultimo_passo: 0 }).execute()
beforeEach(() => {
  step += 1
})

/** Somebody with an app, as they set it up on their page. */
async function withApp() {
  const account = await makeAccount(db)
  const at = browser(`10.2.0.${step}`)
  await enter(at, account.email)
  const { segredo, endereco } = (await call(at, 'factors.beginApp')).data
  const { codigos } = (await call(at, 'factors.completeApp', { codigo: codeAt(segredo) })).data
  await freshSteps()
  return { ...account, at, segredo, endereco, codigos: codigos as string[] }
}
const noted = async (id: number) => {
  await deps.security.settle()
  const lines = await db
    .selectFrom('seguranca_evento')
    .select(['tipo', 'detalhe', 'alvo'])
    .where((q) => q.or([q('id_usuario', '=', id), q('alvo', '=', `Pessoa ${id}`)]))
    .orderBy('id')
    .execute()
  return lines.map(({ tipo, detalhe }) => `${tipo}: ${detalhe}`)
}

describe('an app of codes', () => {
  it('is in use from its first code on, which comes with ten recovery codes, and is asked for at the next sign-in', async () => {
    const { email, segredo, endereco, codigos, at } = await withApp()
    expect(endereco).toContain(`otpauth://totp/Intranet:${encodeURIComponent(email)}?issuer=Intranet`)
    expect(codigos).toHaveLength(10)
    expect((await call(at, 'sessions.own')).status).toBe(200)
    const elsewhere = browser('10.2.9.1')
    const { data } = await enter(elsewhere, email)
    expect(data).toEqual({
      challenge: FACTOR_REQUIRED,
      sessao: expect.any(String),
      meios: ['app', 'recuperacao'],
    })
    expect((await call(elsewhere, 'sessions.own')).status).toBe(401)
    const answered = await call(elsewhere, 'auth.answerFactor', {
      sessao: data.sessao,
      codigo: codeAt(segredo),
    })
    expect(answered.data.usuario.email).toBe(email)
    expect((await call(elsewhere, 'sessions.own')).status).toBe(200)
  })

  it('keeps its secret sealed', async () => {
    const { id, segredo } = await withApp()
    const row = await db
      .selectFrom('fator_app')
      .select('segredo')
      .where('id_usuario', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.segredo).toMatch(/^s1\./)
    expect(deps.sealed.open('fator_app', row.segredo)).toBe(segredo)
  })

  it('has each code taken once, whoever shows it again', async () => {
    const { email, segredo } = await withApp()
    const [one, other] = [browser('10.2.9.2'), browser('10.2.9.3')]
    const codigo = codeAt(segredo)
    const answer = async (at: Browser) =>
      call(at, 'auth.answerFactor', { sessao: (await enter(at, email)).data.sessao, codigo })
    expect((await answer(one)).status).toBe(200)
    expect(await answer(other)).toMatchObject({ status: 422, campos: { codigo: text.wrongCode } })
  })

  it('is not guessed: five tries a step, and a right password opens no more of them', async () => {
    const { email, segredo, id } = await withApp()
    const at = browser('10.2.9.4')
    const { sessao } = (await enter(at, email)).data
    for (let n = 0; n < 5; n += 1)
      expect((await call(at, 'auth.answerFactor', { sessao, codigo: '000000' })).status).toBe(422)
    const codigo = codeAt(segredo)
    expect((await call(at, 'auth.answerFactor', { sessao, codigo })).status).toBe(401)
    const again = (await enter(at, email)).data.sessao
    expect(await call(at, 'auth.answerFactor', { sessao: again, codigo })).toMatchObject({
      status: 429,
      text: text.attemptsExceeded,
    })
    expect(await noted(id)).toContain('bloqueio: Segundo fator')
    const admin = await as(superadmin)
    await admin.call.users.unlock({ id })
    const third = (await enter(at, email)).data.sessao
    expect((await call(at, 'auth.answerFactor', { sessao: third, codigo })).status).toBe(200)
  })

  it('stays when the password is reset or given anew', async () => {
    const { id, email } = await withApp()
    await db
      .updateTable('rh_usuario')
      .set({
        senha_provisoria_ate: new Date(Date.now() + 86_400_000),
        senha_hash: await hashPassword(PASSWORD),
      })
      .where('id', '=', id)
      .execute()
    const at = browser('10.2.9.5')
    const { data } = await enter(at, email)
    expect(data.challenge).toBe(NEW_PASSWORD_REQUIRED)
    const chosen = await call(at, 'auth.completeNewPassword', {
      sessao: data.sessao,
      nova_senha: CHOSEN_PASSWORD,
    })
    expect(chosen.data.challenge).toBe(FACTOR_REQUIRED)
    expect((await call(at, 'sessions.own')).status).toBe(401)
  })

  it('ends the other sessions, and its owner is told by mail', async () => {
    const account = await makeAccount(db)
    const [at, other] = [browser('10.2.9.6'), browser('10.2.9.7')]
    await enter(at, account.email)
    await enter(other, account.email)
    const { segredo } = (await call(at, 'factors.beginApp')).data
    await call(at, 'factors.completeApp', { codigo: codeAt(segredo) })
    expect((await call(other, 'sessions.own')).status).toBe(401)
    const mails = await db
      .selectFrom('mensagem_saida')
      .select('texto')
      .where('destino', '=', account.email)
      .where('assunto', '=', 'O segundo fator do seu acesso mudou')
      .execute()
    expect(mails.map(({ texto }) => texto).join()).toContain('Um aplicativo de códigos foi cadastrado.')
  })
})

describe('a recovery code', () => {
  it('signs in once, as it was shown or typed otherwise, and is nowhere in clear', async () => {
    const { id, email, codigos } = await withApp()
    const [code = ''] = codigos
    expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
    const answer = async (codigo: string) => {
      const at = browser('10.2.9.8')
      return call(at, 'auth.answerFactor', { sessao: (await enter(at, email)).data.sessao, codigo })
    }
    expect((await answer(code.toUpperCase().replaceAll('-', ''))).status).toBe(200)
    expect((await answer(code)).status).toBe(422)
    const kept = await db
      .selectFrom('fator_recuperacao')
      .select('hash')
      .where('id_usuario', '=', id)
      .execute()
    expect(kept).toHaveLength(9)
    expect(await noted(id)).toContain('fator: Código de recuperação usado')
  })

  it('of somebody else opens nothing', async () => {
    const [mine, theirs] = [await withApp(), await withApp()]
    const at = browser('10.2.9.9')
    const { sessao } = (await enter(at, mine.email)).data
    expect((await call(at, 'auth.answerFactor', { sessao, codigo: theirs.codigos[0]! })).status).toBe(422)
  })

  it('counts no more once new ones were made', async () => {
    const { email, codigos, at } = await withApp()
    const renewed = (await call(at, 'factors.renewRecovery')).data.codigos
    const answer = async (codigo: string) => {
      const place = browser('10.2.9.10')
      return call(place, 'auth.answerFactor', { sessao: (await enter(place, email)).data.sessao, codigo })
    }
    expect((await answer(codigos[0]!)).status).toBe(422)
    expect((await answer(renewed[0])).status).toBe(200)
  })
})

describe('a demanded factor', () => {
  it('of a superadmin is set up before they come in', async () => {
    const { email, id } = await makeAccount(db, superadmin)
    const at = browser('10.2.9.11')
    const { data } = await enter(at, email)
    expect(data).toEqual({ challenge: FACTOR_SETUP_REQUIRED, sessao: expect.any(String) })
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
    ['fator_valores', 'financeiro:solicitante', 'rh:gestor'],
  ])('by %s is asked of %s and not of %s', async (chave, asked, left) => {
    const [one, other] = [await makeAccount(db, { roles: [asked] }), await makeAccount(db, { roles: [left] })]
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

describe('a lost factor', () => {
  it('goes by two superadmins, neither of whom is the person, and it is on record', async () => {
    const lost = await withApp()
    await db.insertInto('usuario_papel').values({ id_usuario: lost.id, papel: SUPERADMIN }).execute()
    const [one, other] = [await as(superadmin), await as(superadmin)]
    const { id } = lost
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
    await one.call.factors.askReset({ id })
    expect(await one.call.factors.resetOf({ id })).toMatchObject({
      tem_fator: true,
      pedido: { proprio: true },
    })
    await expect(one.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
    expect((await call(lost.at, 'factors.completeReset', { id })).text).toBe(text.onlyOthers)
    await other.call.factors.completeReset({ id })
    expect((await call(lost.at, 'sessions.own')).status).toBe(401)
    expect((await enter(browser('10.2.9.14'), lost.email)).data.challenge).toBe(FACTOR_SETUP_REQUIRED)
    const lines = await noted(id)
    expect(lines).toEqual(
      expect.arrayContaining(['fator: Remoção pedida', 'fator: Removido por dois superadmins']),
    )
  })

  it('is not given back by who is no superadmin, nor by a request of the day before', async () => {
    const { id } = await withApp()
    const [hr, one, other] = [await as({ roles: ['rh:gestor'] }), await as(superadmin), await as(superadmin)]
    await expect(hr.call.factors.askReset({ id })).rejects.toThrow()
    await one.call.factors.askReset({ id })
    await db
      .updateTable('fator_reinicio')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id_usuario', '=', id)
      .execute()
    await expect(other.call.factors.completeReset({ id })).rejects.toThrow(text.askFirst)
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
    expect(confirmed.json()).toEqual({ confirmado: true })
  })
})
