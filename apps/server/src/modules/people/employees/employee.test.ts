import { employee as text } from '@intranet/contract/messages/staff'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const department = await makeDepartment(db, ours)
const other = await makeDepartment(db, ours)
const sector = await makeSector(db, department)
const position = await makePosition(db, sector)
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const forbidden = 'Você não tem permissão'
const CPF = '52998224725'

describe('the list of employees', () => {
  it('shows a manager their providers, a reader their department, and nobody of another provider', async () => {
    const here = await makeEmployee(db, { id_empresa: ours, id_departamento: department, cpf: CPF })
    const beside = await makeEmployee(db, { id_empresa: ours, id_departamento: other })
    const away = await makeEmployee(db, { id_empresa: theirs })
    const candidate = await makeUser(db, { employee: false, id_empresa: ours })
    const seen = async (roles: string[]) => {
      const reader = await as({ roles, empresas: [ours], id_empresa: ours, id_departamento: department })
      const ids = (await reader.call.employees.list({ limit: 0 })).dados.map(({ id }) => id)
      return [here, beside, away, candidate].map((id) => ids.includes(id))
    }
    expect(await seen(['rh:gestor'])).toEqual([true, true, false, false])
    expect(await seen(['rh:solicitante'])).toEqual([true, false, false, false])
    expect(await seen(['rh:leitor'])).toEqual([true, false, false, false])
    const manager = await as(hr)
    const { dados } = await manager.call.employees.list({ filtro: { id_departamento: department } })
    expect(dados.find(({ id }) => id === here)?.cpf).toBe('***.982.247-**')
    await expect((await as({ roles: [] })).call.employees.list({})).rejects.toThrow(forbidden)
  })

  it('shows a reader of a department of all providers whom it holds of their own', async () => {
    const id_departamento = await makeDepartment(db, null)
    const here = await makeEmployee(db, { id_empresa: ours, id_departamento })
    await makeEmployee(db, { id_empresa: theirs, id_departamento })
    const reader = await as({ roles: ['rh:leitor'], empresas: [ours], id_departamento })
    expect((await reader.call.employees.list({})).dados.map(({ id }) => id)).toEqual([here])
  })

  it('does not let readers find out a CPF by searching', async () => {
    const manager = await as(hr)
    const reader = await as({
      roles: ['rh:leitor'],
      empresas: [ours],
      id_empresa: ours,
      id_departamento: department,
    })
    expect((await manager.call.employees.list({ q: CPF })).total).toBe(1)
    expect((await reader.call.employees.list({ q: CPF })).total).toBe(0)
  })
})

describe('an employee', () => {
  it('is registered with the fields HR keeps; the position decides the sector (docs/people.md#employees)', async () => {
    const manager = await as(hr)
    const leader = await makeEmployee(db, { id_empresa: ours })
    const [created] = await manager.call.employees.create({
      objects: [
        {
          nome: 'Rosa Prado',
          email: 'rosa@intranet.example',
          id_empresa: ours,
          id_departamento: department,
          id_cargo: position,
          id_gestor: leader,
          matricula: 'A-17',
          tipo_vinculo: 'clt',
          telefone_corp: '5332220000',
          email_pessoal: 'rosa@casa.example',
          exibir_aniversario: false,
          data_admissao: '2024-03-01',
        },
      ],
    })
    expect(await manager.call.employees.get({ id: created!.id })).toMatchObject({
      funcionario: true,
      id_setor: sector,
      id_gestor: leader,
      matricula: 'A-17',
      situacao: 'ativo',
      exibir_aniversario: false,
    })
    await expect(manager.call.employees.update({ id: leader, matricula: 'A-17' })).rejects.toThrow(
      'Já existe um funcionário com esta matrícula.',
    )
  })

  it('is shown complete to HR, which is recorded, and to a reader without personal data', async () => {
    const id = await makeEmployee(db, { id_empresa: ours, id_departamento: department, cpf: '11144477735' })
    await db
      .updateTable('rh_usuario')
      .set({ telefone: '53999990000', telefone_corp: '5333330000' })
      .where('id', '=', id)
      .execute()
    const manager = await as(hr)
    expect((await manager.call.employees.get({ id })).cpf).toBe('11144477735')
    const records = await db
      .selectFrom('acesso_dado_pessoal')
      .selectAll()
      .where('id_titular', '=', id)
      .execute()
    expect(records).toMatchObject([{ id_usuario: manager.userId, campos: ['cpf'] }])
    const reader = await as({
      roles: ['rh:leitor'],
      empresas: [ours],
      id_empresa: ours,
      id_departamento: department,
    })
    expect(await reader.call.employees.get({ id })).toMatchObject({
      cpf: null,
      telefone: null,
      telefone_corp: '5333330000',
    })
    const beside = await as({
      roles: ['rh:leitor'],
      empresas: [ours],
      id_empresa: ours,
      id_departamento: other,
    })
    await expect(beside.call.employees.get({ id })).rejects.toThrow('não encontrado')
    const plain = await as({ roles: [], id_empresa: ours, empresas: [ours], id_departamento: department })
    await expect(plain.call.employees.get({ id })).rejects.toThrow(forbidden)
    const away = await as({ roles: ['rh:gestor'], empresas: [theirs] })
    await expect(away.call.employees.get({ id })).rejects.toThrow('não encontrado')
    const candidate = await makeUser(db, { employee: false, id_empresa: ours })
    await expect(manager.call.employees.get({ id: candidate })).rejects.toThrow('não encontrado')
    const renamed = manager.call.employees.update({ id: candidate, nome: 'Outro' })
    await expect(renamed).rejects.toThrow('não encontrado')
  })

  it('changes their own data, not what HR keeps', async () => {
    const me = await as({ roles: [], id_empresa: ours })
    await me.call.employees.update({
      id: me.userId,
      email_pessoal: 'eu@casa.example',
      exibir_aniversario: false,
    })
    for (const change of [{ matricula: 'X1' }, { situacao: 'ferias' as const }, { id_gestor: 1 }])
      await expect(me.call.employees.update({ id: me.userId, ...change })).rejects.toThrow(forbidden)
  })

  it('is in the sector of the position, and no other one is taken', async () => {
    const manager = await as(hr)
    const beside = await makeSector(db, department)
    const person = { nome: 'Ana', email: 'ana.setor@intranet.example', data_admissao: '2024-03-01' }
    const place = { id_empresa: ours, id_departamento: department, id_cargo: position }
    const made = (id_setor: number) =>
      manager.call.employees.create({ objects: [{ ...person, ...place, id_setor }] })
    await expect(made(beside)).rejects.toThrow(text.sectorOfPosition)
    const [{ id } = { id: 0 }] = await made(sector)
    const change = (fields: object) => manager.call.employees.update({ id, ...fields })
    await expect(change({ id_setor: beside })).rejects.toThrow(text.sectorOfPosition)
    // The whole record, sent back with another position: its sector is the one of before.
    const another = await makePosition(db, beside)
    await change({ id_setor: sector, id_cargo: another })
    expect((await manager.call.employees.get({ id })).id_setor).toBe(beside)
  })

  it('is in a sector of the department and with a contracting company of the provider', async () => {
    const manager = await as(hr)
    const id = await makeEmployee(db, { id_empresa: ours, id_departamento: department })
    const foreign = await makeSector(db, other)
    await manager.call.employees.update({ id, id_setor: sector })
    await expect(manager.call.employees.update({ id, id_setor: foreign })).rejects.toThrow(
      'não é do departamento',
    )
    const { id: contractor } = await db
      .insertInto('empresa_contratante')
      .values({
        razao_social: 'Alheia',
        nome_fantasia: 'Alheia',
        cnpj: '11222333000181',
        id_empresa: theirs,
        cep: '80010000',
        endereco: 'Rua',
        numero: '1',
        bairro: 'Centro',
        cidade: 'Curitiba',
        estado: 'PR',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(manager.call.employees.update({ id, id_contratante: contractor })).rejects.toThrow(
      'não é do provedor',
    )
  })

  it('is led by somebody HR sees, and never in a circle, not even by two changes at once', async () => {
    const manager = await as(hr)
    const [a, b, c] = [
      await makeEmployee(db, { id_empresa: ours }),
      await makeEmployee(db, { id_empresa: ours }),
      await makeEmployee(db, { id_empresa: ours }),
    ]
    await expect(manager.call.employees.update({ id: a, id_gestor: a })).rejects.toThrow('próprio gestor')
    const stranger = await makeEmployee(db, { id_empresa: theirs })
    await expect(manager.call.employees.update({ id: a, id_gestor: stranger })).rejects.toThrow(
      'Dados inválidos',
    )
    await manager.call.employees.update({ id: a, id_gestor: b })
    await manager.call.employees.update({ id: b, id_gestor: c })
    await expect(manager.call.employees.update({ id: c, id_gestor: a })).rejects.toThrow('já responde')
    const [x, y] = [
      await makeEmployee(db, { id_empresa: ours }),
      await makeEmployee(db, { id_empresa: ours }),
    ]
    const both = await Promise.allSettled([
      manager.call.employees.update({ id: x, id_gestor: y }),
      manager.call.employees.update({ id: y, id_gestor: x }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is dismissed by a shutdown only, and comes back without the day they left (docs/people.md#left-the-group)', async () => {
    const manager = await as(hr)
    const id = await makeEmployee(db, { id_empresa: ours })
    await expect(manager.call.employees.update({ id, situacao: 'desligado' })).rejects.toThrow(
      'em Desligamentos',
    )
    await db
      .updateTable('rh_usuario')
      .set({ situacao: 'desligado', ativo: false, data_desligamento: '2026-01-01' })
      .where('id', '=', id)
      .execute()
    await expect(manager.call.employees.setActive({ ids: [id], ativo: true })).rejects.toThrow(
      'foi desligada',
    )
    await manager.call.employees.update({ id, situacao: 'ativo' })
    expect(await manager.call.employees.get({ id })).toMatchObject({ data_desligamento: null, ativo: true })
  })
})
