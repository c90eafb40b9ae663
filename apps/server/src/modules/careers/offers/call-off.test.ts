/** What becomes of an accepted offer where nobody begins: docs/hiring.md#an-accepted-offer-that-ends */
import { hiring as text } from '@intranet/contract/messages/hiring'
import { refusal } from '@intranet/contract/messages/refusals'
import { dayFromNow, todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import {
  mailsTo,
  makeApplication,
  makeCandidate,
  makeVacancy,
  type VacancyOverrides,
} from '../../../../test/factories/hiring.ts'
import { offerExpiryJob } from './offer.job.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const here = { empresas: [ours], id_empresa: ours }
const hr = await as({ roles: ['rh:gestor'], ...here })
const recruiter = await as({ roles: ['banco_talentos:gestor'], ...here })
const LATER = dayFromNow(40)

let sequence = 0
/** Somebody who accepted an offer, with a guardian. */
async function accepted(
  etapa: 'proposta' | 'contratado' = 'proposta',
  over: VacancyOverrides = { vagas: 1 },
) {
  const email = `aceitou${(sequence += 1)}@example.com`
  const vacancy = await makeVacancy(db, ours, over)
  const person = await makeCandidate(db, { nome: 'Nina Alves', email })
  const id = await makeApplication(db, vacancy.id, person, 'proposta')
  const offer = await db
    .insertInto('proposta')
    .values({
      id_candidatura: id,
      salario: '2000',
      data_inicio: LATER,
      jornada: '44 horas',
      texto: 'Carta.',
      situacao: 'aceita',
      encerrada_em: new Date(),
      expira_em: new Date(Date.now() + 1000),
      chave_hash: `aceita-${id}`,
      responsavel_nome: 'Rosa Alves',
      responsavel_email: `mae-${email}`,
      responsavel_hash: `responsavel-${id}`,
    })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()
  if (etapa === 'contratado') await hr.call.applicants.move({ id, etapa, avisar: false })
  return { email, vacancy, person, id, offer: offer.id, updated_at: offer.updated_at.toISOString() }
}
const vacancyOf = (id: number) =>
  db
    .selectFrom('vagas_vaga')
    .where('id', '=', id)
    .select(['situacao', 'contratados', 'encerrada_em'])
    .executeTakeFirstOrThrow()
const offerOf = async (id: number) => (await hr.call.offers.ofApplication({ id })).propostas[0]!
const stageOf = async (id: number) => (await hr.call.applicants.get({ id })).etapa
const gaveUp = (id: number) => ({ id, etapa: 'desistente', motivo: 'Aceitou outra.' }) as const
const hire = ({ id, vacancy }: Awaited<ReturnType<typeof accepted>>, data_admissao: string) => {
  const { id_empresa, id_departamento, id_cargo } = vacancy
  return hr.call.applicants.hire({
    id,
    id_empresa,
    id_departamento,
    id_cargo,
    data_admissao,
    tipo_vinculo: 'clt',
  })
}

describe('an accepted offer', () => {
  it('ends when the candidate gives up, with the application and a reason (docs/hiring.md#an-accepted-offer-that-ends)', async () => {
    const { id, offer, email, updated_at } = await accepted()
    const { id: interview } = await hr.call.interviews.create({
      id_candidatura: id,
      inicio: '2099-03-02T17:00:00.000Z',
      fim: '2099-03-02T18:00:00.000Z',
      local: 'Sala 2',
      participantes: [recruiter.userId],
    })
    await expect(
      recruiter.call.offers.callOff({ ...gaveUp(offer), updated_at: new Date(0).toISOString() }),
    ).rejects.toThrow(refusal.staleEdit)
    expect(await recruiter.call.offers.callOff({ ...gaveUp(offer), updated_at })).toMatchObject({
      id: offer,
      situacao: 'cancelada',
    })
    expect(await offerOf(id)).toMatchObject({ situacao: 'cancelada', motivo_recusa: 'Aceitou outra.' })
    const { etapa, historico, motivo_reprovacao } = await hr.call.applicants.get({ id })
    expect([etapa, motivo_reprovacao]).toEqual(['desistente', null])
    expect(historico[0]).toMatchObject({ de: 'proposta', para: 'desistente', texto: 'Aceitou outra.' })
    for (const destino of [email, `mae-${email}`])
      expect((await mailsTo(db, destino)).at(-1)!.texto).toMatch(/^Registramos a desistência/)
    expect(await hr.call.interviews.get({ id: interview })).toMatchObject({ situacao: 'cancelada' })
    await expect(recruiter.call.offers.callOff(gaveUp(offer))).rejects.toThrow(text.applicationEnded)
  })

  it('ends when the company withdraws: the candidate reads why, and another may follow', async () => {
    const { id, offer, email } = await accepted()
    const back = { id: offer, etapa: 'reprovado', motivo: 'A filial não abre mais.' } as const
    const done = await app.inject({
      method: 'POST',
      url: `/v1/proposta/${offer}/desfazer`,
      headers: { authorization: `Bearer ${recruiter.token}` },
      payload: { object: { etapa: back.etapa, motivo: back.motivo } },
    })
    expect(done.json()).toMatchObject({
      update_proposta: { returning: [{ id: offer, situacao: 'cancelada' }] },
    })
    expect(await hr.call.applicants.get({ id })).toMatchObject({
      etapa: 'reprovado',
      motivo_reprovacao: 'A filial não abre mais.',
    })
    expect((await mailsTo(db, email)).at(-1)!.texto).toContain('Motivo: A filial não abre mais.')
    await recruiter.call.applicants.move({ id, etapa: 'proposta', avisar: false })
    expect((await recruiter.call.offers.ofApplication({ id })).pode_enviar).toBe(true)
  })

  it('gives the place of who was hired back, and the vacancy that it filled waits again (docs/hiring.md#an-accepted-offer-that-ends)', async () => {
    const { offer, vacancy } = await accepted('contratado')
    expect(await vacancyOf(vacancy.id)).toMatchObject({ situacao: 'encerrada', contratados: 1 })
    await recruiter.call.offers.callOff(gaveUp(offer))
    expect(await vacancyOf(vacancy.id)).toEqual({ situacao: 'pausada', contratados: 0, encerrada_em: null })
    await recruiter.call.vacancies.step({ id: vacancy.id, situacao: 'aberta' })
  })

  it('leaves a vacancy closed that ended with places to spare', async () => {
    const { offer, vacancy } = await accepted('contratado', { vagas: 2 })
    await recruiter.call.vacancies.step({ id: vacancy.id, situacao: 'encerrada' })
    await recruiter.call.offers.callOff(gaveUp(offer))
    expect(await vacancyOf(vacancy.id)).toMatchObject({ situacao: 'encerrada', contratados: 0 })
  })

  it('takes an admission to come back, which HR’s manager does (docs/hiring.md#an-accepted-offer-that-ends)', async () => {
    const one = await accepted('contratado')
    await hire(one, LATER)
    await expect(recruiter.call.offers.callOff(gaveUp(one.offer))).rejects.toThrow(text.hrCallsOff)
    expect(await stageOf(one.id)).toBe('contratado')
    await hr.call.offers.callOff(gaveUp(one.offer))
    const row = await db
      .selectFrom('rh_usuario')
      .where('id', '=', one.person)
      .select(['funcionario', 'situacao', 'data_admissao'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ funcionario: false, situacao: 'ativo', data_admissao: null })
  })

  it('leaves an admission alone that another vacancy brought', async () => {
    const { offer, person } = await accepted()
    const admission = { situacao: 'admissao', data_admissao: LATER } as const
    await db.updateTable('rh_usuario').set(admission).where('id', '=', person).execute()
    await recruiter.call.offers.callOff(gaveUp(offer))
    const row = db.selectFrom('rh_usuario').where('id', '=', person).select(['situacao', 'data_admissao'])
    expect(await row.executeTakeFirst()).toEqual(admission)
  })

  it('is not called off of who began: that is a shutdown', async () => {
    const one = await accepted('contratado')
    await hire(one, todayInBrazil())
    await expect(hr.call.offers.callOff(gaveUp(one.offer))).rejects.toThrow(text.begun)
    await expect(hr.call.applicants.move({ id: one.id, etapa: 'proposta' })).rejects.toThrow(text.begun)
    expect((await offerOf(one.id)).situacao).toBe('aceita')
  })

  it('of an employee who changes their place is called off: they began before they applied', async () => {
    const { offer, person, id } = await accepted('contratado')
    await db
      .updateTable('rh_usuario')
      .set({ funcionario: true, id_empresa: ours, data_admissao: '2020-02-03' })
      .where('id', '=', person)
      .execute()
    await hr.call.offers.callOff(gaveUp(offer))
    expect(await stageOf(id)).toBe('desistente')
  })

  it('ends with its application, however that ends (docs/hiring.md#offers)', async () => {
    const { id } = await accepted()
    await hr.call.applicants.move({ id, etapa: 'banco_talentos' })
    await offerExpiryJob.run(deps, {})
    expect((await offerOf(id)).situacao).toBe('cancelada')
  })

  it('is what is called off: one that waits for its answer is cancelled', async () => {
    const { id, offer } = await accepted()
    await db
      .updateTable('proposta')
      .set({ situacao: 'enviada', encerrada_em: null })
      .where('id', '=', offer)
      .execute()
    await expect(hr.call.offers.callOff(gaveUp(offer))).rejects.toThrow(text.offerNotAccepted)
    expect(await stageOf(id)).toBe('proposta')
  })
})

describe('who was hired and moved back', () => {
  it('gives the place back, unless their admission is ahead (docs/hiring.md#stages)', async () => {
    const one = await accepted('contratado')
    await hire(one, LATER)
    await expect(hr.call.applicants.move({ id: one.id, etapa: 'proposta' })).rejects.toThrow(
      text.admissionAhead,
    )
    await hr.call.employees.update({ id: one.person, data_admissao: null })
    await hr.call.applicants.move({ id: one.id, etapa: 'proposta', avisar: false })
    expect(await vacancyOf(one.vacancy.id)).toMatchObject({ situacao: 'pausada', contratados: 0 })
  })
})
