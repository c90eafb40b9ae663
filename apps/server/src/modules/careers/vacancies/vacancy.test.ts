import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { vacancyEndJob } from './vacancy.job.ts'
import { endIfFilled } from './vacancy.queries.ts'

const { db, as, app, deps } = await testWorld()
const places = await careerWorld(db)
const { id_empresa, fields } = places
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [id_empresa], id_empresa })
const writer = await as({ roles: ['banco_talentos:solicitante'], empresas: [id_empresa], id_empresa })
const guestCaller = await as(null)
type Somebody = typeof manager

const create = async ({ call }: Somebody, over: Parameters<typeof fields>[0] = {}) =>
  (await call.vacancies.create({ objects: [fields(over)] }))[0]!.id
const publish = async (id: number) => {
  await manager.call.vacancies.step({ id, situacao: 'aberta' })
  return id
}
const shownTo = async ({ call }: Somebody) =>
  (await call.vacancies.listPublic({ limit: 60 })).dados.map(({ id }) => id)

const campos = (texts: Record<string, string>) => ({ cause: { details: { campos: texts } } })

describe('a vacancy', () => {
  it('begins as a draft that nobody outside finds, and is found once it is published', async () => {
    const id = await create(writer)
    expect(await manager.call.vacancies.get({ id })).toMatchObject({
      situacao: 'rascunho',
      gestor_vaga: 'Gilda Gestora',
    })
    await expect(guestCaller.call.vacancies.getPublic({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await publish(id)
    expect(await shownTo(guestCaller)).toContain(id)
    expect(await guestCaller.call.vacancies.getPublic({ id })).toMatchObject({
      titulo_vaga: 'Técnico de Campo',
      inscrito: false,
    })
  })

  it('that was written as inactive is found once it is published (docs/careers.md#vacancies)', async () => {
    const id = await publish(await create(writer, { ativo: false }))
    expect(await shownTo(guestCaller)).toContain(id)
  })

  it.each([
    [{ vagas: 0 }, 'vagas', 'Informe ao menos 1 vaga.'],
    [{ data_fim: dayFromNow(-2) }, 'data_fim', 'A data de fim deve ser maior ou igual à data de início.'],
    [
      { faixa_min: '3000', faixa_max: '2000' },
      'faixa_max',
      'O valor máximo da faixa deve ser maior ou igual ao mínimo.',
    ],
    [{ exibir_faixa: true }, 'exibir_faixa', 'Informe a faixa salarial para exibi-la.'],
    [{ descricao: '<p></p>' }, 'descricao', 'Esse campo deve ser preenchido.'],
  ])('is refused with %o', async (over, campo, text) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/vaga',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { object: fields(over) },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().campos).toMatchObject({ [`${campo}`]: text })
  })

  it('names a department and a sector of its own provider', async () => {
    const other = await careerWorld(db)
    await expect(create(manager, { id_departamento: other.id_departamento })).rejects.toMatchObject(
      campos({ id_departamento: 'Este departamento não é do provedor escolhido.' }),
    )
    await expect(create(manager, { id_setor: other.id_setor })).rejects.toMatchObject(
      campos({ id_setor: 'Este setor não é do departamento escolhido.' }),
    )
    await expect(create(manager, { id_empresa: other.id_empresa })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('is published, paused and ended by managers; the person who wrote a draft may change and cancel it', async () => {
    const id = await create(writer)
    await writer.call.vacancies.update({ id, titulo_vaga: 'Instalador' })
    await expect(writer.call.vacancies.step({ id, situacao: 'aberta' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await publish(id)
    await expect(writer.call.vacancies.update({ id, titulo_vaga: 'Outro' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await manager.call.vacancies.step({ id, situacao: 'pausada' })
    await expect(guestCaller.call.vacancies.getPublic({ id })).rejects.toThrow(
      'Esta vaga não está recebendo candidaturas.',
    )
    await publish(id)
    await manager.call.vacancies.step({ id, situacao: 'encerrada' })
    await expect(publish(id)).rejects.toThrow('Esta mudança de situação não é permitida.')
    await expect(manager.call.vacancies.update({ id, titulo_vaga: 'Outro' })).rejects.toThrow(
      'Uma vaga encerrada ou cancelada não pode ser alterada.',
    )
    const own = await create(writer)
    expect(await writer.call.vacancies.step({ id: own, situacao: 'cancelada' })).toMatchObject({
      situacao: 'cancelada',
    })
  })

  it('answers 410 once it has ended, and 404 where it never was public', async () => {
    const id = await publish(await create(manager))
    await manager.call.vacancies.step({ id, situacao: 'encerrada' })
    const ended = await app.inject({ url: `/v1/vaga/publica/${id}` })
    expect([ended.statusCode, ended.json()]).toMatchObject([410, { mensagem: 'Esta vaga foi encerrada.' }])
    expect((await app.inject({ url: `/v1/vaga/publica/${await create(manager)}` })).statusCode).toBe(404)
    expect(await shownTo(guestCaller)).not.toContain(id)
  })

  it('is public from its first to its last day, and ended by the night after it (docs/careers.md#vacancies)', async () => {
    const early = await openVacancy(db, places, { data_inicio: dayFromNow(1) })
    const last = await openVacancy(db, places, { data_fim: dayFromNow(0) })
    const over = await openVacancy(db, places, { data_inicio: dayFromNow(-9), data_fim: dayFromNow(-1) })
    const shown = await shownTo(guestCaller)
    expect([early, last, over].map((id) => shown.includes(id))).toEqual([false, true, false])
    await vacancyEndJob.run(deps, {})
    const states = await db
      .selectFrom('vagas_vaga')
      .where('id', 'in', [last, over])
      .select('situacao')
      .orderBy('id')
      .execute()
    expect(states.map(({ situacao }) => situacao)).toEqual(['aberta', 'encerrada'])
  })

  it('from inside is for employees: guests and candidates do not find it', async () => {
    const id = await openVacancy(db, places, { interna: true })
    const colleague = await as({})
    const candidate = await as({ employee: false })
    expect(await shownTo(colleague)).toContain(id)
    for (const outsider of [guestCaller, candidate]) {
      expect(await shownTo(outsider)).not.toContain(id)
      await expect(outsider.call.vacancies.getPublic({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('hides its pay unless it shows it', async () => {
    const hidden = await openVacancy(db, places, { faixa_min: '2000', faixa_max: '3000' })
    const open = await openVacancy(db, places, { faixa_min: '2000', faixa_max: '3000', exibir_faixa: true })
    expect(await guestCaller.call.vacancies.getPublic({ id: hidden })).toMatchObject({
      faixa_min: null,
      faixa_max: null,
    })
    expect(await guestCaller.call.vacancies.getPublic({ id: open })).toMatchObject({ faixa_min: '2000.00' })
  })

  it('is found by the words of all its texts, also once one of them changed', async () => {
    const id = await create(manager, { requisitos: '<p>Paciência com tamanduás.</p>' })
    await publish(id)
    const found = async (q: string) =>
      (await guestCaller.call.vacancies.listPublic({ q })).dados.map((one) => one.id)
    expect(await found('tamanduás')).toEqual([id])
    await manager.call.vacancies.update({ id, beneficios: '<p>Vale-jabuticaba.</p>' })
    expect([await found('jabuticaba'), await found('tamanduás')]).toEqual([[id], [id]])
  })

  it('keeps no script in its texts', async () => {
    const id = await create(manager, {
      descricao: '<p>Olá<script>alert(1)</script><img src=x onerror=alert(1)></p>',
    })
    expect((await manager.call.vacancies.get({ id })).descricao).toBe('<p>Olá</p>')
  })

  it('is deleted only while nobody has applied', async () => {
    const id = await openVacancy(db, places)
    await db
      .insertInto('candidatura')
      .values({ id_vaga: id, id_usuario: await makeUser(db), origem: 'site', aceite_lgpd_em: new Date() })
      .execute()
    await expect(manager.call.vacancies.remove({ id })).rejects.toThrow('Há 1 candidatura nesta vaga.')
    const free = await create(manager)
    await manager.call.vacancies.remove({ id: free })
    await expect(manager.call.vacancies.get({ id: free })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('who sees which vacancies', () => {
  it('a solicitante sees those that they wrote or hire for, a gestor and a leitor those of their providers (docs/careers.md#who-sees-what)', async () => {
    const own = await create(writer)
    const hires = await openVacancy(db, places, { id_gestor: writer.userId })
    const other = await openVacancy(db, places)
    const reader = await as({ roles: ['banco_talentos:leitor'], empresas: [id_empresa], id_empresa })
    const idsOf = async ({ call }: Somebody) =>
      (await call.vacancies.list({ limit: 0 })).dados.map(({ id }) => id)
    const seen = async (who: Somebody) =>
      (await idsOf(who)).filter((id) => [own, hires, other].includes(id)).toSorted()
    expect(await seen(writer)).toEqual([own, hires].toSorted())
    expect(await seen(manager)).toEqual([own, hires, other].toSorted())
    expect(await seen(reader)).toEqual([own, hires, other].toSorted())
    await expect(writer.call.vacancies.get({ id: other })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('rh:gestor manages them; the same roles of somebody who is no employee count for nothing', async () => {
    const hr = await as({ roles: ['rh:gestor'], empresas: [id_empresa], id_empresa })
    expect((await hr.call.vacancies.list({})).total).toBeGreaterThan(0)
    const outside = await as({ roles: ['banco_talentos:gestor'], empresas: [id_empresa], employee: false })
    await expect(outside.call.vacancies.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(guestCaller.call.vacancies.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('guests narrow the open ones by company (id or key), city, contract and words', async () => {
    const far = await careerWorld(db)
    const id = await openVacancy(db, far, { titulo_vaga: 'Analista de Órgãos', tipo_contrato: 'estagio' })
    const { sistema } = await db
      .selectFrom('empresa')
      .where('id', '=', far.id_empresa)
      .select('sistema')
      .executeTakeFirstOrThrow()
    const found = async (input: Parameters<typeof guestCaller.call.vacancies.listPublic>[0]) =>
      (await guestCaller.call.vacancies.listPublic(input)).dados.map((one) => one.id)
    expect(await found({ empresa: sistema })).toEqual([id])
    expect(await found({ empresa: String(far.id_empresa) })).toEqual([id])
    expect(await found({ q: 'orgaos' })).toEqual([id])
    expect(await found({ empresa: sistema, tipo_contrato: 'clt' })).toEqual([])
    expect((await guestCaller.call.vacancies.choices()).empresas).toContainEqual(
      expect.objectContaining({ id: far.id_empresa, vagas: 1 }),
    )
  })
})

describe('the places of a vacancy', () => {
  const hire = async (id_vaga: number) =>
    inTransaction(db, null, async (transaction) => {
      await transaction
        .insertInto('candidatura')
        .values({
          id_vaga,
          id_usuario: await makeUser(db),
          origem: 'site',
          aceite_lgpd_em: new Date(),
          etapa: 'contratado',
        })
        .execute()
      return (await endIfFilled(transaction, id_vaga)) !== undefined
    })

  it('are never exceeded: of 20 who hire for the last one at once, one does', async () => {
    const id = await openVacancy(db, places, { vagas: 2 })
    expect(await hire(id)).toBe(false)
    // Who waits too long for the vacancy (lock_not_available) tries again.
    const hireInTurn = (): Promise<boolean> =>
      hire(id).catch((error) => (error.code === '55P03' ? hireInTurn() : Promise.reject(error)))
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, hireInTurn))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const row = await db
      .selectFrom('vagas_vaga')
      .where('id', '=', id)
      .select(['contratados', 'situacao'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ contratados: 2, situacao: 'encerrada' })
    await expect(guestCaller.call.vacancies.getPublic({ id })).rejects.toThrow('Esta vaga foi encerrada.')
  })

  it('cannot be fewer than the people hired', async () => {
    const id = await openVacancy(db, places, { vagas: 3 })
    await hire(id)
    await hire(id)
    await expect(manager.call.vacancies.update({ id, vagas: 1 })).rejects.toMatchObject(
      campos({ vagas: 'Já há 2 pessoas contratadas para esta vaga.' }),
    )
  })
})
