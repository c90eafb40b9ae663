import type { AskedQuestion } from '@intranet/contract/careers/asked-questions'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo, makeApplication, makeVacancy } from '../../../../test/factories/hiring.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const recruiter = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })

let sequence = 0
type Kind = 'sim_nao' | 'escolha' | 'numero' | 'texto'

async function approved(tipo: Kind, over: { tema?: 'experiencia' | 'deficiencia'; opcoes?: string } = {}) {
  const texto = `Pergunta de ensaio ${(sequence += 1)}?`
  const [made] = await recruiter.call.vacancyQuestions.create({ objects: [{ texto, tipo, ...over }] })
  await hr.call.vacancyQuestions.decide({ id: made!.id, situacao: 'aprovada' })
  return made!.id
}

const asks = (id_vaga: number, perguntas: (Partial<AskedQuestion> & { id_pergunta: number })[]) =>
  recruiter.call.vacancyQuestions.ask({ id_vaga, perguntas })
const keysOf = async (id_vaga: number) =>
  (await recruiter.call.vacancyQuestions.ofVacancy({ id_vaga })).perguntas.map(({ id }) => `p${id}`)

/** Somebody who is signed in, of whom nothing is missing. */
async function candidate(nome = 'Nina Alves') {
  const person = await as({ employee: false, nome })
  const { id: id_cidade } = await db.selectFrom('cidade').select('id').limit(1).executeTakeFirstOrThrow()
  await db
    .updateTable('rh_usuario')
    .set({
      cpf: String(10_000_000_000 + person.userId),
      telefone: '53999887766',
      data_nascimento: '1995-05-20',
      id_cidade,
    })
    .where('id', '=', person.userId)
    .execute()
  return person
}

describe('a refused candidate', () => {
  it.each(['encerrada', 'cancelada'] as const)(
    'comes back to no vacancy that is over: %s (docs/hiring.md#review-of-a-refusal)',
    async (situacao) => {
      const { id: id_vaga } = await makeVacancy(db, ours)
      const person = await candidate()
      const { id } = await person.call.jobApplications.submit({ id_vaga, aceite: true })
      await recruiter.call.applicants.move({ id, etapa: 'reprovado', texto: 'Sem CNH.' })
      await person.call.applicationReviews.ask({ id, texto: 'Tenho a CNH.' })
      await db.updateTable('vagas_vaga').set({ situacao }).where('id', '=', id_vaga).execute()
      const answer = { id, resposta: 'Conferimos.' }
      await expect(hr.call.applicationReviews.answer({ ...answer, situacao: 'revista' })).rejects.toThrow(
        text.reviewVacancyOver,
      )
      await hr.call.applicationReviews.answer({ ...answer, situacao: 'mantida' })
      expect(await hr.call.applicants.get({ id })).toMatchObject({ etapa: 'reprovado' })
    },
  )

  it('asks once for a review, which another person answers (docs/hiring.md#review-of-a-refusal)', async () => {
    const { id } = await makeVacancy(db, ours)
    const person = await candidate('Rita Ramos')
    const made = await person.call.jobApplications.submit({ id_vaga: id, aceite: true })
    const ask = () => person.call.applicationReviews.ask({ id: made.id, texto: 'Tenho a CNH desde maio.' })
    await expect(ask()).rejects.toThrow(text.reviewNotNow)
    await recruiter.call.applicants.move({ id: made.id, etapa: 'reprovado', texto: 'Sem CNH.' })
    const [own] = await person.call.jobApplications.mine()
    expect(own).toMatchObject({ revisao: null })
    expect(own!.revisao_texto).toContain('outra pessoa')
    const stranger = await candidate('Outra Pessoa')
    await expect(
      stranger.call.applicationReviews.ask({ id: made.id, texto: 'Não é minha.' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await ask()
    await expect(ask()).rejects.toThrow(text.reviewTwice)
    const answer = { id: made.id, situacao: 'revista', resposta: 'Conferimos a CNH.' } as const
    await expect(recruiter.call.applicationReviews.answer(answer)).rejects.toThrow(text.reviewBySame)
    const waits = async (who: typeof hr) =>
      (await openObligations(who.call)).some(
        (one) => one.tipo === 'revisao_candidatura' && one.id === made.id,
      )
    expect([await waits(recruiter), await waits(hr)]).toEqual([false, true])
    await hr.call.applicationReviews.answer(answer)
    await expect(hr.call.applicationReviews.answer(answer)).rejects.toThrow(text.reviewAnswered)
    expect(await recruiter.call.applicants.get({ id: made.id })).toMatchObject({
      etapa: 'triagem',
      motivo_reprovacao: null,
      revisao: { situacao: 'revista', resposta: 'Conferimos a CNH.', pode_responder: false },
    })
    const email = (
      await db
        .selectFrom('rh_usuario')
        .where('id', '=', person.userId)
        .select('email')
        .executeTakeFirstOrThrow()
    ).email
    expect((await mailsTo(db, email)).at(-1)).toMatchObject({
      texto: expect.stringContaining('Conferimos a CNH.'),
    })
  })

  it('has no answers and no review any more once they are anonymised', async () => {
    const { id } = await makeVacancy(db, ours)
    const person = await candidate()
    const application = await makeApplication(db, id, person.userId, 'reprovado')
    await asks(id, [{ id_pergunta: await approved('texto') }])
    const [key] = await keysOf(id)
    await db
      .insertInto('candidatura_resposta')
      .values({ id_candidatura: application, id_vaga_pergunta: Number(key!.slice(1)), valor: 'Moro perto.' })
      .execute()
    await db
      .insertInto('candidatura_revisao')
      .values({ id_candidatura: application, texto: 'Por favor.' })
      .execute()
    await person.call.jobApplications.removeOwn()
    for (const table of ['candidatura_resposta', 'candidatura_revisao'] as const)
      expect(
        await db.selectFrom(table).where('id_candidatura', '=', application).selectAll().execute(),
      ).toEqual([])
  })
})

describe('reviews by REST', () => {
  it('take a review and its answer', async () => {
    const { id } = await makeVacancy(db, ours)
    const person = await candidate('Vera Prado')
    const made = await person.call.jobApplications.submit({ id_vaga: id, aceite: true })
    await recruiter.call.applicants.move({ id: made.id, etapa: 'reprovado', texto: 'Outro perfil.' })
    const asked = await app.inject({
      method: 'POST',
      url: `/v1/candidatura/${made.id}/revisao`,
      headers: { authorization: `Bearer ${person.token}` },
      payload: { object: { texto: 'Vejam meu certificado.' } },
    })
    expect(asked.json()).toMatchObject({ insert_candidatura_revisao: { returning: [{ id: made.id }] } })
    const answered = await app.inject({
      method: 'PUT',
      url: `/v1/candidatura/${made.id}/revisao`,
      headers: { authorization: `Bearer ${hr.token}` },
      payload: { object: { situacao: 'mantida', resposta: 'Conferimos: a vaga pede outro.' } },
    })
    expect(answered.json()).toMatchObject({
      update_candidatura_revisao: { returning: [{ id: made.id, situacao: 'mantida' }] },
    })
  })
})
