import { historyAccess } from '@intranet/contract/history-tables'
import { accessKeys as keyText } from '@intranet/contract/messages/access'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider, makeSector } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)

describe('history', () => {
  it('reports creations and edits, newest first, with who did it (docs/platform.md#deletions-are-kept-not-shown)', async () => {
    const manager = await as({ nome: 'Rita Lima', roles: ['rh:gestor'], empresas: [ours] })
    const [made] = await manager.call.departments.create({ objects: [{ nome: 'Redes', id_empresa: ours }] })
    await manager.call.departments.update({ id: made!.id, nome: 'Redes e Infra' })
    const logs = await manager.call.history.list({ tabelas: ['rh_departamento'], id_item: { id: made!.id } })
    expect(logs.map(({ operacao, usuario }) => [operacao, usuario])).toEqual([
      ['UPDATE', 'Rita Lima'],
      ['INSERT', 'Rita Lima'],
    ])
    expect(logs[0]).toMatchObject({ old_data: { nome: 'Redes' }, new_data: { nome: 'Redes e Infra' } })
  })

  it('is empty for a record of another provider', async () => {
    const department = await makeDepartment(db, theirs)
    const sector = await makeSector(db, department)
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const owner = await as({ roles: ['rh:leitor'], empresas: [theirs] })
    for (const input of [
      { tabelas: ['rh_departamento' as const], id_item: department },
      { tabelas: ['rh_setor' as const], id_item: sector },
    ]) {
      expect(await manager.call.history.list(input)).toEqual([])
      expect(await owner.call.history.list(input)).toHaveLength(1)
    }
  })

  it('is refused to anyone who may not read the screen (docs/platform.md#history-is-for-readers)', async () => {
    const reader = await as({ roles: ['rh:leitor'], empresas: [ours] })
    await expect(reader.call.history.list({ tabelas: ['empresa'], id_item: ours })).rejects.toThrow(
      'Você não tem permissão',
    )
    await expect(
      reader.call.history.list({ tabelas: ['rh_departamento', 'parametro'], id_item: 1 }),
    ).rejects.toThrow('Você não tem permissão')
    await expect((await as(null)).call.history.list({ tabelas: ['empresa'], id_item: 1 })).rejects.toThrow(
      'Entre',
    )
  })

  it('shows a CPF to the person and to anyone who keeps people, recorded; to others that it changed', async () => {
    const person = await as({ id_empresa: ours })
    await db.updateTable('rh_usuario').set({ cpf: '52998224725' }).where('id', '=', person.userId).execute()
    const input = { tabelas: ['rh_usuario' as const], id_item: person.userId }
    const own = await person.call.history.list(input)
    expect(own[0]!.new_data!.cpf).toBe('52998224725')
    const keeper = await as({ roles: ['configuracao:gestor'], empresas: [ours] })
    await db
      .updateTable('rh_usuario')
      .set({ data_nascimento: '1990-02-03', email_pessoal: 'ana@casa.example', estado_civil: 'C' })
      .where('id', '=', person.userId)
      .execute()
    const masked = await keeper.call.history.list(input)
    expect(masked[0]).toMatchObject({
      old_data: { email_pessoal: null },
      new_data: { data_nascimento: '•••', email_pessoal: '•••', estado_civil: '•••' },
    })
    expect(JSON.stringify(masked)).not.toMatch(/52998224725|1990-02-03|casa\.example/)
    const admin = await as(superadmin)
    expect((await admin.call.history.list(input))[1]!.new_data!.cpf).toBe('52998224725')
    const readings = await db
      .selectFrom('acesso_dado_pessoal')
      .select(['id_usuario', 'campos'])
      .where('id_titular', '=', person.userId)
      .execute()
    expect(readings).toEqual([{ id_usuario: admin.userId, campos: ['cpf'] }])
  })

  it('never holds a password’s hash', async () => {
    const admin = await as(superadmin)
    await db
      .updateTable('rh_usuario')
      .set({ senha_hash: 'segredo', nome: 'Novo Nome' })
      .where('id', '=', admin.userId)
      .execute()
    const logs = await admin.call.history.list({ tabelas: 'rh_usuario', id_item: admin.userId })
    expect(JSON.stringify(logs)).not.toContain('segredo')
  })
})

describe('POST /v1/admin/log/history', () => {
  it('answers the documented shape', async () => {
    const { token } = await as(superadmin)
    const id = await makeDepartment(db, ours, { nome: 'Documentado' })
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/admin/log/history',
      headers: { authorization: `Bearer ${token}` },
      payload: { tabelas: ['rh_departamento'], id_item: { id }, limit: 100, offset: 0 },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      logs: [
        {
          operacao: 'INSERT',
          old_data: null,
          new_data: expect.objectContaining({
            id,
            nome: 'Documentado',
            created_at: expect.stringMatching(/^\d{4}-.*\d\.\d{3}Z$/),
          }),
          data: expect.stringMatching(/^\d{4}-/),
          usuario: null,
        },
      ],
    })
  })

  it.each([
    {},
    { tabelas: ['sessao'], id_item: { id: 1 } },
    { tabelas: ['empresa'], id_item: { id: -1 } },
    { tabelas: ['empresa'], id_item: { id: 1 }, limit: 1e6 },
    { tabelas: ['empresa'], id_item: { id: 1 }, cor: 1 },
  ])('refuses %j', async (payload) => {
    const { token } = await as(superadmin)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method: 'POST', url: '/v1/admin/log/history', headers, payload })
    expect(answer.statusCode).toBe(422)
  })

  it('says what a key needs for a table', async () => {
    const { userId } = await as(superadmin)
    const { headers } = await makeAccessKey(db, userId, { roles: ['rh:ler'] })
    const payload = { tabelas: ['empresa'], id_item: { id: 1 } }
    const answer = await app.inject({ method: 'POST', url: '/v1/admin/log/history', headers, payload })
    expect([answer.statusCode, answer.json().mensagem]).toEqual([
      403,
      keyText.needs([`${historyAccess('empresa').module}:ler`]),
    ])
  })
})
