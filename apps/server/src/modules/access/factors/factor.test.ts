import { NEW_PASSWORD_REQUIRED } from '@intranet/contract/access/auth'
import { FACTOR_REQUIRED } from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { CHOSEN_PASSWORD, makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser, type Browser } from '../../../../test/factories/browsers.ts'
import { codeAt, factorWorld, stopClock } from '../../../../test/factories/factors.ts'
import { hashPassword } from '../../../platform/hashing.ts'
import { hashToken } from '../../../platform/token.ts'

stopClock()
const world = await testWorld()
const { db, deps, as } = world
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const { call, enter, withApp, noted } = factorWorld(world)

describe('an app of codes', () => {
  it('is in use from its first code on, which comes with ten recovery codes, and is asked for at the next sign-in (docs/access.md#second-factor)', async () => {
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

  it('has each code taken once, no matter who shows it again', async () => {
    const { email, segredo } = await withApp()
    const [one, other] = [browser('10.2.9.2'), browser('10.2.9.3')]
    const codigo = codeAt(segredo)
    const answer = async (at: Browser) =>
      call(at, 'auth.answerFactor', { sessao: (await enter(at, email)).data.sessao, codigo })
    expect((await answer(one)).status).toBe(200)
    expect(await answer(other)).toMatchObject({ status: 422, campos: { codigo: text.wrongCode } })
  })

  it('has each code taken within its own 30 seconds, neither before nor after', async () => {
    const { email, segredo } = await withApp()
    const at = browser('10.2.9.14')
    const { sessao } = (await enter(at, email)).data
    for (const steps of [-1, 1]) {
      const answer = await call(at, 'auth.answerFactor', { sessao, codigo: codeAt(segredo, steps) })
      expect(answer).toMatchObject({ status: 422, campos: { codigo: text.wrongCode } })
    }
    expect((await call(at, 'auth.answerFactor', { sessao, codigo: codeAt(segredo) })).status).toBe(200)
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

  it('ends the other sessions, and its owner is notified by mail', async () => {
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
    expect(code).toMatch(/^([a-z2-7]{4}-){6}[a-z2-7]{4}$/)
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

  it('has 140 random bits; those of 120 that are printed already are taken too', async () => {
    const { id, email, codigos } = await withApp()
    expect(codigos.every((code) => code.replaceAll('-', '').length * 5 === 140)).toBe(true)
    const older = 'abcd-efgh-ijkl-mnop-qrst-uvwx'
    await db
      .insertInto('fator_recuperacao')
      .values({ id_usuario: id, hash: hashToken(older.replaceAll('-', '')) })
      .execute()
    const at = browser('10.2.9.15')
    const { sessao } = (await enter(at, email)).data
    expect((await call(at, 'auth.answerFactor', { sessao, codigo: older })).status).toBe(200)
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
