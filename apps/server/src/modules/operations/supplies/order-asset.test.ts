/** "Editar OS/Patrimônio" puts the asset where the item is: docs/operations.md#main-and-alternative-lists. */
import { supplies as text } from '@intranet/contract/messages/supplies'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const { supplies, assets } = (await as({ roles: ['suprimentos:gestor'], empresas: [ours], id_empresa: ours }))
  .call
const squad = await makeSquad(db, ours)
const other = await makeSquad(db, ours)
const ont = await makeProduct(db, ours)
let codes = 0
const newCode = () => `PT-E${(codes += 1)}`

const register = async (over: object = {}) =>
  (await supplies.register({ objects: [{ id_produto: ont, id_equipe: squad, ...over }] }))[0]!.id
const step = async (id: number, etapa: 'devolucao' | 'retorno' | 'manutencao' | 'reciclagem') =>
  (await supplies.advance({ id, etapa, motivo: 'Não liga' })).id
const edit = (id: number, patrimonio: string) => supplies.editOrder({ id, os: '88123', patrimonio })
const known = async (id_equipe: number) => {
  const patrimonio = newCode()
  return { patrimonio, id: await makeAsset(db, ours, ont, { patrimonio, id_equipe }) }
}
const place = async (id: number) => {
  const { id_equipe, ativo } = await assets.get({ id })
  return { id_equipe, ativo }
}

it.each<[string, ('devolucao' | 'retorno' | 'manutencao' | 'reciclagem')[], object]>([
  ['to be collected is with the squad', [], { id_equipe: squad, ativo: true }],
  ['handed in is with nobody', ['devolucao'], { id_equipe: null, ativo: true }],
  ['in repair is with nobody', ['devolucao', 'manutencao'], { id_equipe: null, ativo: true }],
  ['that returned is with nobody', ['devolucao', 'retorno'], { id_equipe: null, ativo: true }],
  ['recycled is no asset any more', ['devolucao', 'reciclagem'], { id_equipe: null, ativo: false }],
])('the asset of an item %s', async (_what, steps, expected) => {
  let id = await register()
  for (const etapa of steps) id = await step(id, etapa)
  const asset = await known(other)
  await edit(id, asset.patrimonio)
  expect(await place(asset.id)).toEqual(expected)
})

it('an asset that an item was mistaken for is no longer with its squad, nor recycled', async () => {
  const [wrong, right] = [await known(other), await known(other)]
  const id = await register({ patrimonio: wrong.patrimonio })
  expect(await place(wrong.id)).toEqual({ id_equipe: squad, ativo: true })
  await edit(id, right.patrimonio)
  expect(await place(wrong.id)).toEqual({ id_equipe: null, ativo: true })
  const gone = await step(await step(id, 'devolucao'), 'reciclagem')
  expect(await place(right.id)).toEqual({ id_equipe: null, ativo: false })
  await edit(gone, wrong.patrimonio)
  expect(await place(right.id)).toEqual({ id_equipe: null, ativo: true })
  expect(await place(wrong.id)).toEqual({ id_equipe: null, ativo: false })
})

it('the same asset, an item that has left the stage and an asset on its way elsewhere stay where they are', async () => {
  const asset = await known(other)
  const first = await register({ patrimonio: asset.patrimonio })
  const back = await step(await step(first, 'devolucao'), 'retorno')
  const found = { id_equipe: other }
  await db.updateTable('suprimento_patrimonio').set(found).where('id', '=', asset.id).execute()
  await edit(back, asset.patrimonio)
  expect(await place(asset.id)).toMatchObject(found)
  const unnamed = await register()
  await step(unnamed, 'devolucao')
  await edit(unnamed, asset.patrimonio)
  expect(await place(asset.id)).toMatchObject(found)
  const later = await known(other)
  const returned = await step(await step(await register(), 'devolucao'), 'retorno')
  await register({ patrimonio: later.patrimonio })
  await edit(returned, later.patrimonio)
  expect(await place(later.id)).toEqual({ id_equipe: squad, ativo: true })
})

it('a product without assets gets none; one that had them keeps what it has', async () => {
  const cable = await makeProduct(db, ours, { serializado: false })
  const id = await register({ id_produto: cable })
  await expect(edit(id, newCode())).rejects.toThrow(text.noSerial)
  const patrimonio = newCode()
  const old = await register({ patrimonio })
  const serial = (serializado: boolean) =>
    db.updateTable('suprimento_produto').set({ serializado }).where('id', '=', ont).execute()
  await serial(false)
  await expect(edit(old, newCode())).rejects.toThrow(text.noSerial)
  await edit(old, patrimonio)
  await serial(true)
})
