import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const here = { roles: [], empresas: [ours], id_empresa: ours }
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const forbidden = 'Você não tem permissão'
const son = { nome: 'Caio Ramos', parentesco: 'filho' as const }

describe('relatives', () => {
  it('are one’s own, or for HR those of its providers; its reading is recorded once an hour', async () => {
    const me = await as(here)
    const colleague = await as(here)
    const manager = await as(hr)
    const away = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    const reader = await as({ roles: ['rh:leitor'], empresas: [ours], id_empresa: ours })
    const [created] = await me.call.relatives.create({ objects: [{ ...son, cpf: '52998224725' }] })
    const { id } = created!
    for (const other of [colleague, away, reader]) {
      expect((await other.call.relatives.list({})).dados.map((row) => row.id)).not.toContain(id)
      await expect(other.call.relatives.get({ id })).rejects.toThrow('não encontrado')
      await expect(other.call.relatives.update({ id, nome: 'Invasor' })).rejects.toThrow('não encontrado')
      await expect(other.call.relatives.remove({ id })).rejects.toThrow('não encontrado')
    }
    const seen = await manager.call.relatives.list({ filtro: { id_funcionario: me.userId } })
    expect(seen.dados).toMatchObject([{ id, cpf: '***.982.247-**' }])
    await manager.call.relatives.list({ filtro: { id_funcionario: me.userId } })
    expect((await manager.call.relatives.get({ id })).cpf).toBe('52998224725')
    await me.call.relatives.get({ id })
    const records = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_titular', '=', me.userId)
      .select(['id_usuario', 'campos'])
      .orderBy('id')
      .execute()
    expect(records).toEqual([
      { id_usuario: manager.userId, campos: ['familiares'] },
      { id_usuario: manager.userId, campos: ['cpf do familiar'] },
    ])
    await expect((await as({ employee: false })).call.relatives.list({})).rejects.toThrow(forbidden)
  })

  it('of somebody else are changed by HR of their provider only', async () => {
    const person = await makeEmployee(db, { id_empresa: ours })
    const mother = { id_funcionario: person, nome: 'Dora Lima', parentesco: 'mae' as const }
    await expect((await as(here)).call.relatives.create({ objects: [mother] })).rejects.toThrow(
      'Dados inválidos',
    )
    const away = await as({ roles: ['rh:gestor'], empresas: [theirs] })
    await expect(away.call.relatives.create({ objects: [mother] })).rejects.toThrow('Dados inválidos')
    const manager = await as(hr)
    const [created] = await manager.call.relatives.create({ objects: [mother] })
    await expect(manager.call.relatives.create({ objects: [mother] })).rejects.toThrow('já está cadastrado')
    await manager.call.relatives.remove({ id: created!.id })
  })

  it('have at most three emergency contacts, of two requests at once too (docs/people.md#own-relatives)', async () => {
    const me = await as(here)
    const contact = (nome: string) => ({ nome, parentesco: 'irmao' as const, contato_emergencia: true })
    await me.call.relatives.create({ objects: [contact('Um Ramos'), contact('Dois Ramos')] })
    const both = await Promise.allSettled(
      ['Três Ramos', 'Quatro Ramos'].map((nome) => me.call.relatives.create({ objects: [contact(nome)] })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [plain] = await me.call.relatives.create({ objects: [son] })
    await expect(me.call.relatives.update({ id: plain!.id, contato_emergencia: true })).rejects.toThrow(
      'Permitido no máximo 3 contatos de emergência.',
    )
  })

  it('colleagues are people who work in the group, without oneself', async () => {
    const me = await as(here)
    const colleague = await makeEmployee(db, { id_empresa: ours })
    const [created] = await me.call.relatives.create({
      objects: [{ ...son, id_funcionario_familiar: colleague }],
    })
    expect(await me.call.relatives.get({ id: created!.id })).toMatchObject({ trabalha_no_grupo: true })
    await expect(
      me.call.relatives.update({ id: created!.id, id_funcionario_familiar: me.userId }),
    ).rejects.toThrow('Ninguém é familiar de si mesmo.')
    const stranger = await makeEmployee(db, { id_empresa: theirs })
    await expect(
      me.call.relatives.update({ id: created!.id, id_funcionario_familiar: stranger }),
    ).rejects.toThrow('Dados inválidos')
  })

  it.each([
    ['data_nascimento', '2999-01-01', 'Data inválida'],
    ['cpf', '11111111111', 'CPF inválido.'],
    ['parentesco', 'primo', 'Dados inválidos.'],
    ['nome', 'A', 'Utilize no mínimo 2 caracteres.'],
  ])('refuse %s = %s', async (field, value, text) => {
    const me = await as(here)
    await expect(me.call.relatives.create({ objects: [{ ...son, [field]: value }] })).rejects.toThrow(text)
  })

  it('changed by another request in between are not overwritten', async () => {
    const me = await as(here)
    const [created] = await me.call.relatives.create({ objects: [son] })
    const seen = (await me.call.relatives.get({ id: created!.id })).updated_at.toISOString()
    await me.call.relatives.update({ id: created!.id, nome: 'Caio Souza', updated_at: seen })
    await expect(
      me.call.relatives.update({ id: created!.id, nome: 'Caio Lima', updated_at: seen }),
    ).rejects.toThrow('alterado por outra pessoa')
  })
})

describe('the names of "Tem familiar?"', () => {
  it('become one row each; switching the toggle off removes none', async () => {
    const me = await as(here)
    await me.call.relatives.addNames({ nomes: ['João', 'Ana', 'João '] })
    await me.call.relatives.addNames({ nomes: ['JOAO', 'Ana'] })
    await me.call.relatives.addNames({ nomes: [] })
    const { dados } = await me.call.relatives.list({ sort: 'nome' })
    expect(
      dados.map(({ nome, parentesco, trabalha_no_grupo }) => [nome, parentesco, trabalha_no_grupo]),
    ).toEqual([
      ['Ana', 'outro', true],
      ['João', 'outro', true],
    ])
  })

  it('sent twice at once are written once', async () => {
    const me = await as(here)
    await Promise.all([1, 2, 3].map(() => me.call.relatives.addNames({ nomes: ['Bia', 'Leo'] })))
    expect((await me.call.relatives.list({})).total).toBe(2)
  })
})

it('/v1/rh/familiar answers the five operations and the names', async () => {
  const me = await as(here)
  const headers = { authorization: `Bearer ${me.token}` }
  const url = '/v1/rh/familiar'
  const created = await app.inject({ method: 'POST', url, headers, payload: { object: son } })
  const { id } = created.json().insert_rh_familiar.returning[0]
  expect((await app.inject({ url: `${url}/${id}`, headers })).json().rh_familiar_by_pk).toMatchObject({
    id_funcionario: me.userId,
    nome: 'Caio Ramos',
  })
  const changed = await app.inject({
    method: 'PUT',
    url: `${url}/${id}`,
    headers,
    payload: { dependente_ir: true },
  })
  expect(changed.json().update_rh_familiar.returning[0].id).toBe(id)
  const names = await app.inject({
    method: 'POST',
    url: `${url}/nomes`,
    headers,
    payload: { nomes: ['João', 'Ana', 'João '] },
  })
  expect(names.json().insert_rh_familiar.returning).toHaveLength(2)
  expect((await app.inject({ url, headers })).json().total).toBe(3)
  const gone = await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
  expect(gone.json()).toEqual({ delete_rh_familiar: { affected_rows: 1 } })
  expect((await app.inject({ url })).statusCode).toBe(401)
})
