import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'

const HOST = 'intranet.exemplo.com.br'
const { db, as, app, deps } = await testWorld({ PUBLIC_URL: `https://${HOST}` })
const guest = (await as(null)).call

const notices = (email: string) =>
  db
    .selectFrom('mensagem_saida')
    .select('texto')
    .where('destino', '=', email)
    .where('assunto', '=', 'Sua senha foi alterada')
    .execute()

/** The code of the newest mail to somebody. */
async function codeTo(email: string): Promise<string> {
  const { texto } = await db
    .selectFrom('mensagem_saida')
    .select('texto')
    .where('destino', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /^\d{6}$/m.exec(texto)![0]
}

async function change(email: string, senha_atual: string) {
  const login = await app.inject({
    authority: HOST,
    method: 'POST',
    url: '/v1/auth/login',
    payload: { email, senha: PASSWORD },
  })
  return app.inject({
    authority: HOST,
    method: 'POST',
    url: '/trpc/auth.changePassword',
    headers: { authorization: `Bearer ${login.json().token}` },
    payload: { senha_atual, nova_senha: 'Outra@2026' },
  })
}

describe('a changed password', () => {
  it('is reported to its owner by mail, with what to do if it was not them, and without the password', async () => {
    const { email } = await makeAccount(db)
    expect((await change(email, PASSWORD)).statusCode).toBe(200)
    const [reported, ...others] = await notices(email)
    expect(others).toEqual([])
    expect(reported!.texto).toContain('https://intranet.exemplo.com.br/reset-password')
    expect(reported!.texto).not.toMatch(/Outra@2026|Intranet@2026/)
  })

  it('by a code is told too', async () => {
    const { email } = await makeAccount(db)
    await guest.auth.forgotPassword({ email })
    await guest.auth.resetPassword({ email, codigo: await codeTo(email), nova_senha: 'Outra@2026' })
    expect(await notices(email)).toHaveLength(1)
  })

  it('by an invitation, too: the person who had the first password may not be its owner', async () => {
    const { email } = await makeAccount(db, { provisionalDays: 1 })
    const { sessao } = (await guest.auth.login({ email, senha: PASSWORD })) as { sessao: string }
    await guest.auth.completeNewPassword({ sessao, nova_senha: 'Outra@2026' })
    expect(await notices(email)).toHaveLength(1)
  })

  it('is not told when it was not changed', async () => {
    const { email } = await makeAccount(db)
    expect((await change(email, 'Errada@2026')).statusCode).toBe(422)
    expect(await notices(email)).toEqual([])
    expect(deps.mailer.local).toBe(true)
  })
})
