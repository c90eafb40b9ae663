/** Leads that an ERP's own program writes here. */
import { expect, it } from 'vitest'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { leadWorld } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'

const { app, db, manager, boss, id_empresa, empresas, typed } = await leadWorld()
const [connection] = await boss.call.erp.create({
  objects: [{ id_empresa, url: 'http://127.0.0.1:1/leads', permite_http: true, token: 'um-segredo-do-erp' }],
})

async function programOf(fonte: string) {
  const { id, headers } = await makeAccessKey(db, manager.userId, { roles: ['vendas:gestor'], empresas })
  await db.updateTable('chave_acesso').set({ fonte }).where('id', '=', id).execute()
  return async (id_externo: string, fields: object) => {
    const url = `/v1/vendas/lead/externo/${id_externo}`
    const answer = await app.inject({
      method: 'PUT',
      url,
      headers: { ...headers },
      payload: { object: fields },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const [{ id: made }] = answer.json().upsert_vendas_lead.returning
    return made as number
  }
}
const queued = async () =>
  (await db.selectFrom('erp_saida').select('id_item').orderBy('id_item').execute()).map(
    ({ id_item }) => id_item,
  )

it('are not sent back to it, those of other programs are (docs/sales.md#erp-outbox)', async () => {
  const [erp, site] = [await programOf('erp'), await programOf('site')]
  const named = await (await programOf('erp-norte'))('erp-3', { ...typed, documento: '39053344705' })
  expect(await queued()).not.toContain(named)
  const own = await erp('erp-1', { ...typed, documento: '52998224725' })
  const other = await site('site-1', { ...typed, documento: '11144477735' })
  expect(await queued()).toEqual([other])
  await manager.call.leads.inactivate({ id: own, motivo: 'Sem contato' })
  await manager.call.leads.reactivate({ id: own, texto: 'Voltou' })
  expect(await queued()).toEqual([other])
  const before = await makeLead(db, id_empresa)
  await erp('erp-2', { id_registro: before })
  await makeLead(db, id_empresa, { anonimizada_em: new Date() })
  const open = await makeLead(db, id_empresa)
  expect(await boss.call.erp.sendOpen({ id: connection!.id })).toEqual({ alterados: 1 })
  expect(await queued()).toEqual([other, open])
})
