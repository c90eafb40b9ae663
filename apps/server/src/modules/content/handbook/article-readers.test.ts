import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['manual:gestor'], empresas: [ours] })
const employee = await as({ id_empresa: ours, empresas: [ours] })
const stranger = await as({ id_empresa: theirs, empresas: [theirs] })
const [category] = await manager.call.handbookCategories.create({
  objects: [{ titulo: 'Conduta', color: '#be185d', icone: 'shield' }],
})

async function published(fields: { titulo: string; requer_lido: boolean; id_empresa?: number }) {
  const article = { texto: '<p>Respeito</p>', id_categoria: category!.id, ...fields }
  const [made] = await manager.call.handbook.create({ objects: [article] })
  await manager.call.handbook.publish({ id: made!.id })
  return made!.id
}

it('readings are shown within one’s providers, and to rh:solicitante within their department', async () => {
  const id = await published({ titulo: 'De todos', requer_lido: true })
  await stranger.call.handbook.confirm({ id, versao: 1 })
  expect((await manager.call.handbook.get({ id })).leituras).toBe(0)
  const readers = async (who: typeof manager) =>
    (await who.call.handbook.readers({ filtro: { id_artigo: id } })).dados.map((row) => row.id)
  expect(await readers(manager)).toContain(employee.userId)
  expect(await readers(manager)).not.toContain(stranger.userId)
  const id_departamento = await makeDepartment(db, ours)
  const near = await as({ id_empresa: ours, id_departamento })
  const leader = await as({
    roles: ['rh:solicitante'],
    empresas: [ours],
    id_empresa: ours,
    id_departamento,
    employee: false,
  })
  expect(await readers(leader)).toEqual([near.userId])
})

it('a confirmation is of one reader alone, and who works elsewhere is not asked', async () => {
  const id = await published({ titulo: 'Só de nós', requer_lido: true, id_empresa: ours })
  await employee.call.handbook.confirm({ id, versao: 1 })
  const colleague = await as({ id_empresa: ours, empresas: [ours] })
  expect(await colleague.call.handbook.read({ id })).toMatchObject({ pendente: true, lido_em: null })
  const mine = await colleague.call.handbook.confirm({ id, versao: 1 })
  expect((await employee.call.handbook.read({ id })).lido_em).not.toEqual(mine.lido_em)
  const elsewhere = await as({ roles: ['manual:gestor'], empresas: [ours], id_empresa: theirs })
  expect((await elsewhere.call.handbook.read({ id })).pendente).toBe(false)
  await expect(elsewhere.call.handbook.confirm({ id, versao: 1 })).rejects.toThrow('permissão')
})
