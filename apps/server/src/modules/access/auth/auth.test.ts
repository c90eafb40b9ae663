import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { auth } from '@intranet/contract/messages/auth'
import { signInErrors } from '@intranet/contract/messages/access'

const { db, as, app, deps } = await testWorld()
await db
  .insertInto('parametro')
  .values([
    { chave: 'login_por_endereco_minuto', valor: '1000' },
    { chave: 'login_tentativas', valor: '3' },
  ])
  .execute()
const { call: guest } = await as(null)

describe('signing in', () => {
  it.each([
    ['an unknown e-mail', null, PASSWORD, signInErrors.UserNotFoundException],
    ['a wrong password', {}, 'Errada@2026', signInErrors.NotAuthorizedException],
    ['a disabled person', { ativo: false }, PASSWORD, signInErrors.UserDisabledException],
    ['an unconfirmed e-mail', { unconfirmed: true }, PASSWORD, signInErrors.UserNotConfirmedException],
    ['a forced reset', { forcedReset: true }, PASSWORD, signInErrors.PasswordResetRequiredException],
    ['an old invite', { provisionalDays: -1 }, PASSWORD, auth.inviteExpired],
    [
      'a disabled person’s wrong password',
      { ativo: false },
      'Errada@2026',
      signInErrors.NotAuthorizedException,
    ],
  ])('refuses %s in its own words (docs/access.md#documented-texts)', async (_name, over, senha, text) => {
    const email = over ? (await makeAccount(db, over)).email : 'ninguem@intranet.example'
    await expect(guest.auth.login({ email, senha })).rejects.toThrow(text)
  })

  it('says that a reset was forced when there is no password', async () => {
    const { id, email } = await makeAccount(db, { forcedReset: true })
    await db.updateTable('rh_usuario').set({ senha_hash: null }).where('id', '=', id).execute()
    await expect(guest.auth.login({ email, senha: PASSWORD })).rejects.toThrow(
      'Necessário redefinir a senha.',
    )
  })

  it('is locked after wrong tries in a row, even for the right password', async () => {
    const { email } = await makeAccount(db)
    for (let count = 0; count < 3; count += 1)
      await expect(guest.auth.login({ email, senha: 'Errada@2026' })).rejects.toThrow('incorretos')
    const locked = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email, senha: PASSWORD },
    })
    expect(locked.json()).toEqual({
      codigo: 'PasswordAttemptsExceededException',
      mensagem: 'Tentativas de senha excedidas na validação',
    })
    expect([locked.statusCode, Number(locked.headers['retry-after'])]).toEqual([429, 900])
  })

  it('counts tries that come at the same time', async () => {
    const { email } = await makeAccount(db)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => guest.auth.login({ email, senha: 'Errada@2026' })),
    )
    const texts = tries.map((one) => (one as PromiseRejectedResult).reason.message)
    expect(texts.filter((text) => text === auth.notAuthorized)).toHaveLength(3)
    expect(texts.filter((text) => text === auth.attemptsExceeded)).toHaveLength(5)
  })

  it('forgives wrong tries after a right one', async () => {
    const { email } = await makeAccount(db)
    for (const senha of ['Errada@2026', 'Errada@2026', PASSWORD, 'Errada@2026', 'Errada@2026']) {
      await guest.auth.login({ email, senha }).catch(() => null)
    }
    await expect(guest.auth.login({ email, senha: PASSWORD })).resolves.toHaveProperty('usuario.email', email)
  })

  it('does not look like an edit of the person', async () => {
    const { id, email } = await makeAccount(db)
    const read = () =>
      db
        .selectFrom('rh_usuario')
        .select(['updated_at', 'ultimo_acesso'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const before = await read()
    await guest.auth.login({ email, senha: PASSWORD })
    const after = await read()
    expect(after.updated_at).toEqual(before.updated_at)
    expect(after.ultimo_acesso).not.toBeNull()
  })

  it('keeps the token out of the browser’s answer and the session in an HttpOnly cookie', async () => {
    const { email } = await makeAccount(db)
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/auth.login',
      payload: { email, senha: PASSWORD },
    })
    const cookie = answer.cookies.find(({ name }) => name === 'sessao')
    expect(cookie).toMatchObject({ name: 'sessao', httpOnly: true, sameSite: 'Lax' })
    expect(answer.body).not.toContain(cookie!.value)
    const read = () => app.inject({ url: '/trpc/auth.session', cookies: { sessao: cookie!.value } })
    expect((await read()).json().result.data.email).toBe(email)
    const own = {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
    }
    const out = await app.inject({
      method: 'POST',
      url: '/trpc/auth.logout',
      cookies: { sessao: cookie!.value },
      headers: own,
    })
    expect(out.headers['clear-site-data']).toBeUndefined()
    expect((await read()).json().result.data).toBeNull()
  })

  it('is given to our own pages alone, and to programs that send no origin', async () => {
    const { email } = await makeAccount(db)
    const from = async (headers: Record<string, string>) => {
      const payload = { email, senha: PASSWORD }
      const { statusCode, cookies } = await app.inject({
        method: 'POST',
        url: '/trpc/auth.login',
        payload,
        headers,
      })
      return [statusCode, cookies.some(({ name }) => name === 'sessao')]
    }
    expect(await from({ origin: 'https://estranha.example' })).toEqual([403, false])
    expect(await from({ origin: 'null' })).toEqual([403, false])
    expect(await from({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toEqual([200, true])
    expect(await from({})).toEqual([200, true])
  })

  it('has the browser forget what it stored, never its cookies, where it says that nothing waits there', async () => {
    const answer = await app.inject({ method: 'POST', url: '/trpc/auth.logout', payload: { limpar: true } })
    expect(answer.headers['clear-site-data']).toBe('"storage"')
  })

  it('writes the challenge so that only one of two answers at once counts', async () => {
    const { email } = await makeAccount(db, { provisionalDays: 1 })
    const answer = await guest.auth.login({ email, senha: PASSWORD })
    const { sessao } = answer as { sessao: string }
    const both = await Promise.allSettled([
      guest.auth.completeNewPassword({ sessao, nova_senha: 'Primeira@1' }),
      guest.auth.completeNewPassword({ sessao, nova_senha: 'Segunda@22' }),
    ])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('requires a password that differs from the first one', async () => {
    const { email } = await makeAccount(db, { provisionalDays: 1 })
    const { sessao } = (await guest.auth.login({ email, senha: PASSWORD })) as { sessao: string }
    await expect(guest.auth.completeNewPassword({ sessao, nova_senha: PASSWORD })).rejects.toThrow(
      auth.samePassword,
    )
  })
})

describe('a session', () => {
  it('carries the brand of anyone who has one provider, and none for the group', async () => {
    const fibra = { nome: 'Fibra', sistema: 'fibra' }
    const [one, other] = [await makeProvider(db, fibra), await makeProvider(db)]
    const alone = await as({ empresas: [one] })
    expect((await alone.call.auth.session())?.marca).toEqual({ ...fibra, matiz: 215, logo: null })
    const both = await as({ empresas: [one, other] })
    expect((await both.call.auth.session())?.marca).toBeNull()
  })

  it('returns the actor, and null for a guest', async () => {
    const { call, userId } = await as({ roles: ['vendas:leitor'], employee: false })
    expect(await call.auth.session()).toMatchObject({
      usuarioId: userId,
      employee: false,
      modules: ['vendas'],
    })
    expect(await call.auth.roles()).toEqual({
      roles: ['vendas:leitor', 'user'],
      modules: ['vendas'],
      employee: false,
    })
    expect(await guest.auth.session()).toBeNull()
    await expect(guest.auth.roles()).rejects.toThrow('Entre para continuar.')
  })

  it('lasts as long as the parameters say, and not longer', async () => {
    const { token, userId } = await as({})
    const bearer = { authorization: `Bearer ${token}` }
    const status = async () => (await app.inject({ url: '/trpc/auth.roles', headers: bearer })).statusCode
    const row = db.updateTable('sessao').where('id_usuario', '=', userId)
    await row.set({ expires_at: new Date(Date.now() + 60_000) }).execute()
    expect(await status()).toBe(200)
    const { expires_at } = await db
      .selectFrom('sessao')
      .select('expires_at')
      .where('id_usuario', '=', userId)
      .executeTakeFirstOrThrow()
    expect(expires_at.getTime() - Date.now()).toBeGreaterThan(11.9 * 3_600_000)
    await row.set({ created_at: new Date(Date.now() - 31 * 86_400_000) }).execute()
    expect(await status()).toBe(401)
  })
})

describe('changing one’s own password', () => {
  it('ends the person’s other sessions and keeps this one', async () => {
    const { id, email } = await makeAccount(db)
    const sign = async () =>
      (
        await app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, senha: PASSWORD } })
      ).json().token
    const [here, there] = [await sign(), await sign()]
    const ask = (token: string, path: string, payload?: object) =>
      app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/trpc/${path}`,
        headers: { authorization: `Bearer ${token}` },
        payload,
      })
    const wrong = await ask(here, 'auth.changePassword', {
      senha_atual: 'errada',
      nova_senha: 'Outra@2026',
    })
    expect([wrong.statusCode, wrong.json().error.data.campos]).toEqual([
      422,
      { senha_atual: auth.wrongCurrentPassword },
    ])
    expect(
      (await ask(here, 'auth.changePassword', { senha_atual: PASSWORD, nova_senha: 'Outra@2026' }))
        .statusCode,
    ).toBe(200)
    expect((await ask(here, 'auth.roles')).statusCode).toBe(200)
    expect((await ask(there, 'auth.roles')).statusCode).toBe(401)
    const logs = await db
      .selectFrom('log_historico')
      .select('new_data')
      .where('tabela', '=', 'rh_usuario')
      .where('id_item', '=', String(id))
      .execute()
    expect(JSON.stringify(logs)).not.toContain('argon2')
  })
})

describe('one address', () => {
  it('is asked to slow down', async () => {
    await db
      .updateTable('parametro')
      .set({ valor: '4' })
      .where('chave', '=', 'login_por_endereco_minuto')
      .execute()
    await db.deleteFrom('limite_requisicao').execute()
    deps.parameters.forget()
    const { email } = await makeAccount(db)
    for (let count = 0; count < 4; count += 1)
      await guest.auth.login({ email: 'ninguem@intranet.example', senha: PASSWORD }).catch(() => null)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email, senha: PASSWORD },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      429,
      { codigo: 'TooManyRequestsException', mensagem: 'Foram realizadas muitas solicitações.' },
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
