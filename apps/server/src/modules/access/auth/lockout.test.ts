import { auth } from '@intranet/contract/messages/auth'
import { describe, expect, it } from 'vitest'
import { HASHES_AT_ONCE } from '../../../platform/hashing.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { mailServer } from '../../../../test/mail-server.ts'

const smtp = await mailServer()
const { db, as, app, deps } = await testWorld({ SMTP_URL: smtp.url })
const admin = await as(superadmin)

async function setParameters(values: Record<string, number>): Promise<void> {
  const rows = Object.entries(values).map(([chave, valor]) => ({ chave, valor: String(valor) }))
  await db
    .insertInto('parametro')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('chave').doUpdateSet((eb) => ({ valor: eb.ref('excluded.valor') })),
    )
    .execute()
  deps.parameters.forget()
}
await setParameters({ login_tentativas: 5, login_bloqueio_minutos: 10, login_por_endereco_minuto: 1000 })

const signIn = async (email: string, senha: string, remoteAddress = '10.0.0.1') => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload: { email, senha },
    remoteAddress,
  })
  return {
    status: answer.statusCode,
    text: answer.json().mensagem as string,
    wait: answer.headers['retry-after'],
  }
}
const WRONG = 'Errada@2026'
const fail = async (email: string, times: number, address?: string) => {
  for (let count = 0; count < times; count += 1)
    expect((await signIn(email, WRONG, address)).text).toBe(auth.notAuthorized)
}

describe('wrong passwords from one address', () => {
  it('lock the account for that address only', async () => {
    const { email } = await makeAccount(db)
    await fail(email, 5)
    expect(await signIn(email, PASSWORD)).toEqual({ status: 429, text: auth.attemptsExceeded, wait: '600' })
    expect((await signIn(email, PASSWORD, '10.0.0.2')).status).toBe(200)
    expect((await signIn(email, PASSWORD)).status).toBe(429)
  })

  it('count together over the addresses that one IPv6 network can take', async () => {
    const { email } = await makeAccount(db)
    for (let n = 1; n <= 5; n += 1) await fail(email, 1, `2001:db8:1:2:${n}::${n}`)
    expect((await signIn(email, PASSWORD, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await signIn(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200)
  })

  it('are reset for that address only, by a right one', async () => {
    const { email } = await makeAccount(db)
    await fail(email, 4)
    await fail(email, 4, '10.0.0.2')
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    await fail(email, 4)
    await fail(email, 1, '10.0.0.2')
    expect((await signIn(email, PASSWORD, '10.0.0.2')).status).toBe(429)
  })
})

describe('wrong passwords from everywhere', () => {
  it('lock the account once there were as many in a day as the parameters say, for as long as they say', async () => {
    await setParameters({ login_tentativas_dia: 20, login_bloqueio_conta_minutos: 30 })
    const { email } = await makeAccount(db)
    for (let n = 1; n <= 5; n += 1) {
      await fail(email, 4, `10.0.1.${n}`)
      if (n < 5) expect((await signIn(email, PASSWORD, '10.0.2.1')).status).toBe(200)
    }
    expect(await signIn(email, PASSWORD, '10.0.2.1')).toEqual({
      status: 429,
      text: auth.attemptsExceeded,
      wait: '1800',
    })
    await setParameters({ login_tentativas_dia: 100 })
  })

  it('are not made by who hammers on a lock: one address alone does not lock the account', async () => {
    await setParameters({ login_tentativas_dia: 20 })
    const { email } = await makeAccount(db)
    await fail(email, 5)
    for (let count = 0; count < 40; count += 1) expect((await signIn(email, WRONG)).status).toBe(429)
    expect((await signIn(email, PASSWORD, '10.0.0.9')).status).toBe(200)
    await setParameters({ login_tentativas_dia: 100 })
  })
})

async function lockEverywhere(email: string): Promise<void> {
  await setParameters({ login_tentativas_dia: 20 })
  for (let n = 1; n <= 4; n += 1) await fail(email, 5, `10.0.3.${n}`)
  expect((await signIn(email, PASSWORD, '10.0.4.1')).status).toBe(429)
}

describe('a lock', () => {
  it('is seen and opened by a superadmin, for every address', async () => {
    const { id, email } = await makeAccount(db)
    expect(await admin.call.users.signInLock({ id })).toBeNull()
    await lockEverywhere(email)
    const lock = await admin.call.users.signInLock({ id })
    expect(lock).toMatchObject({ conta: true, enderecos: 4 })
    expect(lock!.ate.getTime()).toBeGreaterThan(Date.now())
    await admin.call.users.unlock({ id })
    expect(await admin.call.users.signInLock({ id })).toBeNull()
    for (const address of ['10.0.3.1', '10.0.4.1'])
      expect((await signIn(email, PASSWORD, address)).status).toBe(200)
  })

  it('of one address is seen as such', async () => {
    const { id, email } = await makeAccount(db)
    await fail(email, 5)
    expect(await admin.call.users.signInLock({ id })).toMatchObject({ conta: false, enderecos: 1 })
  })

  it('is not available to keepers of people, nor to others', async () => {
    const { id } = await makeAccount(db)
    const { call } = await as({ roles: ['rh:gestor'] })
    await expect(call.users.unlock({ id })).rejects.toThrow('permissão')
    await expect(call.users.signInLock({ id })).rejects.toThrow('permissão')
    await expect(admin.call.users.unlock({ id: 999_999 })).rejects.toThrow('não encontrado')
  })

  it('of the codes is opened with it: anyone who asks for them in somebody’s name cannot keep them out either', async () => {
    const { id, email } = await makeAccount(db)
    const guest = (await as(null)).call
    for (let count = 0; count < 5; count += 1) await guest.auth.forgotPassword({ email })
    await expect(guest.auth.forgotPassword({ email })).rejects.toThrow('Limite de envios excedido')
    await admin.call.users.unlock({ id })
    await expect(guest.auth.forgotPassword({ email })).resolves.toHaveProperty('mensagem')
  })

  it('is opened by a reset too, for every address', async () => {
    const { email } = await makeAccount(db)
    await lockEverywhere(email)
    const guest = (await as(null)).call
    await guest.auth.forgotPassword({ email })
    const codigo = /^\d{6}$/m.exec(smtp.mails.at(-1)!.text!)![0]
    await guest.auth.resetPassword({ email, codigo, nova_senha: 'Outra@2026' })
    for (const address of ['10.0.3.1', '10.0.4.1'])
      expect((await signIn(email, 'Outra@2026', address)).status).toBe(200)
  })
})

describe('one address', () => {
  it('may sign in as often as it likes with right passwords, at the same time too', async () => {
    await setParameters({ login_por_endereco_minuto: 4, login_tentativas_dia: 100 })
    const people = await Promise.all(Array.from({ length: 12 }, () => makeAccount(db)))
    const together = await Promise.all(people.map(({ email }) => signIn(email, PASSWORD, '10.0.5.1')))
    expect(together.map(({ status }) => status)).toEqual(people.map(() => 200))
  })

  it('is asked to slow down by what went wrong, and then for right passwords as well', async () => {
    const { email } = await makeAccount(db)
    for (let count = 0; count < 4; count += 1)
      expect((await signIn(`ninguem${count}@intranet.example`, WRONG, '10.0.5.2')).status).toBe(401)
    expect(await signIn(email, PASSWORD, '10.0.5.2')).toMatchObject({
      status: 429,
      text: auth.tooManyRequests,
    })
    expect((await signIn(email, PASSWORD, '10.0.5.3')).status).toBe(200)
  })

  it('gets no more wrong tries by sending them at the same time', async () => {
    const { email } = await makeAccount(db)
    const others = await Promise.all(Array.from({ length: 30 }, () => makeAccount(db)))
    await signIn(email, PASSWORD, '10.0.5.4')
    const tries = await Promise.all(others.map((other) => signIn(other.email, WRONG, '10.0.5.4')))
    expect(tries.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(4 + HASHES_AT_ONCE)
  })
})
