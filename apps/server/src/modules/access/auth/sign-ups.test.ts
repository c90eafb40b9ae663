import { auth, passwordReset } from '@intranet/contract/messages/auth'
import { passwordResetErrors, settings } from '@intranet/contract/messages/access'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { CHOSEN_PASSWORD } from '../../../../test/factories/accounts.ts'
import { mailServer } from '../../../../test/mail-server.ts'

const smtp = await mailServer()
const { db, as } = await testWorld({ SMTP_URL: smtp.url })
await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
const { call: guest } = await as(null)

const lastCode = () => /^\d{6}$/m.exec(smtp.mails.at(-1)?.text ?? '')![0]
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a candidate’s sign-up', () => {
  const candidate = {
    nome: 'Caio Brandão',
    telefone: '11987654321',
    senha: CHOSEN_PASSWORD,
    aceite: true as const,
  }

  it('waits for the e-mailed code', async () => {
    const email = 'caio@exemplo.com.br'
    await guest.auth.register({ ...candidate, email: 'Caio@Exemplo.com.br' })
    await expect(guest.auth.login({ email, senha: CHOSEN_PASSWORD })).rejects.toThrow(
      'Usuário não confirmado.',
    )
    await expect(
      guest.auth.confirmRegistration({ email, codigo: otherCode(lastCode()), senha: CHOSEN_PASSWORD }),
    ).rejects.toThrow(passwordReset.codeMismatch)
    await guest.auth.resendCode({ email })
    await guest.auth.confirmRegistration({ email, codigo: lastCode(), senha: CHOSEN_PASSWORD })
    await expect(guest.auth.register({ ...candidate, email })).rejects.toThrow(settings.emailTaken)
    expect(await guest.auth.resendCode({ email })).toEqual({ mensagem: passwordReset.codeSent })
    expect(smtp.mails.at(-1)!.text).toContain(passwordReset.confirmed)
    // Neither is it said of who was switched off since.
    await db.updateTable('rh_usuario').set({ ativo: false }).where('email', '=', email).execute()
    expect(await guest.auth.resendCode({ email })).toEqual({ mensagem: passwordReset.codeSent })
    expect(smtp.mails.at(-1)!.text).toContain(passwordReset.disabled)
    await expect(
      guest.auth.confirmRegistration({ email, codigo: '123456', senha: CHOSEN_PASSWORD }),
    ).rejects.toThrow(auth.notConfirmable)
    await db.updateTable('rh_usuario').set({ ativo: true }).where('email', '=', email).execute()
    expect(await guest.auth.login({ email, senha: CHOSEN_PASSWORD })).toMatchObject({
      usuario: { email, employee: false, roles: ['user'], modules: [] },
    })
  })

  it('keeps no address from anyone who reads its mail: the last sign-up counts, and an invitation before all (docs/access.md#sign-ups)', async () => {
    const [email, foreign] = ['dono@exemplo.com.br', 'Alheia@2026']
    await guest.auth.register({ ...candidate, email, nome: 'Outra Pessoa', senha: foreign })
    const first = lastCode()
    await guest.auth.register({ ...candidate, email })
    const second = lastCode()
    if (first !== second)
      await expect(
        guest.auth.confirmRegistration({ email, codigo: first, senha: CHOSEN_PASSWORD }),
      ).rejects.toThrow(passwordReset.codeMismatch)
    await guest.auth.confirmRegistration({ email, codigo: second, senha: CHOSEN_PASSWORD })
    await expect(guest.auth.login({ email, senha: foreign })).rejects.toThrow()
    expect(await guest.auth.login({ email, senha: CHOSEN_PASSWORD })).toMatchObject({ usuario: { email } })

    const invited = 'convidada@exemplo.com.br'
    await guest.auth.register({ ...candidate, email: invited, senha: foreign })
    const { call: admin } = await as(superadmin)
    await admin.users.create({ objects: [{ nome: 'Convidada', email: invited }] })
    await expect(
      guest.auth.confirmRegistration({ email: invited, codigo: lastCode(), senha: CHOSEN_PASSWORD }),
    ).rejects.toThrow()
    await expect(guest.auth.login({ email: invited, senha: foreign })).rejects.toThrow()
    await expect(guest.auth.register({ ...candidate, email: invited })).rejects.toThrow(settings.emailTaken)
    await expect(admin.users.create({ objects: [{ nome: 'De novo', email: invited }] })).rejects.toThrow(
      settings.emailTaken,
    )
  })

  it('has the password that comes with the code, and is asked for it without a word of who typed the address', async () => {
    const [email, foreign] = ['caixa@exemplo.com.br', 'Alheia@2026']
    await guest.auth.register({
      ...candidate,
      email,
      nome: 'Ganhe 500 reais https://golpe.example',
      senha: foreign,
    })
    expect(smtp.mails.at(-1)!.text).not.toContain('Ganhe')
    await guest.auth.confirmRegistration({ email, codigo: lastCode(), senha: CHOSEN_PASSWORD })
    await expect(guest.auth.login({ email, senha: foreign })).rejects.toThrow()
    expect(await guest.auth.login({ email, senha: CHOSEN_PASSWORD })).toMatchObject({ usuario: { email } })
  })

  it('requires consent and a password that follows the rule', async () => {
    const email = 'dora@exemplo.com.br'
    await expect(guest.auth.register({ ...candidate, email, aceite: false as true })).rejects.toThrow(
      auth.privacyRequired,
    )
    await expect(guest.auth.register({ ...candidate, email, senha: 'fraquinha' })).rejects.toThrow(
      auth.passwordPolicy,
    )
    expect(
      await db.selectFrom('rh_usuario').select('id').where('email', '=', email).executeTakeFirst(),
    ).toBeUndefined()
  })

  it('limits how often the code is sent', async () => {
    const email = 'eva@exemplo.com.br'
    await guest.auth.register({ ...candidate, email })
    for (let count = 0; count < 4; count += 1) await guest.auth.resendCode({ email })
    await expect(guest.auth.resendCode({ email })).rejects.toThrow(passwordResetErrors.LimitExceededException)
  })
})
