import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const hidden = await makeDepartment(db, theirs, { nome: 'Financeiro' })
const shared = await makeDepartment(db, null, { nome: 'Diretoria' })

describe('departments', () => {
  it('are listed only for one’s own providers and those of no provider', async () => {
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
    await manager.call.departments.create({ objects: [{ nome: 'Comercial', id_empresa: ours }] })
    const { dados, total } = await manager.call.departments.list({ sort: 'nome' })
    expect(dados.map((row) => row.nome)).toEqual(['Comercial', 'Diretoria'])
    expect(total).toBe(2)
  })

  it('say how many active people are in them, of one’s own providers', async () => {
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const stays = await as({ id_empresa: ours })
    const left = await as({ id_empresa: ours })
    const elsewhere = await as({ id_empresa: theirs })
    const id_departamento = await makeDepartment(db, null)
    for (const { userId } of [stays, left, elsewhere])
      await db.updateTable('rh_usuario').set({ id_departamento }).where('id', '=', userId).execute()
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', left.userId).execute()
    expect(await manager.call.departments.people({ ids: [id_departamento, shared] })).toEqual({ pessoas: 1 })
    await expect(stays.call.departments.people({ ids: [id_departamento] })).rejects.toThrow('permissão')
  })

  it('of another provider are not there', async () => {
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
    await expect(manager.call.departments.get({ id: hidden })).rejects.toThrow('Registro não encontrado.')
    await expect(manager.call.departments.update({ id: hidden, nome: 'Meu' })).rejects.toThrow(
      'Registro não encontrado.',
    )
    await expect(manager.call.departments.remove({ id: hidden })).rejects.toThrow('Registro não encontrado.')
    await expect(
      manager.call.departments.create({ objects: [{ nome: 'Novo', id_empresa: theirs }] }),
    ).rejects.toThrow('Você não tem permissão')
  })

  it('cannot be written by anyone who only reads', async () => {
    const reader = await as({ roles: ['rh:leitor'], empresas: [ours] })
    await expect(reader.call.departments.update({ id: shared, nome: 'X1' })).rejects.toThrow(
      'Você não tem permissão',
    )
  })

  it('changed by somebody else meanwhile are not overwritten', async () => {
    const admin = await as(superadmin)
    const before = await admin.call.departments.get({ id: shared })
    await admin.call.departments.update({
      id: shared,
      nome: 'Diretoria Geral',
      updated_at: before.updated_at.toISOString(),
    })
    const late = admin.call.departments.update({
      id: shared,
      nome: 'Outra',
      updated_at: before.updated_at.toISOString(),
    })
    await expect(late).rejects.toThrow('Este registro foi alterado por outra pessoa. Recarregue a página.')
    expect((await admin.call.departments.get({ id: shared })).nome).toBe('Diretoria Geral')
  })

  it('keep a history with who changed what', async () => {
    const admin = await as(superadmin)
    const [created] = await admin.call.departments.create({ objects: [{ nome: 'Redes', id_empresa: ours }] })
    await admin.call.departments.update({ id: created!.id, nome: 'Rede e Infra' })
    const logs = await db
      .selectFrom('log_historico')
      .selectAll()
      .where('tabela', '=', 'rh_departamento')
      .where('id_item', '=', String(created!.id))
      .orderBy('id')
      .execute()
    expect(logs.map((log) => [log.operacao, log.id_usuario])).toEqual([
      ['INSERT', admin.userId],
      ['UPDATE', admin.userId],
    ])
  })
})

describe('departments over REST', () => {
  it('answer the five operations in the documented shapes', async () => {
    const { token } = await as(superadmin)
    const headers = { authorization: `Bearer ${token}` }
    const created = await app.inject({
      method: 'POST',
      url: '/v1/rh/departamento',
      headers,
      payload: { object: { nome: 'Suporte', id_empresa: ours, id: 9, created_at: 'x' } },
    })
    expect(created.statusCode).toBe(200)
    const { id } = created.json().insert_rh_departamento.returning[0]
    const one = await app.inject({ url: `/api/rest/v1/rh/departamento/${id}/`, headers })
    expect(one.json().rh_departamento_by_pk).toMatchObject({ id, nome: 'Suporte', id_empresa: ours })
    const changed = await app.inject({
      method: 'PUT',
      url: `/v1/rh/departamento/${id}`,
      headers,
      payload: { ativo: false },
    })
    expect(changed.json().update_rh_departamento.returning[0].id).toBe(id)
    const list = await app.inject({ url: `/v1/rh/departamento?filtro={"ativo":{"_eq":false}}`, headers })
    expect(list.json()).toMatchObject({ total: 1, rh_departamento: [{ id }] })
    const gone = await app.inject({ method: 'DELETE', url: `/v1/rh/departamento/${id}`, headers })
    expect(gone.json()).toEqual({ delete_rh_departamento: { affected_rows: 1 } })
  })

  it('refuse a guest before looking at the body', async () => {
    const answer = await app.inject({ method: 'POST', url: '/v1/rh/departamento', payload: { nonsense: 1 } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ codigo: 'unauthorized', mensagem: 'Entre para continuar.' })
  })

  it.each([
    [{ object: { nome: 'x' } }, ['nome', 'id_empresa']],
    [{ nome: 'x' }, ['nome', 'id_empresa']],
    [{ objects: [{ nome: 'x' }] }, ['objects.0.nome', 'objects.0.id_empresa']],
  ])('name the refused fields of %j as they were sent', async (payload, fields) => {
    const { token } = await as(superadmin)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/rh/departamento',
      headers: { authorization: `Bearer ${token}` },
      payload,
    })
    expect(Object.keys(answer.json().campos)).toEqual(fields)
  })

  it.each([
    ['malformed JSON', '{"object":', 400],
    ['an unknown field', JSON.stringify({ object: { nome: 'Ok', id_empresa: null, cor: 'x' } }), 422],
    ['a wrong type', JSON.stringify({ object: { nome: 5, id_empresa: null } }), 422],
    ['an over-long text', JSON.stringify({ object: { nome: 'x'.repeat(500), id_empresa: null } }), 422],
    ['an empty body', '', 422],
    [
      'a provider that does not exist',
      JSON.stringify({ object: { nome: 'Ok', id_empresa: 987654321 } }),
      422,
    ],
  ])('refuse %s with a clear text and store nothing', async (_name, payload, status) => {
    const { token } = await as(superadmin)
    const before = await db.selectFrom('rh_departamento').select('id').execute()
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/rh/departamento',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().mensagem).toMatch(/\p{L}/u)
    expect(await db.selectFrom('rh_departamento').select('id').execute()).toHaveLength(before.length)
  })

  it.each([
    'limit=1000000',
    'filtro={"cor":1}',
    'filtro={"nome":{"_like":"x"}}',
    'limit=-1',
    'sort=senha_hash',
    'outra=1',
  ])('refuse the list flag %s', async (query) => {
    const { token } = await as(superadmin)
    const answer = await app.inject({
      url: `/v1/rh/departamento?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(422)
  })
})
