import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../../test/factories/accounts.ts'
import { makePlace } from '../../../../test/factories/onboarding.ts'
import { signOnWorld } from '../../../../test/factories/sign-on-world.ts'
import { hashPassword } from '../../../platform/hashing.ts'
import { openChallenge } from '../auth/auth.service.ts'

const { app, db, deps, admin, id, person, signOn, whoIs, logged } = await signOnWorld()
beforeEach(() => db.deleteFrom('limite_requisicao').execute())
const senha_hash = await hashPassword(PASSWORD)

const call = async (path: string, payload: object, cookies: Record<string, string> = {}) => {
  const headers = { origin: deps.publicUrl }
  const answer = await app.inject({ method: 'POST', url: `/trpc/${path}`, payload, cookies, headers })
  return answer.json().error?.data.codigo ?? 'feito'
}
const withPassword = async (who: Parameters<typeof person>[0] = {}) => {
  const made = await person(who)
  await db
    .updateTable('rh_usuario')
    .set({ senha_hash, confirmado_em: new Date() })
    .where('id', '=', made.userId)
    .execute()
  return made
}
const enter = ({ email }: { email: string }) => call('auth.login', { email, senha: PASSWORD })
const OFF = 'PasswordSignInDisabledException'

describe('"Senhas desligadas" (docs/access.md#single-sign-on)', async () => {
  const [one, two] = [
    await withPassword({ roles: ['users:superadmin'] }),
    await withPassword({ roles: ['users:superadmin'] }),
  ]
  const other = await withPassword({ roles: ['users:superadmin'] })
  const ana = await withPassword()
  const turn = (senhas_desligadas: boolean) =>
    admin.call.identityProviders.update({
      id,
      senhas_desligadas,
      id_excecao_1: one.userId,
      id_excecao_2: two.userId,
    })

  it('refuses sign-in, reset, first access and confirmation of the people of its domains', async () => {
    expect(await enter(ana)).toBe('feito')
    const { cookies } = await signOn(ana)
    const sessao = await openChallenge(db, ana.userId, 5)
    await turn(true)
    expect(await enter(ana)).toBe(OFF)
    expect(await enter(other)).toBe(OFF)
    expect(await call('auth.forgotPassword', { email: ana.email })).toBe(OFF)
    const reset = { email: ana.email, codigo: '123456', nova_senha: 'Outra#Chave77' }
    expect(await call('auth.resetPassword', reset)).toBe(OFF)
    expect(await call('auth.completeNewPassword', { sessao, nova_senha: 'Outra#Chave77' })).toBe(OFF)
    expect(await call('auth.confirm', { senha: PASSWORD }, cookies)).toBe('invalid')
    expect(await logged(ana.userId)).toContain(`falha: ${OFF}`)
    expect(await whoIs((await signOn(ana)).cookies)).toBe(ana.email)
  })

  it('mails no first password: the invitation names the provider', async () => {
    const invited = async (email: string) => {
      const fields = {
        ...(await makePlace(db)),
        nome: 'Nova',
        email,
        funcionario: true,
        data_admissao: '2026-01-05',
      }
      const [{ id: novo } = { id: 0 }] = await admin.call.users.create({ objects: [fields] })
      await admin.call.users.resendInvite({ id: novo })
      const mails = await db
        .selectFrom('mensagem_saida')
        .select('texto')
        .where('destino', '=', email)
        .execute()
      expect(mails).toHaveLength(2)
      return mails.map(({ texto }) => [
        texto.includes('Entrar com Casa'),
        texto.includes('Senha de primeiro acesso'),
      ])
    }
    expect(await invited('nova@casa.example')).toEqual([
      [true, false],
      [true, false],
    ])
    expect(await invited('nova@fora.example')).toEqual([
      [false, true],
      [false, true],
    ])
  })

  it('leaves the password to two superadmins, to candidates, and to other domains', async () => {
    expect([await enter(one), await enter(two)]).toEqual(['feito', 'feito'])
    expect(await enter(await withPassword({ employee: false }))).toBe('feito')
    expect(await enter(await withPassword({ email: 'bia@fora.example' }))).toBe('feito')
  })

  it('holds no exception for somebody who is no superadmin any more, and ends with the provider', async () => {
    await admin.call.permissions.set({ id: two.userId, roles: ['rh:leitor'] })
    expect(await enter(two)).toBe(OFF)
    const { rows } = await sql<{ msg: string; rota: string }>`
      select m.data ->> 'msg' as msg, m.data ->> 'rota' as rota from notificacao_usuario n
      join notificacao_mensagem m on m.id = n.id_mensagem
      where n.id_usuario = ${one.userId} and m.data ->> 'chave' like 'excecao %'`.execute(db)
    expect(rows).toEqual([
      {
        msg: expect.stringContaining('perdeu a exceção de Senhas desligadas em Casa'),
        rota: `/settings/sign-on/edit/${id}`,
      },
    ])
    const { checagens } = await admin.call.health.read()
    const named = checagens.find(({ nome }) => nome === 'Exceções de Senhas desligadas')
    expect(named).toMatchObject({ situacao: 'falha', valor: 'falta um Super Admin em: Casa' })
    await admin.call.identityProviders.setActive({ ids: [id], ativo: false })
    expect([await enter(two), await enter(ana)]).toEqual(['feito', 'feito'])
  })

  it('does not let go of a person whom it names', async () => {
    const remove = db.deleteFrom('rh_usuario').where('id', '=', one.userId).execute()
    await expect(remove).rejects.toThrow('provedor_identidade_id_excecao_1_fkey')
  })
})
