import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const fields = {
  tipo: 'acordo',
  motivo: 'Combinado entre as partes.',
  aviso_previo: 'indenizado',
  data_desligamento: new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' }),
}

it('over REST: the five operations, states and checklist', async () => {
  const headers = { authorization: `Bearer ${manager.token}` }
  const url = '/v1/rh/desligamento'
  const person = await makeEmployee(db, { id_empresa: ours })
  const created = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: { object: { id_funcionario: person, ...fields } },
  })
  expect(created.statusCode).toBe(200)
  const { id } = created.json().insert_rh_desligamento.returning[0]
  const changed = await app.inject({
    method: 'PUT',
    url: `${url}/${id}`,
    headers,
    payload: { recontrataria: true },
  })
  expect(changed.json().update_rh_desligamento.returning[0].id).toBe(id)
  expect(
    (await app.inject({ url: `${url}/${id}`, headers })).json().rh_desligamento_by_pk.recontrataria,
  ).toBe(true)
  expect(
    (await app.inject({ url: `${url}?filtro={"id_funcionario":${person}}`, headers })).json().total,
  ).toBe(1)
  const ticked = await app.inject({ method: 'POST', url: `${url}/${id}/checklist/cracha`, headers })
  expect(ticked.json()).toEqual({
    update_rh_desligamento_item: { returning: [{ id, item: 'cracha', feito: true }] },
  })
  expect((await app.inject({ method: 'POST', url: `${url}/${id}/checklist/nada`, headers })).statusCode).toBe(
    422,
  )
  const step = await app.inject({
    method: 'POST',
    url: `${url}/${id}/situacao`,
    headers,
    payload: { situacao: 'em_analise' },
  })
  expect(step.json()).toEqual({ update_rh_desligamento: { returning: [{ id, situacao: 'em_analise' }] } })
  expect((await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })).statusCode).toBe(403)
  const admin = await as(superadmin)
  const gone = await app.inject({
    method: 'DELETE',
    url: `${url}/${id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(gone.json()).toEqual({ delete_rh_desligamento: { affected_rows: 1 } })
  expect((await app.inject({ url })).statusCode).toBe(401)
})
