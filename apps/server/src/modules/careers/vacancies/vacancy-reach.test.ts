/** Whose vacancies and applications: by role, by provider, and by who wrote them. */
import { refusal } from '@intranet/contract/messages/refusals'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from '../../../../test/factories/company.ts'
import { makeApplication } from '../../../../test/factories/hiring.ts'
import { findActor } from '../../../platform/session.ts'
import { seenVacancy } from './vacancy-scope.ts'

const { db, as, deps } = await testWorld()
const places = await careerWorld(db)
const { id_empresa, fields } = places
const there = { empresas: [id_empresa], id_empresa }
const manager = await as({ roles: ['banco_talentos:gestor'], ...there })
const writer = await as({ roles: ['banco_talentos:solicitante'], ...there })
type Somebody = typeof manager
const actorOf = async ({ token }: Somebody) => (await findActor(deps.auth, token))!.actor

it('is shown as applied for only to the person who applied', async () => {
  const id = await openVacancy(db, places)
  const [applicant, other] = [await as(there), await as(there)]
  await makeApplication(db, id, applicant.userId)
  const applied = async ({ call }: Somebody) => (await call.vacancies.getPublic({ id })).inscrito
  expect([await applied(applicant), await applied(other)]).toEqual([true, false])
})

it('is seen by employees with the role of a reader, not by a candidate who has it', async () => {
  const id = await openVacancy(db, places)
  const sees = async (who: Somebody) => {
    const actor = await actorOf(who)
    return db
      .selectFrom('vagas_vaga as v')
      .where('v.id', '=', id)
      .where(seenVacancy(actor, 'v'))
      .select('v.id')
      .execute()
  }
  const roles = ['banco_talentos:leitor']
  expect(await sees(await as({ roles, ...there }))).toHaveLength(1)
  expect(await sees(await as({ roles, ...there, employee: false }))).toEqual([])
})

it('of one’s own is seen no longer at a provider that one has left', async () => {
  const [made] = await writer.call.vacancies.create({ objects: [fields()] })
  const { id } = made!
  await writer.call.vacancies.get({ id })
  await db
    .updateTable('vagas_vaga')
    .set({ id_empresa: await makeProvider(db) })
    .where('id', '=', id)
    .execute()
  await expect(writer.call.vacancies.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('as a draft is edited by its writer, not by who only hires for it', async () => {
  const hirer = await as({ roles: ['banco_talentos:solicitante'], ...there })
  const [made] = await writer.call.vacancies.create({ objects: [fields({ id_gestor: hirer.userId })] })
  const edits = async ({ call }: Somebody) => (await call.vacancies.get({ id: made!.id })).edita
  expect([await edits(writer), await edits(hirer)]).toEqual([true, false])
})

it('is hired for by who sees its provider, wherever it moves', async () => {
  const other = await makeProvider(db)
  const both = { empresas: [id_empresa, other], id_empresa }
  const group = await as({ roles: ['banco_talentos:gestor'], ...both })
  const [here, elsewhere, everywhere] = [
    await as(there),
    await as({ empresas: [other], id_empresa: other }),
    await as({ ...superadmin, id_empresa: other }),
  ]
  const write = (id_gestor: number) => group.call.vacancies.create({ objects: [fields({ id_gestor })] })
  const refused = { cause: { details: { campos: { id_gestor: refusal.noOption } } } }
  await expect(write(elsewhere.userId)).rejects.toMatchObject(refused)
  await expect(write(everywhere.userId)).resolves.toHaveLength(1)
  const [made] = await write(here.userId)
  const { id } = made!
  await expect(group.call.vacancies.update({ id, id_gestor: elsewhere.userId })).rejects.toMatchObject(
    refused,
  )
  const department = await makeDepartment(db, other)
  const id_cargo = await makePosition(db, await makeSector(db, department))
  const moved = { id, id_empresa: other, id_departamento: department, id_setor: null, id_cargo }
  await expect(group.call.vacancies.update(moved)).rejects.toMatchObject(refused)
  await expect(group.call.vacancies.update({ ...moved, id_gestor: elsewhere.userId })).resolves.toBeTruthy()
})

it('is not written over by who looked at it before somebody changed it', async () => {
  const [made] = await manager.call.vacancies.create({ objects: [fields()] })
  const { id } = made!
  const { updated_at } = await manager.call.vacancies.get({ id })
  await manager.call.vacancies.update({ id, titulo_vaga: 'Técnica de Campo' })
  await expect(
    manager.call.vacancies.update({ id, titulo_vaga: 'Antiga', updated_at: updated_at.toISOString() }),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: refusal.staleEdit })
})

it('of departments of one name at several providers is narrowed by one choice, which finds all of them', async () => {
  const guest = await as(null)
  const named = async (nome: string) => {
    const provider = await makeProvider(db)
    const id_departamento = await makeDepartment(db, provider, { nome })
    return openVacancy(db, { ...places, id_empresa: provider, id_departamento })
  }
  const both = [await named('Atendimento'), await named('atendimento')]
  await named('Atendimento noturno')
  const { departamentos } = await guest.call.vacancies.choices()
  const chosen = departamentos.filter(({ nome }) => /^atendimento$/i.test(nome))
  expect(chosen).toMatchObject([{ vagas: 2 }])
  const { dados, total } = await guest.call.vacancies.listPublic({ id_departamento: chosen[0]!.id })
  expect([total, new Set(dados.map(({ id }) => id))]).toEqual([2, new Set(both)])
})
