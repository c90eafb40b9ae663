import { people } from '@intranet/contract/messages/access'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../test/factories/company.ts'
import { makeContent, makeOnboarding } from '../../../test/factories/onboarding.ts'
import { makeEmployee } from '../../../test/factories/staff.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours, theirs], id_empresa: ours })
const REFUSED =
  '1 pessoa deste cadastro é de outro provedor. Antes, altere provedor e departamento dela em Funcionários.'

async function branch(id_empresa: number | null) {
  const id_departamento = await makeDepartment(db, id_empresa)
  const id_setor = await makeSector(db, id_departamento)
  return { id_departamento, id_setor }
}

const placeOf = (id: number) =>
  db
    .selectFrom('rh_usuario')
    .where('id', '=', id)
    .select(['id_empresa', 'id_departamento', 'id_setor', 'id_cargo'])
    .executeTakeFirstOrThrow()

const onboardingOf = (id: number) =>
  db
    .selectFrom('onboarding_onboarding')
    .where('id', '=', id)
    .select(['id_empresa', 'id_departamento'])
    .executeTakeFirstOrThrow()

const place = () => ({ id_empresa: ours, id_departamento: before.id_departamento, id_cargo })

let before: Awaited<ReturnType<typeof branch>>
let id_cargo: number
/** With a position, and with a sector alone. */
let placed: number
let ofSector: number

beforeEach(async () => {
  before = await branch(ours)
  id_cargo = await makePosition(db, before.id_setor)
  placed = await makeEmployee(db, { id_empresa: ours, id_departamento: before.id_departamento })
  await db
    .updateTable('rh_usuario')
    .set({ id_setor: before.id_setor, id_cargo })
    .where('id', '=', placed)
    .execute()
  ofSector = await makeEmployee(db, { id_empresa: ours, id_departamento: before.id_departamento })
  await db.updateTable('rh_usuario').set({ id_setor: before.id_setor }).where('id', '=', ofSector).execute()
})

describe('people move with their part (docs/company.md#what-moves-with-a-part)', () => {
  it('with a position that goes to a sector of another department, its onboardings and contents too', async () => {
    const onboarding = await makeOnboarding(db, place(), [])
    const content = await makeContent(db, { id_empresa: ours, id_departamento: before.id_departamento })
    await db.updateTable('onboarding_conteudo').set({ id_cargo }).where('id', '=', content).execute()
    const after = await branch(ours)
    await hr.call.positions.update({ id: id_cargo, id_setor: after.id_setor })
    expect(await placeOf(placed)).toEqual({ id_empresa: ours, id_cargo, ...after })
    expect(await placeOf(ofSector)).toMatchObject(before)
    const { id_departamento } = after
    expect(await onboardingOf(onboarding)).toEqual({ id_empresa: ours, id_departamento })
    const contents = db.selectFrom('onboarding_conteudo').where('id', '=', content)
    expect(await contents.select(['id_empresa', 'id_departamento']).executeTakeFirst()).toEqual({
      id_empresa: ours,
      id_departamento,
    })
    const reached = db.selectFrom('onboarding_usuario').where('id_onboarding', '=', onboarding)
    expect(await reached.select(['id_usuario', 'alcancado']).execute()).toEqual([
      { id_usuario: placed, alcancado: true },
    ])
    const written = db.selectFrom('log_historico').where('tabela', '=', 'rh_usuario')
    const line = await written
      .where('id_item', '=', String(placed))
      .orderBy('id', 'desc')
      .select(['id_usuario', 'operacao'])
      .executeTakeFirst()
    expect(line).toEqual({ id_usuario: hr.userId, operacao: 'UPDATE' })
  })

  it('by a change of many, and with a sector: who has no position as well', async () => {
    const after = await branch(ours)
    const [elsewhere, stays] = [await branch(ours), await makeEmployee(db, { id_empresa: ours })]
    const otherPosition = await makePosition(db, elsewhere.id_setor)
    const left = { id_departamento: elsewhere.id_departamento, id_setor: before.id_setor }
    await db
      .updateTable('rh_usuario')
      .set({ ...left, id_cargo: otherPosition })
      .where('id', '=', stays)
      .execute()
    await hr.call.sectors.changeMany({
      registros: [{ id: before.id_setor }],
      campos: { id_departamento: after.id_departamento },
    })
    const moved = { id_setor: before.id_setor, id_departamento: after.id_departamento }
    expect(await placeOf(placed)).toMatchObject(moved)
    expect(await placeOf(ofSector)).toMatchObject(moved)
    expect(await placeOf(stays)).toMatchObject(left)
  })

  it('never to another provider: a part with people of this one is refused', async () => {
    const elsewhere = await branch(theirs)
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', ofSector).execute()
    const moves = [
      () => hr.call.positions.update({ id: id_cargo, id_setor: elsewhere.id_setor }),
      () => hr.call.sectors.update({ id: before.id_setor, id_departamento: elsewhere.id_departamento }),
      () => hr.call.departments.update({ id: before.id_departamento, id_empresa: theirs }),
    ]
    for (const move of moves) await expect(move()).rejects.toThrow(REFUSED)
    const { id_setor } = await db
      .selectFrom('rh_cargo')
      .where('id', '=', id_cargo)
      .select('id_setor')
      .executeTakeFirstOrThrow()
    expect(id_setor).toBe(before.id_setor)
    const ofGroup = await branch(null)
    await hr.call.positions.update({ id: id_cargo, id_setor: ofGroup.id_setor })
    expect(await placeOf(placed)).toMatchObject({ id_empresa: ours, ...ofGroup })
  })

  it('who has left keeps the provider of then, and an empty department takes its onboardings along', async () => {
    await db
      .updateTable('rh_usuario')
      .set({ ativo: false, funcionario: false })
      .where('id', 'in', [placed, ofSector])
      .execute()
    const onboarding = await makeOnboarding(db, place(), [])
    const onlyTag = await makeContent(db, { id_empresa: ours, id_departamento: before.id_departamento })
    await hr.call.departments.update({ id: before.id_departamento, id_empresa: theirs })
    expect(await placeOf(placed)).toMatchObject({ id_empresa: ours, ...before })
    expect(await onboardingOf(onboarding)).toMatchObject({ id_empresa: theirs })
    const contents = db.selectFrom('onboarding_conteudo').where('id', '=', onlyTag)
    expect(await contents.select('id_empresa').executeTakeFirst()).toEqual({ id_empresa: theirs })
  })
})

it('who is placed at the moment of a move waits for it', async () => {
  const after = await branch(ours)
  const newcomer = await makeEmployee(db, { id_empresa: ours })
  const { id_departamento } = before
  let placing: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (open) => {
    await open.updateTable('rh_cargo').set({ id_setor: after.id_setor }).where('id', '=', id_cargo).execute()
    placing = hr.call.employees.update({ id: newcomer, id_departamento, id_cargo })
    await Promise.race([placing.catch(() => {}), new Promise((done) => setTimeout(done, 300))])
  })
  await expect(placing).rejects.toThrow(people.wrongPosition)
})

it('HR’s form, which sends no sector beside a position, saves who was left in another sector', async () => {
  const left = await branch(ours)
  await db.updateTable('rh_usuario').set(left).where('id', '=', placed).execute()
  await hr.call.employees.update({ id: placed, id_setor: null, telefone: '53999990000' })
  expect(await placeOf(placed)).toMatchObject(left)
  await hr.call.employees.update({ id: ofSector, id_setor: null })
  expect(await placeOf(ofSector)).toMatchObject({ id_setor: null })
  await hr.call.employees.update({ id: placed, id_cargo: null, id_setor: null })
  expect(await placeOf(placed)).toMatchObject({ id_setor: null, id_cargo: null })
})
