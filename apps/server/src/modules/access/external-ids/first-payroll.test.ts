/** The first import of a payroll, with people who are here already (docs/rest.md#ids-of-other-systems). */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeCandidate } from '../../../../test/factories/hiring.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { app, db, as } = await testWorld()
const id_empresa = await makeProvider(db)
const id_departamento = await makeDepartment(db, id_empresa)
const id_cargo = await makePosition(db, await makeSector(db, id_departamento))
const manager = await as({ roles: ['rh:gestor'], empresas: [id_empresa] })
const { id: chave, headers } = await makeAccessKey(db, manager.userId, {
  roles: ['rh:escrever'],
  empresas: [id_empresa],
  dados_pessoais: true,
})
await db.updateTable('chave_acesso').set({ fonte: 'folha' }).where('id', '=', chave).execute()
const ask = async (method: 'PUT' | 'POST', url: string, payload: object) => {
  const answer = await app.inject({ method, url, headers: { ...headers }, payload })
  return [answer.statusCode, answer.json()]
}
/** Whom a list answers for a CPF. */
const found = async (path: string, cpf: string) => {
  const [, { rh_usuario }] = await ask('POST', `/v1/${path}/filtro`, { filtro: { cpf }, campos: 'id' })
  return rh_usuario.map(({ id }: { id: number }) => id)
}
const placed = { id_empresa, id_departamento, id_cargo, data_admissao: '2026-02-02' }
const link = (id: number, fields: object = {}) =>
  ask('PUT', `/v1/rh/funcionario/externo/f-${id}`, { object: { id_registro: id, ...fields } })
const personOf = (id: number) =>
  db
    .selectFrom('rh_usuario')
    .where('id', '=', id)
    .select(['funcionario', 'situacao', 'ativo', 'data_desligamento'])
    .executeTakeFirstOrThrow()
const employed = { funcionario: true, situacao: 'ativo', ativo: true, data_desligamento: null }

it.each([
  ['a candidate', '52998224725', () => makeCandidate(db)],
  ['an external seller', '11144477735', () => makeUser(db, { employee: false, id_empresa })],
])(
  '%s is in the list of users alone, made an employee by a person, and linked then',
  async (_who, cpf, make) => {
    const id = await make()
    await db.updateTable('rh_usuario').set({ cpf }).where('id', '=', id).execute()
    expect([await found('rh/funcionario', cpf), await found('usuario', cpf)]).toEqual([[], [id]])
    const copy = { nome: 'Rita Ramos', email: `copia${id}@intranet.example`, cpf, ...placed }
    const [status, { campos }] = await ask('PUT', `/v1/rh/funcionario/externo/f-${id}`, { object: copy })
    expect([status, Object.keys(campos)]).toEqual([409, ['cpf']])
    expect((await ask('PUT', `/v1/usuario/${id}`, { object: { funcionario: true, ...placed } }))[0]).toBe(403)
    expect((await link(id))[0]).toBe(422)
    await manager.call.users.update({ id, funcionario: true, ...placed })
    expect((await link(id))[0]).toBe(200)
    expect(await personOf(id)).toEqual(employed)
  },
)

it('who was dismissed is in the list of employees, and comes back by their link', async () => {
  const cpf = '39053344705'
  const id = await makeUser(db, { id_empresa, id_departamento, id_cargo })
  const left = { ativo: false, situacao: 'desligado', data_desligamento: '2025-01-01', cpf }
  await db.updateTable('rh_usuario').set(left).where('id', '=', id).execute()
  expect(await found('rh/funcionario', cpf)).toEqual([id])
  expect((await link(id, { situacao: 'ativo', data_admissao: '2026-02-02' }))[0]).toBe(200)
  expect((await ask('POST', `/v1/user/${id}/ativo`, { ativo: true }))[0]).toBe(200)
  expect(await personOf(id)).toEqual(employed)
})
