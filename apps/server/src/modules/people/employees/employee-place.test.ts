import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const hr = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }

describe('the place of an employee', () => {
  const person = { nome: 'Sem Lugar', email: 'lugar@intranet.example' }
  const place = ['id_empresa', 'id_departamento', 'id_cargo', 'data_admissao']

  it('is required of a new employee, in each way of creating one', async () => {
    const manager = await as(hr)
    const refused = { cause: { details: { campos: expect.anything() } }, code: 'UNPROCESSABLE_CONTENT' }
    await expect(
      manager.call.users.create({ objects: [{ ...person, funcionario: true }] }),
    ).rejects.toMatchObject(refused)
    const { token } = await as(superadmin)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/rh/funcionario',
      headers: { authorization: `Bearer ${token}` },
      payload: { object: { ...person, nome: '' } },
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.entries(answer.json().campos)).toEqual(
      expect.arrayContaining(['nome', ...place].map((key) => [key, 'Campo obrigatório'])),
    )
    expect(await db.selectFrom('rh_usuario').where('email', '=', person.email).execute()).toEqual([])
  })

  it('is not required when people change their personal data, nor by a partial PUT', async () => {
    const manager = await as(hr)
    const id = await makeEmployee(db, { id_empresa: ours })
    await manager.call.employees.update({ id, nome: 'Outro Nome' })
    const { token } = await as(superadmin)
    const answer = await app.inject({
      method: 'PUT',
      url: `/v1/rh/funcionario/${id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { matricula: 'P-1' },
    })
    expect(answer.statusCode).toBe(200)
  })
})

it('a place that stays is not looked up again: a nightly copy sends it with everybody', async () => {
  const [id_departamento, other] = [await makeDepartment(db, ours), await makeDepartment(db, ours)]
  const id = await makeEmployee(db, { id_empresa: ours, id_departamento })
  const { call } = await as(hr)
  const sent = async (department: number) =>
    (
      await countStatements(deps, () =>
        call.employees.update({ id, id_empresa: ours, id_departamento: department }),
      )
    ).statements
  const stays = await sent(id_departamento)
  expect((await sent(other)) - stays).toBe(1)
})
