/** Leads that lost their person: neither a program nor a person writes them into it again. */
import { external } from '@intranet/contract/messages/list-requests'
import { lead as text } from '@intranet/contract/messages/leads'
import { expect, it } from 'vitest'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { leadWorld, refused } from '../../../../test/factories/lead-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { leadRetentionJob } from '../lead-imports/lead-retention.job.ts'

const { app, db, deps, manager, boss, id_empresa, empresas, typed } = await leadWorld()
const key = await makeAccessKey(db, manager.userId, { roles: ['vendas:gestor'], empresas })
await db.updateTable('chave_acesso').set({ fonte: 'erp' }).where('id', '=', key.id).execute()
const ask = (method: 'PUT' | 'GET' | 'DELETE', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/v1/vendas/lead/externo${path}`,
    headers: { ...key.headers },
    ...(payload && { payload }),
  })
const created_at = new Date(Date.now() - 800 * 86_400_000)
const rowOf = (id: number) =>
  db
    .selectFrom('vendas_lead')
    .where('id', '=', id)
    .select(['cliente', 'documento', 'fone', 'cod_lead', 'contrato', 'updated_at'])
    .executeTakeFirstOrThrow()
const nobody = { cliente: text.anonymous, documento: null, fone: null, cod_lead: null, contrato: null }

it('are made again by no outside id, and lead to nobody (docs/sales.md#retention-of-leads)', async () => {
  const fields = { ...typed, documento: '52998224725' }
  const made = await ask('PUT', '/erp-7', { object: fields })
  expect(made.statusCode, made.body).toBe(200)
  const [{ id }] = made.json().upsert_vendas_lead.returning
  await db
    .updateTable('vendas_lead')
    .set({ created_at, cod_lead: '77', contrato: 'C-7' })
    .where('id', '=', id)
    .execute()
  await leadRetentionJob.run(deps, {})
  const again = await ask('PUT', '/erp-7', { object: fields })
  expect([again.statusCode, again.json().campos]).toEqual([404, { id_externo: external.forgotten }])
  const fresh = { ...fields, documento: '11144477735', fone: '53988776655' }
  const many = [
    { id_externo: 'erp-8', ...fresh },
    { id_externo: 'erp-7', id_registro: id },
  ]
  const bulk = await ask('PUT', '', { objects: many })
  expect([bulk.statusCode, bulk.json().campos]).toEqual([404, { 'objects.1.id_externo': external.forgotten }])
  expect(await rowOf(id)).toMatchObject(nobody)
  expect((await ask('GET', '/erp-7')).statusCode).toBe(404)
  expect((await ask('GET', '')).json().vinculo_externo).toEqual([])
  expect((await ask('DELETE', '/erp-7')).statusCode).toBe(404)
  const kept = await db
    .selectFrom('log_historico')
    .where('tabela', '=', 'vinculo_externo')
    .select('id')
    .execute()
  expect(kept).toEqual([])
})

it('get no outside id any more, each named by its place (docs/rest.md#ids-of-other-systems)', async () => {
  const [one, two] = [
    await makeLead(db, id_empresa, { created_at }),
    await makeLead(db, id_empresa, { created_at }),
  ]
  await leadRetentionJob.run(deps, {})
  const kept = await makeLead(db, id_empresa)
  const objects = [one, kept, two].map((id_registro, n) => ({ id_externo: `erp-2${n}`, id_registro }))
  const bulk = await ask('PUT', '', { objects })
  expect([bulk.statusCode, bulk.json().campos]).toEqual([
    404,
    { 'objects.0.id_externo': external.forgotten, 'objects.2.id_externo': external.forgotten },
  ])
  expect((await ask('PUT', '', { objects: [objects[1]!] })).statusCode).toBe(200)
})

it('are not changed, met, moved, merged or reopened, and can be closed (docs/sales.md#retention-of-leads)', async () => {
  const { call } = manager
  const id = await makeLead(db, id_empresa, { created_at })
  const lost = await makeLead(db, id_empresa, {
    created_at,
    inativada_em: created_at,
    motivo_inativacao: 'x',
  })
  const other = await makeLead(db, id_empresa)
  await leadRetentionJob.run(deps, {})
  const refusal = refused(text.forgotten, 'CONFLICT')
  await expect(call.leads.update({ id, cliente: 'Marina' })).rejects.toMatchObject(refusal)
  await expect(call.leads.contact({ id, texto: 'Marina ligou' })).rejects.toMatchObject(refusal)
  await expect(call.leads.move({ id, status: 2, texto: 'Marina ligou' })).rejects.toMatchObject(refusal)
  await expect(call.leads.merge({ id: other, id_mantida: id })).rejects.toMatchObject(refusal)
  await expect(call.leads.merge({ id, id_mantida: other })).rejects.toMatchObject(refusal)
  await expect(boss.call.leads.reactivate({ id: lost, texto: 'Voltou' })).rejects.toMatchObject(refusal)
  const { updated_at } = await rowOf(id)
  await call.leads.inactivate({ id, motivo: 'Sem contato', updated_at: updated_at.toISOString() })
  expect(await rowOf(id)).toMatchObject(nobody)
})
