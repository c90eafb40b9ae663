/** A sale that lacks something is work of those who may correct it: docs/desk.md#sales. */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeSale } from '../../../../test/factories/desk.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const who = (role: string, empresas = [ours]) => as({ roles: [role], empresas, employee: true })
const auditor = await who('backoffice:solicitante')
const seller = await who('vendas:solicitante')
const manager = await who('vendas:gestor')
const outsider = await who('vendas:gestor', [theirs])
type Somebody = typeof auditor

/** A sale that its auditor sends back for its contract. */
async function pending(cliente: string, id_vendedor: number | null) {
  const id_lead = await makeLead(db, ours, { status: 5, finalizada_em: new Date(), id_vendedor, cliente })
  const id = await makeSale(db, ours, { id_lead, id_vendedor, cliente })
  await auditor.call.deskSales.changeState({ id, situacao: 'em_auditoria' })
  await auditor.call.deskSales.changeState({ id, situacao: 'com_pendencia', motivo: 'Falta o contrato' })
  return { id, id_lead }
}
const notices = async ({ call }: Somebody, cliente: string) =>
  (await call.notifications.list())
    .filter(({ data }) => data.msg === `Venda de ${cliente} com pendência: Falta o contrato`)
    .map(({ data }) => data.rota)
const duties = async ({ call }: Somebody, cliente: string) =>
  (await openObligations(call))
    .filter(({ titulo }) => titulo.endsWith(cliente))
    .map(({ tipo, titulo, detalhe, rota, verbo }) => [tipo, titulo, detalhe, rota, verbo])

it('notifies its seller and the managers of sales, each with a way that is theirs (docs/desk.md#sales)', async () => {
  const { id_lead } = await pending('Rui Paz', seller.userId)
  expect(await notices(seller, 'Rui Paz')).toEqual([`/sales/external/leads/${id_lead}`])
  expect(await notices(manager, 'Rui Paz')).toEqual([`/sales/internal/leads/edit/${id_lead}`])
  expect(await notices(outsider, 'Rui Paz')).toEqual([])
})

it('notifies a manager who sold it once', async () => {
  const { id_lead } = await pending('Ida Luz', manager.userId)
  expect(await notices(manager, 'Ida Luz')).toEqual([`/sales/external/leads/${id_lead}`])
})

it('waits on the homes of its auditor and of the managers of sales until it is corrected (docs/desk.md#sales)', async () => {
  const { id, id_lead } = await pending('Eva Rios', null)
  expect(await duties(manager, 'Eva Rios')).toEqual([
    [
      'venda_pendencia',
      'Corrigir a venda de Eva Rios',
      'Falta o contrato',
      `/sales/internal/leads/edit/${id_lead}`,
      'Corrigir',
    ],
  ])
  expect(await duties(auditor, 'Eva Rios')).toEqual([
    [
      'venda_auditoria',
      'Conferir a pendência da venda de Eva Rios',
      'Falta o contrato',
      `/backoffice/vendas/listagem?ver=${id}`,
      'Conferir',
    ],
  ])
  for (const other of [outsider, seller]) expect(await duties(other, 'Eva Rios')).toEqual([])
  const { grupos } = await manager.call.obligations.list()
  // Who has no role in the desk is led to the first lead: the desk's list is not theirs.
  expect(grupos.find(({ tipo }) => tipo === 'venda_pendencia')!.rota).toMatch(/^.sales.internal.leads.edit/)
  await manager.call.leads.update({ id: id_lead, contrato: 'C-1', motivo: 'Contrato assinado' })
  expect(await duties(manager, 'Eva Rios')).toEqual([])
  expect((await duties(auditor, 'Eva Rios')).map(([, titulo]) => titulo)).toEqual([
    'Auditar a venda de Eva Rios',
  ])
})

it('is nobody’s to correct where its lead is gone', async () => {
  await makeSale(db, ours, { cliente: 'Ugo Dias', situacao: 'com_pendencia', motivo: 'Falta o contrato' })
  expect(await duties(manager, 'Ugo Dias')).toEqual([])
})
