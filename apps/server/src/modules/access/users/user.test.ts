import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { findActor } from '../../../platform/session.ts'
import { maySeePhoto } from './photo.service.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const forbidden = 'Você não tem permissão'
const CPF = '52998224725'

describe('the list of people', () => {
  it('shows one’s own providers’ people and those of none, with masked CPFs', async () => {
    const manager = await as(hr)
    const colleague = await makeUser(db, { nome: 'Ábaco Silva', id_empresa: ours })
    await db.updateTable('rh_usuario').set({ cpf: CPF }).where('id', '=', colleague).execute()
    const candidate = await makeUser(db, { nome: 'Zilda', employee: false })
    const stranger = await makeUser(db, { id_empresa: theirs })
    const { dados } = await manager.call.users.list({ limit: 0 })
    const ids = dados.map((row) => row.id)
    expect(ids).toEqual(expect.arrayContaining([colleague, candidate]))
    expect(ids).not.toContain(stranger)
    expect(dados.find((row) => row.id === colleague)).toMatchObject({
      cpf: '***.982.247-**',
      tipo: 'Funcionário',
    })
    expect(dados.find((row) => row.id === candidate)).toMatchObject({ cpf: null, tipo: 'Candidato' })
    expect(JSON.stringify(dados)).not.toMatch(/senha/)
  })

  it('is searched without accents, filtered by type and profile, and paged by the last row seen', async () => {
    const manager = await as(superadmin)
    const [profile] = await manager.call.accessProfiles.create({
      objects: [{ nome: 'Atendimento', roles: [] }],
    })
    const holder = await makeUser(db, { nome: 'Úrsula Prado', id_empresa: ours })
    await manager.call.permissions.set({ id: holder, perfis: [profile!.id] })
    expect((await manager.call.users.list({ q: 'ursula' })).dados).toMatchObject([
      { id: holder, perfil: 'Atendimento' },
    ])
    const byProfile = await manager.call.users.list({
      filtro: { id_perfil: profile!.id, tipo: 'Funcionário' },
    })
    expect(byProfile).toMatchObject({ total: 1, dados: [{ id: holder }] })
    const first = await manager.call.users.list({ limit: 2 })
    const next = await manager.call.users.list({ limit: 2, depois: first.depois!, contar: false })
    const both = await manager.call.users.list({ limit: 4 })
    expect([...first.dados, ...next.dados].map((row) => row.id)).toEqual(both.dados.map((row) => row.id))
  })

  it('shows the department of each, and is filtered by it or by having none', async () => {
    const id_departamento = await makeDepartment(db, ours, { nome: 'Redes' })
    const inside = await makeUser(db, { id_empresa: ours, id_departamento })
    const without = await makeUser(db, { id_empresa: ours })
    const { call } = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const found = (filtro: { id_departamento: number | null }) =>
      call.users.list({ filtro: { ...filtro, id: { _in: [inside, without] } } })
    expect((await found({ id_departamento })).dados).toMatchObject([
      { id: inside, id_departamento, departamento: 'Redes' },
    ])
    expect((await found({ id_departamento: null })).dados).toMatchObject([
      { id: without, id_departamento: null, departamento: null },
    ])
  })

  it.each([
    [['users:superadmin'], true],
    [['rh:gestor'], true],
    [['configuracao:gestor'], true],
    [['rh:solicitante'], false],
    [['users:gestor'], false],
    [[], false],
  ])('for %j: %s', async (roles, allowed) => {
    const { call } = await as({ roles, empresas: [ours] })
    const answer = call.users.list({})
    if (allowed) await expect(answer).resolves.toBeDefined()
    else await expect(answer).rejects.toThrow(forbidden)
  })
})

describe('a CPF', () => {
  it('is found by people who keep people’s records, and by no other search', async () => {
    const holder = await makeUser(db, { nome: 'Olívia Ramos', id_empresa: ours })
    await db.updateTable('rh_usuario').set({ cpf: '16899535009' }).where('id', '=', holder).execute()
    await db.insertInto('usuario_papel').values({ id_usuario: holder, papel: 'vendas:leitor' }).execute()
    await db
      .insertInto('permissao_parceiro')
      .values({ id_usuario: holder, id_empresa: ours, roles: ['vendas:leitor'], validade_fim: '2999-12-31' })
      .execute()
    const manager = await as(hr)
    const keeper = await as({ roles: ['configuracao:gestor'], empresas: [ours] })
    const colleague = await as({ empresas: [ours], id_empresa: ours })
    const { users, permissions, partners } = keeper.call
    const foundBy = async (q: string) => {
      const lists = await Promise.all([users.list({ q }), permissions.list({ q }), partners.list({ q })])
      const options = await Promise.all([users.options({ q }), colleague.call.users.options({ q })])
      return [...lists.map(({ dados }) => dados), ...options].map((rows) => rows.map(({ id }) => id))
    }
    expect((await manager.call.users.list({ q: '168995' })).dados).toMatchObject([{ id: holder }])
    expect(await foundBy('168995')).toEqual([[], [], [], [], []])
    const all = await foundBy('ramos olivia')
    expect(all).toEqual(all.map(() => [holder]))
    const { token } = colleague
    const url = '/v1/company/users?q='
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.inject({ url: `${url}16899535009`, headers })).json().rh_usuario).toEqual([])
    expect((await app.inject({ url: `${url}OLIVIA`, headers })).json().rh_usuario).toMatchObject([
      { id: holder },
    ])
  })
})

describe('a person’s record', () => {
  it('goes to themselves and to HR of their provider, whose reading of documents is recorded', async () => {
    const person = await as({ roles: [], id_empresa: ours })
    await person.call.users.update({
      id: person.userId,
      cpf: '11144477735',
      rg: '1234567',
      data_nascimento: '1990-02-03',
      estado_civil: 'C',
      rua: 'Rua das Flores',
      telefone: '48999998888',
      email_pessoal: 'eu@casa.example',
    })
    const manager = await as(hr)
    expect((await manager.call.users.get({ id: person.userId })).cpf).toBe('11144477735')
    const records = await db
      .selectFrom('acesso_dado_pessoal')
      .select(['id_usuario', 'campos'])
      .where('id_titular', '=', person.userId)
      .execute()
    expect(records).toEqual([{ id_usuario: manager.userId, campos: ['cpf', 'rg'] }])
    const keeper = await as({ roles: ['configuracao:gestor'], empresas: [ours] })
    expect(await keeper.call.users.get({ id: person.userId })).toMatchObject({
      id_empresa: ours,
      cpf: null,
      rg: null,
      data_nascimento: null,
      estado_civil: null,
      rua: null,
      telefone: null,
      email_pessoal: null,
    })
    const other = await as({ roles: ['rh:gestor'], empresas: [theirs] })
    await expect(other.call.users.get({ id: person.userId })).rejects.toThrow('Registro não encontrado.')
    const nobody = await as({ roles: [], id_empresa: ours })
    await expect(nobody.call.users.get({ id: person.userId })).rejects.toThrow(forbidden)
    await expect(nobody.call.users.header({ id: person.userId })).rejects.toThrow(forbidden)
    await expect(nobody.call.users.contractingCompany({ id: person.userId })).rejects.toThrow(forbidden)
  })

  it('is changed by its person in their own data only', async () => {
    const person = await as({ roles: [], id_empresa: ours })
    await person.call.users.update({
      id: person.userId,
      nome: 'Nome Novo',
      estado_civil: 'C',
      telefone: '48999998888',
    })
    await expect(person.call.users.update({ id: person.userId, id_empresa: theirs })).rejects.toThrow(
      forbidden,
    )
    await expect(person.call.users.update({ id: person.userId, email: 'outro@x.example' })).rejects.toThrow(
      forbidden,
    )
    // What the company says of them is not theirs, also where it stays within their provider.
    await expect(
      person.call.users.update({ id: person.userId, data_admissao: '2020-01-01' }),
    ).rejects.toThrow(forbidden)
    const other = await as({ roles: [], id_empresa: ours })
    const stranger = await makeUser(db, { id_empresa: theirs })
    for (const id of [person.userId, stranger])
      await expect(other.call.users.update({ id, nome: 'Invasor' })).rejects.toThrow(forbidden)
  })

  it('is not deleted by oneself', async () => {
    const [one] = [await as(superadmin), await as(superadmin)]
    await expect(one.call.users.remove({ id: one.userId })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('shows its photo to colleagues and to people who keep records or access, never to candidates', async () => {
    const sees = async (who: Parameters<typeof as>[0]) => {
      const { token } = await as(who)
      return maySeePhoto(db, (await findActor(deps.auth, token))?.actor ?? null, 1)
    }
    expect(await sees({ employee: false })).toBe(false)
    expect(await sees({})).toBe(true)
    expect(await sees({ employee: false, roles: ['configuracao:gestor'] })).toBe(true)
  })

  it('is kept by HR of its provider, but a superadmin’s and everybody’s sign-in address are not', async () => {
    const manager = await as(hr)
    const target = await makeUser(db, { id_empresa: ours })
    await manager.call.users.update({ id: target, data_admissao: '2024-03-01' })
    await expect(manager.call.users.update({ id: target, email: 'meu@x.example' })).rejects.toThrow(forbidden)
    await expect(manager.call.users.update({ id: target, id_empresa: theirs })).rejects.toThrow(forbidden)
    const boss = await makeUser(db, { roles: ['users:superadmin'], id_empresa: ours })
    await expect(manager.call.users.update({ id: boss, nome: 'Eu' })).rejects.toThrow(forbidden)
    await expect(manager.call.users.setActive({ ids: [boss], ativo: false })).rejects.toThrow(
      'não encontrado',
    )
    await expect(manager.call.users.resetPassword({ id: boss })).rejects.toThrow('não encontrado')
    const stranger = await makeUser(db, { id_empresa: theirs })
    await expect(manager.call.users.update({ id: stranger, nome: 'Eu' })).rejects.toThrow('não encontrado')
  })

  it('names a department of its provider and a position of that department', async () => {
    const manager = await as(hr)
    const department = await makeDepartment(db, ours)
    const position = await makePosition(db, await makeSector(db, department))
    const foreign = await makeDepartment(db, theirs)
    const id = await makeUser(db, { id_empresa: ours })
    await manager.call.users.update({ id, id_departamento: department, id_cargo: position })
    await expect(manager.call.users.update({ id, id_departamento: foreign })).rejects.toThrow(
      'não é do provedor',
    )
    const other = await makeDepartment(db, ours)
    await expect(manager.call.users.update({ id, id_departamento: other })).rejects.toThrow(
      'não é do departamento',
    )
  })

  it('needs a licence number unless the category is "Não Possui" (docs/people.md#licences)', async () => {
    const me = await as({ roles: [], id_empresa: ours })
    const id = me.userId
    await expect(me.call.users.update({ id, cnh_categoria: 'B' })).rejects.toThrow(
      'Informe os 11 dígitos da CNH.',
    )
    await expect(me.call.users.update({ id, cnh_categoria: 'B', cnh_numero: '123' })).rejects.toThrow(
      '11 dígitos',
    )
    await me.call.users.update({ id, cnh_categoria: 'B', cnh_numero: '12345678901' })
    await me.call.users.update({ id, cnh_categoria: 'Não Possui', cnh_numero: '' })
    expect(await me.call.users.get({ id })).toMatchObject({ cnh_categoria: 'Não Possui', cnh_numero: null })
  })

  it.each([
    ['data_nascimento', `${new Date().getFullYear() - 13}-01-01`, 'Data inválida'],
    ['data_nascimento', '1901-01-01', 'Data inválida'],
    ['data_nascimento', '2001-02-30', 'Data inválida'],
    ['cpf', '11111111111', 'CPF inválido.'],
    ['nome', 'A', 'Utilize no mínimo 2 caracteres.'],
    ['linkedin', 'javascript:alert(1)', 'Link inválido'],
    ['genero', 'X', 'Dados inválidos.'],
  ])('refuses %s = %s', async (field, value, text) => {
    const me = await as({ roles: [] })
    await expect(me.call.users.update({ id: me.userId, [field]: value })).rejects.toThrow(text)
  })

  it('has a CPF of its own', async () => {
    const [one, two] = [await as({ roles: [] }), await as({ roles: [] })]
    await one.call.users.update({ id: one.userId, cpf: '39053344705' })
    await expect(two.call.users.update({ id: two.userId, cpf: '39053344705' })).rejects.toThrow(
      'Já existe um usuário com este CPF.',
    )
  })

  it('stores the photo of a REST body, and returns it with the record', async () => {
    const { token, userId } = await as({ roles: [] })
    const headers = { authorization: `Bearer ${token}` }
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const saved = await app.inject({
      method: 'PUT',
      url: `/v1/usuario/${userId}`,
      headers,
      payload: { object: { image_data: pixel, image_format: 'png', genero: 'F' } },
    })
    expect(saved.statusCode).toBe(200)
    const one = await app.inject({ url: `/v1/user/${userId}`, headers })
    expect(one.json().rh_usuario_by_pk).toMatchObject({ usuarioId: userId, genero: 'F', image_format: 'png' })
    expect(one.json().rh_usuario_by_pk.image_data.length).toBeGreaterThan(20)
    await app.inject({ method: 'PUT', url: `/v1/usuario/${userId}`, headers, payload: { image_data: null } })
    expect(
      (await app.inject({ url: `/v1/user/${userId}`, headers })).json().rh_usuario_by_pk.image_data,
    ).toBeNull()
  })
})
