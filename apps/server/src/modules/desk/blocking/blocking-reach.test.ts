/** Whose rules, criteria and simulations. */
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeArrears } from '../../../../test/factories/desk.ts'
import { findActor } from '../../../platform/session.ts'
import { lastSimulationOf } from './simulation.queries.ts'

const { db, as, deps } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const managerOf = (id_empresa: number) =>
  as({ roles: ['regras_bloqueio:gestor'], empresas: [id_empresa], employee: true })
const [manager, outsider] = [await managerOf(ours), await managerOf(theirs)]

const microregion = async (id_empresa: number | null, nome: string) =>
  (await db.insertInto('microrregiao').values({ nome, id_empresa }).returning('id').executeTakeFirstOrThrow())
    .id
const [own, everybodys, alien] = [
  await microregion(ours, 'Lagoas'),
  await microregion(null, 'Serra'),
  await microregion(theirs, 'Litoral'),
]

const [rule] = await manager.call.blockingRules.create({
  objects: [{ nome: 'Total 30', id_empresa: ours, dias_atraso: 30, tipo: 'total', valor_minimo: '50' }],
})
const criterion = (id: number) => ({
  id_regra: rule!.id,
  campo: 'microrregiao' as const,
  operador: 'igual' as const,
  valor: [String(id)],
  motivo: 'Enchente',
})
const refused = { cause: { details: { campos: { valor: 'Opção não encontrada.' } } } }

it('a criterion names micro-regions of its provider or of all, when it is written and when it is changed', async () => {
  const { create, update } = manager.call.blockingCriteria
  const [made] = await create({ objects: [criterion(own)] })
  await create({ objects: [criterion(everybodys)] })
  await expect(create({ objects: [criterion(alien)] })).rejects.toMatchObject(refused)
  await expect(update({ id: made!.id, valor: [String(alien)] })).rejects.toMatchObject(refused)
  await update({ id: made!.id, valor: [String(everybodys)] })
})

it('a simulation is shown at its provider alone', async () => {
  await makeArrears(db, ours, [
    {
      cod_cliente: '1',
      cidade: 'Tubarão',
      uf: 'SC',
      faturas: [{ vencimento: '2026-07-08', valor: '99.90' }],
    },
  ])
  const { id } = await manager.call.blockingSimulations.run({ id: rule!.id, data: '2026-08-11' })
  const lastFor = async ({ token }: typeof manager) =>
    lastSimulationOf(db, (await findActor(deps.auth, token))!.actor, rule!.id)
  expect(await lastFor(manager)).toMatchObject({ id })
  expect(await lastFor(outsider)).toBeUndefined()
})
