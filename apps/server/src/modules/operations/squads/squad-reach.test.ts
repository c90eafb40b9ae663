/** Who counts a squad, and who is notified of it. */
import { common } from '@intranet/contract/messages'
import { supplies as text } from '@intranet/contract/messages/supplies'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProduct, makeSquad, makeStock } from '../../../../test/factories/supplies.ts'
import { findActor } from '../../../platform/session.ts'
import { squadsToCount } from './count.queries.ts'

const { db, as, deps } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const outsider = await as({ roles: ['suprimentos:gestor'], empresas: [theirs], id_empresa: theirs })
/** Sees every squad of the provider, and counts none. */
const reader = await as({ roles: ['suprimentos:leitor'], ...there })
const technician = await as(there)
const product = await makeProduct(db, ours, { serializado: false })
const forbidden = { code: 'FORBIDDEN', message: common.forbidden }

async function squadWithStock() {
  const id_equipe = await makeSquad(db, ours, { id_responsavel: technician.userId })
  await makeStock(db, id_equipe, product, 12)
  return id_equipe
}

it('is counted by who answers for it, not by who only reads', async () => {
  const id_equipe = await squadWithStock()
  await expect(reader.call.inventory.start({ id_equipe })).rejects.toMatchObject(forbidden)
  const { id } = await technician.call.inventory.start({ id_equipe })
  const leitura = { chave: crypto.randomUUID(), codigo: 'X-1', lido_em: '2026-11-21T10:00:00-03:00' }
  await expect(reader.call.inventory.send({ id, leituras: [leitura] })).rejects.toMatchObject(forbidden)
  const line = { id_equipe, id_produto: await makeProduct(db, ours, { serializado: false }) }
  await expect(reader.call.inventory.add({ objects: [line] })).rejects.toMatchObject(forbidden)
  await technician.call.inventory.add({ objects: [line] })
  await expect(reader.call.inventory.finish({ id })).rejects.toMatchObject(forbidden)
})

it('whose count has ended has no line validated any more', async () => {
  const id_equipe = await squadWithStock()
  const { id } = await technician.call.inventory.start({ id_equipe })
  const { dados } = await manager.call.inventory.list({ filtro: { id_contagem: id } })
  const ids = dados.map((one) => one.id)
  await technician.call.inventory.update({ id: ids[0]!, quantidade_informada: 12 })
  await db
    .updateTable('suprimento_contagem')
    .set({ situacao: 'encerrada', encerrada_em: new Date(), id_encerrador: manager.userId })
    .where('id', '=', id)
    .execute()
  await expect(manager.call.inventory.validate({ ids })).rejects.toThrow(text.countOver)
})

it('is one’s own for who answers for it alone', async () => {
  const id = await squadWithStock()
  const isOwn = async ({ call }: typeof manager) => (await call.squads.get({ id })).minha
  expect([await isOwn(technician), await isOwn(manager)]).toEqual([true, false])
})

it('is found to be counted at its provider alone', async () => {
  const id = await squadWithStock()
  const found = async ({ token }: typeof manager) =>
    squadsToCount(db, (await findActor(deps.auth, token))!.actor, [id])
  expect(await found(manager)).toHaveLength(1)
  expect(await found(outsider)).toEqual([])
})
