import { auth } from '@intranet/contract/messages/auth'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccount, PASSWORD } from '../../../../test/factories/accounts.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { isCommonPassword } from './password-words.ts'

const { db, as, deps } = await testWorld()
const guest = (await as(null)).call

describe('a password that is guessed first', () => {
  it.each([
    'P@ssw0rd!',
    'Senha@123',
    'Brasil#2026',
    'Abcd@1234',
    'Mudar@2026',
    'Nova@Senha1',
    'Intranet@2026',
  ])('%s is known as such', (password) => {
    expect(isCommonPassword(password, [])).toBe(true)
  })

  it.each(['Outra@2026', 'Correto@Cavalo9', 'Maria@Brasil#Senha1', 'X9$7182kQ'])('%s is none', (password) => {
    expect(isCommonPassword(password, [])).toBe(false)
  })

  it('is refused at the field, also where it is the name of a provider, and the challenge goes on (docs/access.md#common-passwords)', async () => {
    await makeProvider(db, { nome: 'Zênite Redes', sistema: 'znt_redes' })
    const { email } = await makeAccount(db, { provisionalDays: 1 })
    const { sessao } = (await guest.auth.login({ email, senha: PASSWORD })) as { sessao: string }
    const choose = (nova_senha: string) => guest.auth.completeNewPassword({ sessao, nova_senha })
    for (const easy of ['Senha@123', 'Zenite#2026', 'Redes@Zenite1'])
      await expect(choose(easy)).rejects.toThrow(auth.commonPassword)
    await expect(choose('Alvorada@7182')).resolves.toMatchObject({ usuario: { email } })
  })
})

describe('a stored hash of an older cost', () => {
  const hashOf = async (id: number) =>
    await db
      .selectFrom('rh_usuario')
      .select(['senha_hash', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('is renewed by the next right sign-in, and by no wrong one; it is no edit of the person', async () => {
    const { id, email } = await makeAccount(db)
    // `Intranet@2026` at 8 MiB and one pass.
    const old =
      '$argon2id$v=19$m=8192,t=1,p=1$AAECAwQFBgcICQoLDA0ODw$o4ipCG44WRFukFfsT0CSfcZTKIJWQkRgqEIChWA/Cso'
    await db.updateTable('rh_usuario').set({ senha_hash: old }).where('id', '=', id).execute()
    const before = await hashOf(id)
    await expect(guest.auth.login({ email, senha: 'Errada@2026' })).rejects.toThrow(auth.notAuthorized)
    expect((await hashOf(id)).senha_hash).toBe(old)
    await guest.auth.login({ email, senha: PASSWORD })
    const after = await hashOf(id)
    expect(after.senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(after.updated_at).toEqual(before.updated_at)
    await expect(guest.auth.login({ email, senha: PASSWORD })).resolves.toMatchObject({ usuario: { email } })
  })
})

describe('an e-mailed code', () => {
  it('lives ten minutes at most, also where an older setting says more', async () => {
    await db.insertInto('parametro').values({ chave: 'codigo_senha_minutos', valor: '60' }).execute()
    deps.parameters.forget()
    expect(await deps.parameters.read('codigo_senha_minutos')).toBe(10)
  })
})
