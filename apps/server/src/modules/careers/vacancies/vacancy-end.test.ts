import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const places = await careerWorld(db)
const { id_empresa, fields } = places
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [id_empresa], id_empresa })
const guest = await as(null)

const create = async (over: Parameters<typeof fields>[0] = {}) =>
  (await manager.call.vacancies.create({ objects: [fields(over)] }))[0]!.id
const publish = (id: number) => manager.call.vacancies.step({ id, situacao: 'aberta' })
const shown = async () => (await guest.call.vacancies.listPublic({ limit: 60 })).dados.map(({ id }) => id)

describe('a vacancy', () => {
  it('whose last day has passed is not published: it would end again by itself', async () => {
    const id = await create({ data_inicio: dayFromNow(-9), data_fim: dayFromNow(-1) })
    await expect(publish(id)).rejects.toThrow(
      'O último dia desta vaga já passou. Altere a data de fim antes de publicar.',
    )
    await manager.call.vacancies.update({ id, data_fim: dayFromNow(0) })
    expect(await shown()).not.toContain(id)
    await publish(id)
    expect(await shown()).toContain(id)
  })

  it('is shown from its first day on', async () => {
    const [today, tomorrow] = [0, 1].map((days) => openVacancy(db, places, { data_inicio: dayFromNow(days) }))
    expect(await shown()).toContain(await today)
    expect(await shown()).not.toContain(await tomorrow)
  })

  it('that has as many places left as are taken has ended', async () => {
    const id = await openVacancy(db, places, { vagas: 2 })
    await db
      .insertInto('candidatura')
      .values({
        id_vaga: id,
        id_usuario: await makeUser(db),
        etapa: 'contratado',
        origem: 'site',
        aceite_lgpd_em: new Date(),
      })
      .execute()
    const { updated_at } = await manager.call.vacancies.update({ id, vagas: 1 })
    const ended = await manager.call.vacancies.get({ id })
    expect(ended).toMatchObject({ situacao: 'encerrada', contratados: 1, updated_at })
    expect(await shown()).not.toContain(id)
  })

  it('is listed by its provider’s key too, as an address may name it', async () => {
    const id = await create()
    const { sistema } = await db
      .selectFrom('empresa')
      .where('id', '=', id_empresa)
      .select('sistema')
      .executeTakeFirstOrThrow()
    const listed = async (key: string) =>
      (await manager.call.vacancies.list({ filtro: { sistema: key }, limit: 0 })).dados.map((row) => row.id)
    expect(await listed(sistema)).toContain(id)
    expect(await listed('nenhum')).toEqual([])
  })
})
