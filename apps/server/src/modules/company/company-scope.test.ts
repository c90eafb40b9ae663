/** Another provider's rows are not there: for lists, by id, for writing, for choosing. */
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../test/factories/company.ts'
import { makeUser } from '../../../test/factories/users.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db, { nome: 'Nosso Provedor' })
const theirs = await makeProvider(db, { nome: 'Provedor Alheio' })

async function structureOf(id_empresa: number) {
  const departamento = await makeDepartment(db, id_empresa)
  const setor = await makeSector(db, departamento)
  return { departamento, setor, cargo: await makePosition(db, setor) }
}
const our = await structureOf(ours)
const their = await structureOf(theirs)
const manager = await as({ roles: ['rh:gestor', 'configuracao:gestor'], empresas: [ours] })
const admin = await as(superadmin)

const contratante = {
  razao_social: 'Alheia Ltda',
  nome_fantasia: 'Alheia',
  cnpj: '11222333000181',
  id_empresa: theirs,
  cep: '80010000',
  endereco: 'Rua A',
  numero: '1',
  bairro: 'Centro',
  cidade: 'Curitiba',
  estado: 'PR' as const,
}
const [contracting] = await admin.call.contractingCompanies.create({ objects: [contratante] })
const [microregion] = await admin.call.microregions.create({
  objects: [{ nome: 'Alheia', id_empresa: theirs }],
})
const [city] = await admin.call.cities.create({ objects: [{ nome: 'Alheia', uf: 'PR', id_empresa: theirs }] })

/** Module, the id of the other provider's row, and how many rows of it a manager sees. */
const hidden = [
  ['providers', theirs, 1],
  ['contractingCompanies', contracting!.id, 0],
  ['cities', city!.id, 5571],
  ['microregions', microregion!.id, 0],
  ['departments', their.departamento, 1],
  ['sectors', their.setor, 1],
  ['positions', their.cargo, 1],
] as const

describe.each(hidden)('%s of another provider', (module, id, seen) => {
  it('are not listed, opened, changed, switched or removed', async () => {
    const { [module]: calls } = manager.call
    const { total, dados } = await calls.list({ limit: 20 })
    expect(total).toBe(seen)
    expect(dados.map((row) => row.id)).not.toContain(id)
    await expect(calls.get({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(calls.remove({ id })).rejects.toThrow(/não encontrado|permissão/)
    if (module === 'departments' || module === 'sectors' || module === 'positions') {
      await expect(calls.update({ id, nome: 'Meu Agora' })).rejects.toThrow('Registro não encontrado.')
      await expect(calls.setActive({ ids: [id], ativo: false })).rejects.toThrow('Registro não encontrado.')
    } else {
      await expect(calls.setActive({ ids: [id], ativo: false })).rejects.toThrow('permissão')
    }
    await expect(admin.call[module].get({ id })).resolves.toMatchObject({ id, ativo: true })
  })
})

describe('a choice of another provider', () => {
  it('does not exist for sectors and positions', async () => {
    const sector = { nome: 'Setor', id_departamento: their.departamento }
    await expect(manager.call.sectors.create({ objects: [sector] })).rejects.toThrow('Dados inválidos.')
    await expect(
      manager.call.sectors.update({ id: our.setor, id_departamento: their.departamento }),
    ).rejects.toThrow('Dados inválidos.')
    const position = { nome: 'Cargo', id_setor: their.setor }
    await expect(manager.call.positions.create({ objects: [position] })).rejects.toThrow('Dados inválidos.')
    await expect(manager.call.positions.update({ id: our.cargo, id_setor: their.setor })).rejects.toThrow(
      'Dados inválidos.',
    )
  })

  it('does not exist as the person who answers for something, unless they do already', async () => {
    const stranger = await makeUser(db, { id_empresa: theirs })
    const sector = { nome: 'Com Responsável', id_departamento: our.departamento }
    await expect(
      manager.call.sectors.create({ objects: [{ ...sector, id_usuario: stranger }] }),
    ).rejects.toThrow('Dados inválidos.')
    await expect(
      manager.call.departments.update({ id: our.departamento, id_funcionario: stranger }),
    ).rejects.toThrow('Dados inválidos.')
    await admin.call.positions.update({ id: our.cargo, id_usuario: stranger })
    await manager.call.positions.update({ id: our.cargo, nome: 'Cargo Mantido', id_usuario: stranger })
    expect(await manager.call.positions.get({ id: our.cargo })).toMatchObject({ id_usuario: stranger })
  })

  it('is not offered by the selectors', async () => {
    const { empresas, departamentos, cargos } = await manager.call.organization.options()
    expect(empresas.map(({ id }) => id)).toEqual([ours])
    expect(departamentos.map(({ id }) => id)).toEqual([our.departamento])
    expect(cargos).toMatchObject([{ id: our.cargo, id_departamento: our.departamento }])
    expect(await manager.call.departments.options({ incluir: their.departamento })).toHaveLength(1)
    await expect(manager.call.organization.sectors({ filtro: String(their.departamento) })).rejects.toThrow(
      'Registro não encontrado.',
    )
  })
})

describe('an inactive record', () => {
  it('disappears from selectors, but stays selectable where it is already saved', async () => {
    const old = await makeDepartment(db, ours, { nome: 'Extinto', ativo: false })
    const names = async (incluir?: number) =>
      (await manager.call.departments.options({ incluir })).map(({ nome }) => nome)
    expect(await names()).not.toContain('Extinto')
    expect(await names(old)).toContain('Extinto')
    const { departamentos } = await manager.call.organization.options({ id_departamento: old })
    expect(departamentos.map(({ id }) => id)).toContain(old)
  })
})

describe('a record in use', () => {
  it.each([
    ['departments', our.departamento],
    ['sectors', our.setor],
  ] as const)('is not removed (%s)', async (module, id) => {
    await expect(manager.call[module].remove({ id })).rejects.toThrow(
      'Este registro está em uso e não pode ser excluído.',
    )
    await expect(manager.call[module].get({ id })).resolves.toMatchObject({ id })
  })

  it('is not removed (providers)', async () => {
    await expect(admin.call.providers.remove({ id: ours })).rejects.toThrow('em uso')
  })
})

describe('who writes what', () => {
  it('leaves configuration to superadmins', async () => {
    await expect(manager.call.providers.create({ objects: [{ nome: 'Outro' }] })).rejects.toThrow('permissão')
    await expect(manager.call.providers.replaceCities({ id_empresa: ours, objects: [] })).rejects.toThrow(
      'permissão',
    )
    await expect(manager.call.microregions.create({ objects: [{ nome: 'Nova' }] })).rejects.toThrow(
      'permissão',
    )
  })

  it('shows a guest no micro-region (docs/company.md#micro-regions-for-guests)', async () => {
    await admin.call.microregions.create({ objects: [{ nome: 'Do grupo', id_empresa: null }] })
    const guest = await as(null)
    expect(await guest.call.microregions.list()).toMatchObject({ total: 0, dados: [] })
    expect(await guest.call.microregions.options()).toEqual([])
    await expect(guest.call.microregions.get({ id: microregion!.id })).rejects.toThrow('não encontrado')
    expect((await manager.call.microregions.options()).map(({ nome }) => nome)).toEqual(['Do grupo'])
  })
})
