import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const department = await makeDepartment(db, ours)
const position = await makePosition(db, await makeSector(db, department))

describe('/v1/rh/funcionario', () => {
  it('answers the five operations', async () => {
    const { token } = await as(superadmin)
    const headers = { authorization: `Bearer ${token}` }
    const url = '/v1/rh/funcionario'
    const created = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: {
        object: {
          nome: 'Por REST',
          email: 'rest@intranet.example',
          id_empresa: ours,
          id_departamento: department,
          id_cargo: position,
          data_admissao: '2026-02-02',
          matricula: 'R1',
        },
      },
    })
    expect(created.statusCode).toBe(200)
    const { id } = created.json().insert_rh_usuario.returning[0]
    const one = await app.inject({ url: `${url}/${id}`, headers })
    expect(one.json().rh_usuario_by_pk).toMatchObject({ id, matricula: 'R1', funcionario: true })
    const changed = await app.inject({
      method: 'PUT',
      url: `${url}/${id}`,
      headers,
      payload: { situacao: 'ferias' },
    })
    expect(changed.json().update_rh_usuario.returning[0].id).toBe(id)
    const list = await app.inject({ url: `${url}?filtro={"matricula":"R1"}`, headers })
    expect(list.json()).toMatchObject({ total: 1, rh_usuario: [{ id, situacao: 'ferias' }] })
    const gone = await app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
    expect(gone.json()).toEqual({ delete_rh_usuario: { affected_rows: 1 } })
    expect((await app.inject({ url })).statusCode).toBe(401)
  })
})
