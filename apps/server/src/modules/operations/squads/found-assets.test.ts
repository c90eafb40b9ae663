/** Where assets are after the count that found them: docs/operations.md#counts. */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const technician = await as({ ...there })
const ont = await makeProduct(db, ours)
const other = await makeSquad(db, ours, { nome: 'Serra 09' })

async function begun() {
  const id_equipe = await makeSquad(db, ours, { id_responsavel: technician.userId })
  const { id } = await technician.call.inventory.start({ id_equipe })
  return { id, id_equipe }
}
let codes = 0
async function known(id_equipe?: number) {
  const patrimonio = `PT-F${(codes += 1)}`
  return { patrimonio, id: await makeAsset(db, ours, ont, { patrimonio, ...(id_equipe && { id_equipe }) }) }
}
/** A line that who counts typed. */
async function typed(id_equipe: number, patrimonio: string, quantidade_informada = 1) {
  const line = { id_equipe, id_produto: ont, patrimonio, quantidade_informada, observacao: 'Na caixa' }
  return (await technician.call.inventory.add({ objects: [line] }))[0]!.id
}
async function close(id: number) {
  await technician.call.inventory.finish({ id })
  await manager.call.inventory.validate({ id_contagem: id })
  await manager.call.inventory.close({ id })
}
const squadOf = async ({ id }: { id: number }) => (await manager.call.assets.get({ id })).id_equipe
const lineOf = async (id: number) => {
  const [line] = (await manager.call.inventory.list({ filtro: { id } })).dados
  return { resultado: line!.resultado, equipe_dona: line!.equipe_dona }
}

it('an asset of another squad or of the store that was typed is of the squad from then on (docs/operations.md#counts)', async () => {
  const [theirs, stored, lost] = [await known(other), await known(), await known(other)]
  const { id, id_equipe } = await begun()
  const line = await typed(id_equipe, theirs.patrimonio)
  expect(await lineOf(line)).toEqual({ resultado: 'outra_equipe', equipe_dona: 'Serra 09' })
  const inStore = await typed(id_equipe, stored.patrimonio)
  expect(await lineOf(inStore)).toEqual({ resultado: 'encontrado', equipe_dona: null })
  await typed(id_equipe, lost.patrimonio, 0)
  await close(id)
  expect([await squadOf(theirs), await squadOf(stored), await squadOf(lost)]).toEqual([
    id_equipe,
    id_equipe,
    other,
  ])
})

it('a line whose number is corrected is of the squad of its asset', async () => {
  const [first, second] = [await known(other), await known(other)]
  const { id, id_equipe } = await begun()
  const own = await known(id_equipe)
  const line = await typed(id_equipe, own.patrimonio)
  expect(await lineOf(line)).toEqual({ resultado: 'encontrado', equipe_dona: null })
  await technician.call.inventory.update({ id: line, patrimonio: first.patrimonio })
  expect(await lineOf(line)).toEqual({ resultado: 'outra_equipe', equipe_dona: 'Serra 09' })
  await technician.call.inventory.update({ id: line, patrimonio: own.patrimonio })
  expect(await lineOf(line)).toEqual({ resultado: 'encontrado', equipe_dona: null })
  await technician.call.inventory.update({ id: line, patrimonio: second.patrimonio })
  await close(id)
  expect([await squadOf(first), await squadOf(second), await squadOf(own)]).toEqual([
    other,
    id_equipe,
    id_equipe,
  ])
})

it('what somebody signed for, what is on its way and what is out of use stays where it is (docs/operations.md#counts)', async () => {
  const [signed, gone, moving] = [await known(other), await known(other), await known(other)]
  const asset = (id: number) => db.updateTable('suprimento_patrimonio').where('id', '=', id)
  await asset(signed.id).set({ id_detentor: technician.userId }).execute()
  await asset(gone.id).set({ ativo: false }).execute()
  const { id, id_equipe } = await begun()
  for (const { patrimonio } of [signed, gone, moving]) await typed(id_equipe, patrimonio)
  const { patrimonio } = moving
  await manager.call.supplies.register({ objects: [{ id_produto: ont, id_equipe: other, patrimonio }] })
  await close(id)
  for (const one of [signed, gone, moving]) expect(await squadOf(one)).toBe(other)
})
