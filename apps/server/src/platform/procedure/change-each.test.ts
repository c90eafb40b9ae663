import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../test/factories/company.ts'
import { makeUser } from '../../../test/factories/users.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['rh:gestor'], empresas: [ours], employee: true })
const person = await makeUser(db, { id_empresa: ours, employee: true })

const versionOf = async (id: number) => {
  const { updated_at } = await db
    .selectFrom('rh_departamento')
    .where('id', '=', id)
    .select('updated_at')
    .executeTakeFirstOrThrow()
  return { id, updated_at: updated_at.toISOString() }
}
const responsibleOf = async (id: number) =>
  (
    await db
      .selectFrom('rh_departamento')
      .where('id', '=', id)
      .select('id_funcionario')
      .executeTakeFirstOrThrow()
  ).id_funcionario
const change = (registros: { id: number; updated_at?: string }[], campos: object) =>
  manager.call.departments.changeMany({ registros, campos })

describe('one field of several records', () => {
  it('changes in those that may, and says of the others why not', async () => {
    const [fine, stale, foreign] = [
      await makeDepartment(db, ours),
      await makeDepartment(db, ours),
      await makeDepartment(db, theirs),
    ]
    const seen = await versionOf(stale)
    await manager.call.departments.update({ id: stale, nome: 'Renomeado' })
    const answer = await change([await versionOf(fine), seen, { id: foreign }], { id_funcionario: person })
    expect(answer).toEqual({
      alterados: 1,
      recusados: [
        { id: stale, mensagem: 'Este registro foi alterado por outra pessoa. Recarregue a página.' },
        { id: foreign, mensagem: 'Registro não encontrado.' },
      ],
    })
    expect(await Promise.all([fine, stale, foreign].map(responsibleOf))).toEqual([person, null, null])
  })

  it('is refused as a whole when none may change', async () => {
    const foreign = await makeDepartment(db, theirs)
    await expect(change([{ id: foreign }], { id_funcionario: person })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      cause: { details: { campos: { 'registros.0': 'Registro não encontrado.' } } },
    })
  })

  it('keeps what others got when the database refuses one of them', async () => {
    const nome = 'Compras'
    const [free, taken] = [
      await makeDepartment(db, ours, { nome: 'Frota' }),
      await makeDepartment(db, null, { nome }),
    ]
    await makeDepartment(db, ours, { nome })
    const { alterados, recusados } = await change([{ id: taken }, { id: free }], { id_empresa: ours })
    expect([alterados, recusados.map(({ id }) => id)]).toEqual([1, [taken]])
  })

  it('takes the fields that are named for it alone, one at a time, from managers', async () => {
    const id = await makeDepartment(db, ours)
    for (const campos of [{ nome: 'Outro' }, {}, { id_funcionario: person, id_empresa: ours }])
      await expect(change([{ id }], campos)).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    const reader = await as({ roles: ['rh:leitor'], empresas: [ours] })
    await expect(
      reader.call.departments.changeMany({ registros: [{ id }], campos: { id_funcionario: person } }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('ends for two people at once who choose the same records in another order', async () => {
    const ids = [await makeDepartment(db, ours), await makeDepartment(db, ours)]
    const both = await Promise.all([
      change(
        ids.map((id) => ({ id })),
        { id_funcionario: person },
      ),
      change(
        ids.toReversed().map((id) => ({ id })),
        { id_funcionario: null },
      ),
    ])
    expect(both.map(({ alterados }) => alterados)).toEqual([2, 2])
    const [one, other] = await Promise.all(ids.map(responsibleOf))
    expect(one).toBe(other)
  })
})
