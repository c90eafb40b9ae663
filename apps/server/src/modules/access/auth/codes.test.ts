import { auth, passwordReset } from '@intranet/contract/messages/auth'
import { passwordResetErrors } from '@intranet/contract/messages/access'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { browser, browserCalls } from '../../../../test/factories/browsers.ts'
import { mailServer } from '../../../../test/mail-server.ts'

const smtp = await mailServer()
const { db, as, app } = await testWorld({ SMTP_URL: smtp.url })
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const { call: guest } = await as(null)

const lastCode = () => /^\d{6}$/m.exec(smtp.mails.at(-1)?.text ?? '')![0]
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const forgot = (email: string) => guest.auth.forgotPassword({ email })
const codesOf = (id: number) =>
  db.selectFrom('codigo_verificacao').where('id_usuario', '=', id).select('hash').execute()
const reset = (email: string, codigo: string, nova_senha = 'Outra@2026') =>
  guest.auth.resetPassword({ email, codigo, nova_senha })

describe('a forgotten password', () => {
  it('is replaced with the e-mailed code, which works once and ends every session', async () => {
    const { email } = await makeAccount(db)
    const login = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      payload: { email, senha: PASSWORD },
    })
    expect(await forgot(email)).toEqual({ mensagem: passwordReset.codeSent })
    expect(smtp.mails.at(-1)).toMatchObject({
      subject: 'Código para redefinir a senha',
      to: [{ address: email }],
    })
    const codigo = lastCode()
    await reset(email, codigo)
    const headers = { authorization: `Bearer ${login.json().token}` }
    expect((await app.inject({ url: '/trpc/auth.roles', headers })).statusCode).toBe(401)
    await expect(reset(email, codigo)).rejects.toThrow(passwordReset.codeMismatch)
    await expect(guest.auth.login({ email, senha: PASSWORD })).rejects.toThrow(auth.notAuthorized)
    await expect(guest.auth.login({ email, senha: 'Outra@2026' })).resolves.toHaveProperty('usuario')
  })

  it('is replaced only where the code was asked for: in that browser, or from that program’s network', async () => {
    const { email } = await makeAccount(db)
    const call = browserCalls(app)
    const [one, other] = [browser('10.7.0.1'), browser('10.7.0.1')]
    await call(one, 'auth.forgotPassword', { email })
    const input = { email, codigo: lastCode(), nova_senha: 'Outra@2026' }
    const elsewhere = { codigo: passwordReset.codeElsewhere }
    // Five tries of somebody else do not use the code up.
    for (let n = 0; n < 6; n += 1)
      expect((await call(other, 'auth.resetPassword', input)).campos).toEqual(elsewhere)
    const rest = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/v1/auth/reset-password', remoteAddress, payload: input })
    expect((await rest('10.7.0.1')).json().campos).toEqual(elsewhere)
    await call(other, 'auth.forgotPassword', { email: (await makeAccount(db)).email })
    expect((await call(other, 'auth.resetPassword', input)).campos).toEqual(elsewhere)
    expect((await call(one, 'auth.resetPassword', input)).status).toBe(200)

    const payload = { email }
    await app.inject({ method: 'POST', url: '/v1/auth/forgot-password', remoteAddress: '10.7.0.2', payload })
    input.codigo = lastCode()
    expect((await rest('10.7.0.3')).statusCode).toBe(401)
    expect((await call(one, 'auth.resetPassword', input)).campos).toEqual(elsewhere)
    expect((await rest('10.7.0.2')).statusCode).toBe(200)
  })

  it('opens a locked account and lifts a forced reset', async () => {
    const { email } = await makeAccount(db, { forcedReset: true })
    for (let count = 0; count < 6; count += 1)
      await guest.auth.login({ email, senha: 'Errada@2026' }).catch(() => null)
    await forgot(email)
    const same = reset(email, lastCode(), PASSWORD)
    await expect(same).rejects.toMatchObject({
      cause: { details: { campos: { nova_senha: auth.samePassword } } },
    })
    await reset(email, lastCode())
    await expect(guest.auth.login({ email, senha: 'Outra@2026' })).resolves.toHaveProperty('usuario')
  })

  it('leaves the code sent before in force when another one does not get through', async () => {
    const { email } = await makeAccount(db)
    await forgot(email)
    smtp.mood = 'busy'
    await expect(forgot(email)).rejects.toThrow(passwordReset.codeMismatch)
    smtp.mood = 'accept'
    await reset(email, lastCode())
  })

  it('accepts one of two answers at the same time', async () => {
    const { email } = await makeAccount(db)
    await forgot(email)
    const code = lastCode()
    const both = await Promise.allSettled([
      reset(email, code, 'Primeira@1'),
      reset(email, code, 'Segunda@22'),
    ])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('allows five tries, then requires a new code', async () => {
    const { email } = await makeAccount(db)
    await forgot(email)
    const code = lastCode()
    for (let count = 0; count < 5; count += 1)
      await expect(reset(email, otherCode(code))).rejects.toThrow(passwordReset.codeMismatch)
    await expect(reset(email, code)).rejects.toThrow(passwordReset.codeExpired)
  })

  it('is not found out by having code after code mailed: forty wrong ones a day', async () => {
    const { email } = await makeAccount(db)
    const wrong = () => reset(email, '000000').catch(({ message }: Error) => message)
    for (let round = 0; round < 8; round += 1) {
      await db.deleteFrom('limite_requisicao').where('key', 'like', 'envio:%').execute()
      await forgot(email)
      if (lastCode() === '000000') await forgot(email)
      for (let count = 0; count < 5; count += 1) expect(await wrong()).toBe(passwordReset.codeMismatch)
    }
    await db.deleteFrom('limite_requisicao').where('key', 'like', 'envio:%').execute()
    await forgot(email)
    expect(await wrong()).toBe(passwordResetErrors.LimitExceededException)
    await expect(reset(email, lastCode())).rejects.toThrow(passwordResetErrors.LimitExceededException)
  })

  it('refuses a code that expired or was replaced by a newer one', async () => {
    const { id, email } = await makeAccount(db)
    await forgot(email)
    const first = lastCode()
    await forgot(email)
    const second = lastCode()
    if (first !== second) await expect(reset(email, first)).rejects.toThrow(passwordReset.codeMismatch)
    await db
      .updateTable('codigo_verificacao')
      .set({ expira_em: new Date(0) })
      .where('id_usuario', '=', id)
      .execute()
    await expect(reset(email, second)).rejects.toThrow(passwordReset.codeExpired)
  })

  it('of an unknown e-mail is refused in the documented words', async () => {
    await expect(forgot('ninguem@intranet.example')).rejects.toThrow(
      passwordResetErrors.UserNotFoundException,
    )
    await expect(reset('ninguem@intranet.example', '123456')).rejects.toThrow(
      passwordResetErrors.UserNotFoundException,
    )
  })

  it.each([
    ['a disabled person', { ativo: false }, passwordReset.disabled],
    ['an unconfirmed e-mail', { unconfirmed: true }, passwordReset.unconfirmed],
    ['a first password still to be replaced', { provisionalDays: 1 }, passwordReset.invited],
  ])('of %s is answered as anybody’s: only the mail says why there is no code', async (_name, over, why) => {
    const { email, id } = await makeAccount(db, over)
    expect(await forgot(email)).toEqual({ mensagem: passwordReset.codeSent })
    const { text, to } = smtp.mails.at(-1)!
    expect(to).toEqual([expect.objectContaining({ address: email })])
    expect(text).toContain(why)
    expect(text).not.toMatch(/\d{6}/)
    await expect(reset(email, '123456')).rejects.toThrow(passwordReset.codeMismatch)
    expect(await codesOf(id)).toEqual([])
    for (let count = 1; count < 5; count += 1) await forgot(email)
    await expect(forgot(email)).rejects.toThrow(passwordResetErrors.LimitExceededException)
    smtp.mood = 'busy'
    await db.deleteFrom('limite_requisicao').where('key', 'like', 'envio:%').execute()
    await expect(forgot(email)).rejects.toThrow(passwordReset.codeMismatch)
    smtp.mood = 'accept'
  })

  it('opens nothing for who was switched off after the code was mailed', async () => {
    const { email, id } = await makeAccount(db)
    await forgot(email)
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', id).execute()
    await expect(reset(email, lastCode())).rejects.toThrow(passwordReset.codeMismatch)
  })

  it('is mailed five times an hour at most', async () => {
    const { email } = await makeAccount(db)
    for (let count = 0; count < 5; count += 1) await forgot(email)
    const answer = await app.inject({ method: 'POST', url: '/v1/auth/forgot-password', payload: { email } })
    expect([answer.statusCode, answer.json()]).toEqual([
      429,
      {
        codigo: 'LimitExceededException',
        mensagem: 'Limite de envios excedido, tente depois de algum tempo.',
      },
    ])
  })

  it.each([
    ['refuse', 'InvalidEmailRoleAccessPolicyException', 'Sem permissão para usar este e-mail.', 'notTaken'],
    ['reject-content', 'CodeDeliveryFailureException', 'Código de verificação errado.', 'notSent'],
    ['busy', 'CodeDeliveryFailureException', 'Código de verificação errado.', 'notSent'],
    ['stall', 'CodeDeliveryFailureException', 'Código de verificação errado.', 'notSent'],
  ] as const)(
    'whose mail meets a server that says "%s" leaves no code behind, and says that no mail left',
    async (mood, codigo, mensagem, why) => {
      const { id, email } = await makeAccount(db)
      smtp.mood = mood
      const answer = await app.inject({ method: 'POST', url: '/v1/auth/forgot-password', payload: { email } })
      smtp.mood = 'accept'
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { codigo, mensagem, campos: { email: passwordReset[why] } },
      ])
      expect(await codesOf(id)).toEqual([])
    },
  )

  it('is nowhere in the database in clear', async () => {
    const { email } = await makeAccount(db)
    await forgot(email)
    const rows = await db.selectFrom('codigo_verificacao').select('hash').execute()
    expect(rows.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true)
    const kept = db.selectFrom('mensagem_saida').where('destino', '=', email).select('id')
    expect(await kept.execute()).toEqual([])
  })
})
