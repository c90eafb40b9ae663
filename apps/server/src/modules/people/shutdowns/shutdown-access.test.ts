import { todayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const asking = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const admin = await as(superadmin)

const accessOf = async (id: number) =>
  (
    await sql`select papel as algo from usuario_papel where id_usuario = ${id}
      union all select 'perfil ' || id_perfil from users_profiles where id_usuario = ${id}
      union all select 'provedor ' || id_empresa from usuario_empresa where id_usuario = ${id}
      union all select 'parceiro ' || id_empresa from permissao_parceiro where id_usuario = ${id}
      union all select 'chave ' || id from chave_acesso where id_usuario = ${id} and revogada_em is null`.execute(
      db,
    )
  ).rows.length

it('ends roles, profiles, providers and keys, which nobody has who comes back (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const [profile] = await admin.call.accessProfiles.create({
    objects: [{ nome: 'Vendas de balcão', roles: ['vendas:leitor'] }],
  })
  const [leaves, stays] = [
    await makeEmployee(db, { id_empresa: ours }),
    await makeEmployee(db, { id_empresa: ours }),
  ]
  for (const id of [leaves, stays]) {
    await admin.call.permissions.set({
      id,
      perfis: [profile!.id],
      roles: ['vendas:gestor'],
      empresas: [ours],
    })
    const partner = { id_empresa: ours, roles: ['vendas:leitor'], validade_fim: '2099-12-31' }
    await db
      .insertInto('permissao_parceiro')
      .values({ id_usuario: id, ...partner })
      .execute()
    await makeAccessKey(db, id, { roles: ['vendas:gestor'], empresas: [ours] })
  }
  const past = await makeAccessKey(db, leaves)
  const revoked = new Date('2026-01-05T12:00:00Z')
  await db.updateTable('chave_acesso').set({ revogada_em: revoked }).where('id', '=', past.id).execute()
  const [made] = await asking.call.shutdowns.create({
    objects: [
      {
        id_funcionario: leaves,
        tipo: 'acordo',
        motivo: 'Combinado entre as partes.',
        aviso_previo: 'indenizado',
        data_desligamento: todayInBrazil(),
      },
    ],
  })
  const { id } = made!
  await hr.call.shutdowns.step({ id, situacao: 'em_analise' })
  await hr.call.shutdowns.step({ id, situacao: 'aprovado' })
  expect(await accessOf(leaves)).toBe(5)
  await hr.call.shutdowns.step({ id, situacao: 'efetivado', justificativa: 'Tudo devolvido.' })
  expect([await accessOf(leaves), await accessOf(stays)]).toEqual([0, 5])
  const key = db.selectFrom('chave_acesso').where('id', '=', past.id).select('revogada_em')
  expect(await key.executeTakeFirst()).toEqual({ revogada_em: revoked })
  const ended = (await hr.call.shutdowns.outcome({ id })).filter(({ destino }) => destino === 'encerrado')
  expect(ended.map(({ tipo }) => tipo).toSorted()).toEqual(['acesso', 'acesso', 'chave_acesso'])
  const history = await admin.call.history.list({ tabelas: ['usuario_permissao'], id_item: leaves })
  expect(history.map(({ old_data }) => old_data)).toEqual(
    expect.arrayContaining([
      { perfis: ['Vendas de balcão'], roles: ['vendas:gestor'], empresas: expect.any(Array) },
      expect.objectContaining({ roles: ['vendas:leitor'], validade_fim: '2099-12-31' }),
    ]),
  )
  await hr.call.employees.update({ id: leaves, situacao: 'ativo' })
  await hr.call.employees.setActive({ ids: [leaves], ativo: true })
  expect(await accessOf(leaves)).toBe(0)
})
