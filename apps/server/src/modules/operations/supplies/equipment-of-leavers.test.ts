/** Equipment of people who leave, and of those who left: docs/operations.md#custody. */
import { supplies as text } from '@intranet/contract/messages/supplies'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { makeAsset, makeCustody, makeProduct } from '../../../../test/factories/supplies.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { supplyNoticeJob } from './supply-notice.job.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const elsewhere = await makeProvider(db)
const managerOf = (id_empresa: number) =>
  as({ roles: ['suprimentos:gestor'], empresas: [id_empresa], id_empresa })
const [manager, stranger] = [await managerOf(ours), await managerOf(elsewhere)]
type Somebody = typeof manager
const id_produto = await makeProduct(db, ours)

async function items(person: number, count: number) {
  const assets = []
  for (let n = 0; n < count; n += 1)
    assets.push({ id_produto, id_patrimonio: await makeAsset(db, ours, id_produto) })
  return makeCustody(db, ours, person, assets)
}
const shutdown = (id_funcionario: number, situacao: 'em_analise' | 'aprovado') =>
  db
    .insertInto('rh_desligamento')
    .values({
      id_funcionario,
      situacao,
      tipo: 'acordo',
      motivo: 'Combinado.',
      aviso_previo: 'indenizado',
      data_desligamento: '2026-12-30',
      id_solicitante: manager.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
const waiting = async ({ call }: Somebody) =>
  (await openObligations(call)).filter(({ tipo }) => tipo === 'equipamento_recolher')

it('managers of its provider are notified once of what people of an approved shutdown have (docs/operations.md#custody)', async () => {
  const person = await makeEmployee(db, { id_empresa: ours, nome: 'Tiago Machado' })
  const { id } = await shutdown(person, 'em_analise')
  await items(person, 2)
  await supplyNoticeJob.run(deps, {})
  expect(await noticesTo(db, manager.userId)).toEqual([])
  await db.updateTable('rh_desligamento').set({ situacao: 'aprovado' }).where('id', '=', id).execute()
  for (let run = 0; run < 2; run += 1) await supplyNoticeJob.run(deps, {})
  expect(await noticesTo(db, manager.userId)).toEqual([text.toCollect(2, 'Tiago Machado')])
  expect(await noticesTo(db, stranger.userId)).toEqual([])
})

it('what comes back already is asked of nobody, nor is one’s own shutdown shown (docs/operations.md#custody)', async () => {
  const person = await makeEmployee(db, { id_empresa: ours, nome: 'Lia' })
  const [back, ended] = await items(person, 2)
  await manager.call.custody.giveBack({ id_funcionario: person, itens: [back!] })
  await db.updateTable('suprimento_custodia_item').set({ aberto: false }).where('id', '=', ended!).execute()
  await shutdown(person, 'aprovado')
  const leaver = await managerOf(ours)
  await items(leaver.userId, 1)
  await shutdown(leaver.userId, 'aprovado')
  await supplyNoticeJob.run(deps, {})
  expect((await noticesTo(db, manager.userId)).filter((msg) => msg.includes('Lia'))).toEqual([])
  expect((await noticesTo(db, leaver.userId)).filter((msg) => msg.startsWith('Recolher 1 item'))).toEqual([])
  expect(
    (await noticesTo(db, manager.userId)).filter((msg) => msg.startsWith('Recolher 1 item')),
  ).toHaveLength(1)
})

it('what people without access still have is on the home of these managers, until its return is signed (docs/operations.md#custody)', async () => {
  const person = await makeEmployee(db, { id_empresa: ours, nome: 'Nina Alves' })
  const ids = await items(person, 3)
  expect(await waiting(manager)).toEqual([])
  await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', person).execute()
  const titulo = 'Equipamento de Nina Alves'
  expect(await waiting(manager)).toMatchObject([
    { titulo, detalhe: '3 itens', verbo: 'Receber', rota: `/supplies/custody/person/${person}` },
  ])
  expect(await waiting(stranger)).toEqual([])
  const term = await manager.call.custody.giveBack({ id_funcionario: person, itens: ids.slice(0, 1) })
  const both = await waiting(manager)
  expect(new Set(both.map(({ id }) => id)).size).toBe(2)
  expect(both.map(({ verbo, detalhe, rota }) => [verbo, detalhe, rota]).toSorted()).toEqual([
    ['Anexar termo', '1 item', `/supplies/custody/term/${term.id}`],
    ['Receber', '2 itens', `/supplies/custody/person/${person}`],
  ])
  await db.updateTable('suprimento_custodia_item').set({ aberto: false }).where('id', 'in', ids).execute()
  expect(await waiting(manager)).toEqual([])
})
