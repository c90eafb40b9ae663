import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeActivation, makeSale } from '../../../../test/factories/desk.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], employee: true }
const desk = await as({ roles: ['backoffice:solicitante'], ...there })
const seller = await as({ roles: ['vendas:solicitante'], ...there })

it('a telephone that is corrected after the sale reaches the whole desk (docs/sales.md#sold-leads)', async () => {
  const wrong = '53999887766'
  const id_lead = await makeLead(db, ours, {
    status: 5,
    finalizada_em: new Date(),

    id_vendedor: seller.userId,
    fone: wrong,
  })
  const { id: id_ativacao, id_venda } = await makeActivation(db, ours)
  await db.updateTable('bo_venda').set({ id_lead, fone: wrong }).where('id', '=', id_venda).execute()
  const { id } = await db
    .insertInto('bo_qualificacao')
    .values({ id_empresa: ours, id_ativacao, prazo: new Date(Date.now() + 9e6) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { call } = desk
  const read = async () => [
    (await call.deskSales.get({ id: id_venda })).fone,
    (await call.activations.get({ id: id_ativacao })).fone,
    (await call.qualifications.get({ id })).fone,
  ]
  expect(await read()).toEqual([wrong, wrong, wrong])
  await seller.call.leads.update({ id: id_lead, fone: '53911112222' })
  expect(await read()).toEqual(['53911112222', '53911112222', '53911112222'])
  expect((await call.deskSales.get({ id: id_venda })).situacao).toBe('aprovada')
})

it('of a sale whose lead is gone the one that it was sold with stays', async () => {
  const id = await makeSale(db, ours, { fone: '53999887766' })
  expect((await desk.call.deskSales.get({ id })).fone).toBe('53999887766')
})
