import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey, type KeyOverrides } from '../../../../test/factories/access-keys.ts'
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

  it('answers a manager’s key one employee, and of their person what the key reads', async () => {
    const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })
    const person = await as({ empresas: [ours], id_empresa: ours, employee: true })
    await db
      .updateTable('rh_usuario')
      .set({ cpf: '52998224725', rua: 'Rua das Acácias' })
      .where('id', '=', person.userId)
      .execute()
    const read = async (owner: number, over: KeyOverrides, id = person.userId) => {
      const { headers } = await makeAccessKey(db, owner, { empresas: [ours], ...over })
      const answer = await app.inject({ url: `/v1/rh/funcionario/${id}`, headers })
      const { cpf, rua, id: found } = answer.json().rh_usuario_by_pk ?? {}
      return { status: answer.statusCode, id: found, cpf, rua }
    }
    const { userId } = manager
    const whole = { roles: ['rh:ler'], dados_pessoais: true }
    expect(await read(userId, whole)).toEqual({
      status: 200,
      id: person.userId,
      cpf: '52998224725',
      rua: 'Rua das Acácias',
    })
    expect(await read(userId, { roles: ['rh:ler'] })).toMatchObject({ status: 403 })
    const { headers } = await makeAccessKey(db, userId, { ...whole, empresas: [ours] })
    // Marks do not count, and the list shows it masked to everybody.
    const found = await app.inject({ url: '/v1/rh/funcionario?filtro[cpf]=529.982.247-25', headers })
    expect(found.json().rh_usuario).toMatchObject([{ id: person.userId, cpf: '***.982.247-**' }])
    const guessed = await makeAccessKey(db, userId, { roles: ['rh:ler'], empresas: [ours] })
    const filtered = { url: '/v1/rh/funcionario?filtro[cpf]=52998224725', headers: guessed.headers }
    expect((await app.inject(filtered)).statusCode).toBe(403)
    const other = await makeProvider(db)
    const theirs = await as({ empresas: [other], id_empresa: other, employee: true })
    expect(await read(userId, whole, theirs.userId)).toMatchObject({ status: 404 })
    const reader = await as({ roles: ['rh:leitor'], empresas: [ours] })
    expect(await read(reader.userId, whole)).toMatchObject({ status: 403 })
    expect(await read(userId, { roles: ['vendas:ler'] })).toMatchObject({ status: 403 })
  })
})
