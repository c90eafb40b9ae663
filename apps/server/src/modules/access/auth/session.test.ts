import { auth } from '@intranet/contract/messages/auth'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { browser, browserCalls, type Browser } from '../../../../test/factories/browsers.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'

const { db, as, app } = await testWorld()
const admin = await as(superadmin)
const call = browserCalls(app)
const enter = (at: Browser, email: string, senha = PASSWORD) => call(at, 'auth.login', { email, senha })

const mailsTo = async (email: string) =>
  await db.selectFrom('mensagem_saida').select(['assunto', 'texto']).where('destino', '=', email).execute()

describe('one’s own sessions', () => {
  it('are shown with device and address, and end one by one or all but this one', async () => {
    const { email } = await makeAccount(db)
    const [home, phone, work] = [browser('10.1.0.1'), browser('10.1.0.2'), browser('10.1.0.3')]
    for (const at of [home, phone, work]) await enter(at, email)
    const { data } = await call(home, 'sessions.own')
    expect(data.sessoes).toMatchObject([
      { aparelho: 'Chrome no Windows', endereco: '10.1.0.3', atual: false },
      { endereco: '10.1.0.2', atual: false },
      { endereco: '10.1.0.1', atual: true },
    ])
    expect(await call(home, 'sessions.end', { numero: data.sessoes[1].numero })).toMatchObject({
      data: { encerradas: 1 },
    })
    expect((await call(phone, 'sessions.own')).status).toBe(401)
    expect(await call(home, 'sessions.endOthers')).toMatchObject({ data: { encerradas: 1 } })
    expect((await call(work, 'sessions.own')).status).toBe(401)
    expect((await call(home, 'sessions.own')).data.sessoes).toHaveLength(1)
  })

  it('are not ended by another person, who finds none of that number', async () => {
    const [{ email }, other] = [await makeAccount(db), await makeAccount(db)]
    const [mine, theirs] = [browser(), browser()]
    await enter(mine, email)
    await enter(theirs, other.email)
    const { numero } = (await call(mine, 'sessions.own')).data.sessoes[0]
    expect((await call(theirs, 'sessions.end', { numero })).status).toBe(404)
    expect((await call(theirs, 'sessions.endOfPerson', { id: 1 })).status).toBe(403)
    expect((await call(mine, 'sessions.own')).status).toBe(200)
  })

  it('are seen and ended by superadmins', async () => {
    const { id, email } = await makeAccount(db)
    const at = browser()
    await enter(at, email)
    const { sessoes } = await admin.call.sessions.ofPerson({ id })
    expect(sessoes).toMatchObject([{ aparelho: 'Chrome no Windows', atual: false }])
    await admin.call.sessions.endOfPerson({ id, numero: sessoes[0]!.numero })
    expect((await call(at, 'sessions.own')).status).toBe(401)
  })

  it('end with the device that is forgotten', async () => {
    const { email } = await makeAccount(db)
    const [home, phone] = [browser(), browser()]
    await enter(home, email)
    await enter(phone, email)
    const { aparelhos } = (await call(home, 'sessions.own')).data
    expect(aparelhos).toHaveLength(2)
    await call(home, 'sessions.forgetDevice', { id: aparelhos[0].id })
    expect((await call(phone, 'sessions.own')).status).toBe(401)
    expect((await call(home, 'sessions.own')).data.aparelhos).toHaveLength(1)
  })
})

describe('a device', () => {
  it('is mailed about where it is a new one beside others, once', async () => {
    const { email } = await makeAccount(db)
    const [home, phone] = [browser('10.1.1.1'), browser('10.1.1.2')]
    await enter(home, email)
    expect(await mailsTo(email)).toEqual([])
    await enter(phone, email)
    for (const at of [phone, home]) await enter(at, email)
    const mails = await mailsTo(email)
    expect(mails.map(({ assunto }) => assunto)).toEqual(['Novo aparelho no seu acesso'])
    expect(mails[0]!.texto).toContain('Chrome no Windows\nEndereço 10.1.1.2')
  })

  it('is no new one where a program signs in again from its network', async () => {
    const { id, email } = await makeAccount(db)
    const login = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/auth/login',
        payload: { email, senha: PASSWORD },
        headers: { 'user-agent': 'nightly-sync/2' },
        remoteAddress,
      })
    await login('2001:db8:7:7::1')
    await login('2001:db8:7:7::2')
    const { aparelhos, sessoes } = await admin.call.sessions.ofPerson({ id })
    expect([aparelhos.map((one) => one.aparelho), sessoes.length]).toEqual([['Programa nightly-sync'], 2])
    expect(await mailsTo(email)).toEqual([])
  })

  it('that is known as the person’s stays open while their account is guessed at, and counts its own wrong tries', async () => {
    const { email } = await makeAccount(db)
    const home = browser('10.1.2.1')
    await enter(home, email)
    for (let n = 0; n < 5; n += 1) await enter(browser('10.1.2.1'), email, 'Errada@2026')
    expect((await enter(browser('10.1.2.1'), email)).text).toBe(auth.attemptsExceeded)
    expect((await enter(home, email)).status).toBe(200)
    for (let n = 0; n < 5; n += 1) await enter(home, email, 'Errada@2026')
    expect((await enter(home, email)).text).toBe(auth.attemptsExceeded)
    expect((await enter(browser('10.1.2.9'), email)).status).toBe(200)
  })
})
