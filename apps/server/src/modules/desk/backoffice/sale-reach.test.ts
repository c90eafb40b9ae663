/** Whose sales come to the desk, and who audits them. */
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeSale, wholeChecklist } from '../../../../test/factories/desk.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const there = { empresas: [ours], employee: true }
const manager = await as({ roles: ['backoffice:gestor'], ...there })
const auditor = await as({ roles: ['backoffice:solicitante'], ...there })
const colleague = await as({ roles: ['backoffice:solicitante'], ...there })

/** A won lead that no sale has come from yet. */
async function wonLead(id_empresa: number): Promise<number> {
  const day = new Date(Date.now() - 2 * 86_400_000)
  const id = await makeLead(db, id_empresa, { status: 5, finalizada_em: day, created_at: day })
  await db.deleteFrom('bo_venda').where('id_lead', '=', id).execute()
  return id
}
const salesOf = async (id_lead: number) =>
  (await db.selectFrom('bo_venda').where('id_lead', '=', id_lead).select('id').execute()).length

it('a lead that another provider has won is taken in neither by hand nor with all since a day', async () => {
  const [own, alien] = [await wonLead(ours), await wonLead(theirs)]
  await expect(manager.call.deskSales.create({ objects: [{ id_lead: alien }] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await manager.call.deskSales.create({ objects: [{ id_lead: own }] })
  const another = await wonLead(ours)
  await manager.call.backoffice.bringSales({
    desde: dayFromNow(-5),
  })
  expect([await salesOf(own), await salesOf(another), await salesOf(alien)]).toEqual([1, 1, 0])
})

it('a sale that somebody audits is changed by them or a manager alone', async () => {
  const id = await makeSale(db, ours)
  await auditor.call.deskSales.changeState({ id, situacao: 'em_auditoria' })
  const change = (who: typeof auditor) => who.call.deskSales.update({ id, observacao: 'Falta o boleto' })
  await expect(change(colleague)).rejects.toThrow(text.notYours)
  await change(auditor)
  await change(manager)
})

it('a sale that somebody audits is decided by a manager too, by a colleague not', async () => {
  const id = await makeSale(db, ours)
  await auditor.call.deskSales.changeState({ id, situacao: 'em_auditoria' })
  const approve = (who: typeof auditor) =>
    who.call.deskSales.changeState({ id, situacao: 'aprovada', checklist: wholeChecklist })
  await expect(approve(colleague)).rejects.toThrow(text.notYours)
  expect((await manager.call.deskSales.get({ id })).situacao).toBe('em_auditoria')
  expect(await approve(manager)).toMatchObject({ situacao: 'aprovada' })
})
