import { application } from '@intranet/contract/messages/careers'
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { superadmin } from '../../../../test/app.ts'
import { mailsTo, makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { interviewWorld, times } from '../../../../test/factories/interviews.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { addressOf } from '../candidate-replies/reply-address.ts'
import { replyKey } from '../candidate-replies/reply.queries.ts'
import { takeReply } from '../candidate-replies/reply.service.ts'

const { db, as, ours, here, manager, newDay } = await interviewWorld()
const everything = { roles: ['banco_talentos:gestor', 'rh:gestor'], ...here }
const hr = await as(everything)
const colleague = await as(here)

/** Somebody who decides here applied to a vacancy that they hire for; others wrote of them. */
async function applied(who: object, etapa?: Parameters<typeof makeApplication>[3]) {
  const person = await as({ ...everything, ...who })
  await db
    .insertInto('curriculo')
    .values({ id_usuario: person.userId, compartilhar_banco: true, compartilhado_em: new Date() })
    .execute()
  const vacancy = await makeVacancy(db, ours, { id_gestor: person.userId })
  const id = await makeApplication(db, vacancy.id, person.userId, etapa)
  const other = await makeApplication(db, vacancy.id, await makeCandidate(db, { nome: 'Nina Alves' }))
  await manager.call.applicants.note({ id, texto: 'Não indico.' })
  return { person, vacancy, id, other }
}

type Table = 'candidatura' | 'entrevista' | 'proposta' | 'pre_admissao'
/** How many lines of a record's history others read; none for who applied. */
async function expectHidden(person: typeof hr, tabela: Table, id_item: number) {
  const lines = async (who: typeof hr) => (await who.call.history.list({ tabelas: [tabela], id_item })).length
  expect([await lines(person), (await lines(hr)) > 0]).toEqual([0, true])
}

describe('one’s own application', () => {
  it.each([
    ['a manager', {}],
    ['a superadmin', superadmin],
    ['who hires for the vacancy', { roles: [] }],
  ])('is not there to be decided: %s (docs/hiring.md#own-applications)', async (whom, over) => {
    const { person, vacancy, id, other } = await applied({ ...over, ...here })
    const { id: interview } = await manager.call.interviews.create({
      id_candidatura: id,
      ...times(newDay()),
      local: 'Sala 2',
      participantes: [colleague.userId],
    })
    const { call } = person
    const meeting = { ...times(newDay()), local: 'Sala 3', participantes: [colleague.userId] }
    for (const asked of [
      () => call.applicants.get({ id }),
      () => call.applicants.stages({ id }),
      () => call.applicants.preview({ id, etapa: 'reprovado' }),
      () => call.applicants.move({ id, etapa: 'entrevista_gestor' }),
      () => call.applicants.rate({ id, avaliacao: 5 }),
      () => call.applicants.note({ id, texto: 'Indico.' }),
      () => call.applicants.seeReplies({ id, ate: 1 }),
      () => call.interviews.ofApplication({ id }),
      () => call.interviews.get({ id: interview }),
      () => call.interviews.create({ id_candidatura: id, ...meeting }),
      () => call.interviews.update({ id: interview, ...meeting }),
      () => call.interviews.end({ id: interview, situacao: 'cancelada' }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const both = [other, id]
    await expect(call.applicants.moveMany({ ids: both, etapa: 'entrevista_gestor' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const shown = async (who: typeof person) => {
      const { dados } = await who.call.applicants.list({ filtro: { id_vaga: vacancy.id } })
      const { colunas } = await who.call.applicants.board({ id_vaga: vacancy.id })
      return [dados.map((row) => row.id), colunas.flatMap(({ cartoes }) => cartoes.map((card) => card.id))]
    }
    expect(await shown(person)).toEqual([[other], [other]])
    expect((await shown(hr)).map((ids) => ids.toSorted())).toEqual([both.toSorted(), both.toSorted()])
    if (whom !== 'who hires for the vacancy') await expectHidden(person, 'entrevista', interview)
    const { dados } = await call.interviews.list({ filtro: { id_vaga: vacancy.id } })
    expect(dados).toEqual([])
    const { id_usuario } = await db
      .selectFrom('candidatura')
      .where('id', '=', other)
      .select('id_usuario')
      .executeTakeFirstOrThrow()
    const said = { id_usuario: person.userId, id_outro: id_usuario!, mesma: false }
    await expect(call.applicants.samePerson(said)).rejects.toThrow()
  })

  it('is offered, hired and admitted by others (docs/hiring.md#own-applications)', async () => {
    const { person, vacancy, id } = await applied({}, 'contratado')
    const { id_empresa, id_departamento, id_cargo } = vacancy
    const place = {
      id_empresa,
      id_departamento,
      id_cargo,
      data_admissao: dayFromNow(60),
      tipo_vinculo: 'clt',
    } as const
    const { call } = person
    const { id: request } = await hr.call.firstDays.open({ id_candidatura: id })
    const [paper] = (await hr.call.firstDays.get({ id: request })).papeis
    for (const asked of [
      () => call.offers.ofApplication({ id }),
      () => call.applicants.hire({ id, ...place }),
      () => call.firstDays.ofApplication({ id }),
      () => call.firstDays.open({ id_candidatura: id }),
      () => call.firstDays.get({ id: request }),
      () => call.firstDays.setFitness({ id: request, aptidao: 'apto' }),
      () => call.firstDays.finish({ id: request }),
      () => call.firstDays.acceptPaper({ id: paper!.id }),
      () => call.firstDays.returnPaper({ id: paper!.id, devolucao: 'Cortada.' }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { id: offer } = await db
      .insertInto('proposta')
      .values({
        id_candidatura: id,
        salario: '2000',
        data_inicio: dayFromNow(30),
        jornada: '44 horas',
        texto: 'Carta.',
        expira_em: new Date(),
        chave_hash: 'propria',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(call.offers.cancel({ id: offer })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const [table, item] of [
      ['candidatura', id],
      ['proposta', offer],
      ['pre_admissao', request],
    ] as const)
      await expectHidden(person, table, item)
    expect((await call.firstDays.list({})).dados.map((row) => row.id)).not.toContain(request)
    expect((await call.ownFirstDay.mine()).admissoes).toMatchObject([{ id: request }])
  })

  it.each([
    ['a manager', {}],
    ['a superadmin', superadmin],
  ])(
    'is not judged by words and questions that who applied changes: %s (docs/hiring.md#own-applications)',
    async (_, over) => {
      const { person, vacancy } = await applied({ ...over, ...here })
      const id_vaga = vacancy.id
      const [word] = await hr.call.keywords.create({ id_vaga, objects: [{ termo: 'fibra' }] })
      const { call } = person
      for (const asked of [
        () => call.keywords.create({ id_vaga, objects: [{ termo: 'escada' }] }),
        () => call.keywords.update({ id: word!.id, peso: 5 }),
        () => call.keywords.remove({ id: word!.id }),
        () => call.vacancyQuestions.ask({ id_vaga, perguntas: [] }),
      ])
        await expect(asked()).rejects.toThrow(application.judgesOwn)
      expect((await call.vacancyQuestions.ofVacancy({ id_vaga })).edita).toBe(false)
      expect((await hr.call.vacancyQuestions.ofVacancy({ id_vaga })).edita).toBe(true)
    },
  )

  it('stays open when who applied sends the others to the talent bank', async () => {
    const { person, vacancy, id, other } = await applied({})
    const third = await makeApplication(db, vacancy.id, await makeCandidate(db))
    // The person's own is none of those that are left to send on.
    const { restantes } = await person.call.applicants.move({ id: third, etapa: 'triagem' })
    expect(restantes).toBe(2)
    await person.call.applicants.sendRest({ id_vaga: vacancy.id })
    const rows = await db
      .selectFrom('candidatura')
      .where('id', 'in', [id, other])
      .select(['id', 'etapa'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id, etapa: 'inscrito' },
      { id: other, etapa: 'banco_talentos' },
    ])
  })

  it('is nobody’s duty who applied: review, answer and what follows wait for others (docs/hiring.md#own-applications)', async () => {
    const { person, id } = await applied({})
    await hr.call.applicants.move({ id, etapa: 'reprovado', texto: 'Outro perfil.' })
    await person.call.applicationReviews.ask({ id, texto: 'Por favor, vejam de novo.' })
    const kinds = async (who: typeof person) =>
      (await openObligations(who.call)).filter((duty) => duty.id === id).map(({ tipo }) => tipo)
    const answer = { id, situacao: 'revista', resposta: 'Revista.' } as const
    await expect(person.call.applicationReviews.answer(answer)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect([await kinds(person), await kinds(manager)]).toEqual([[], ['revisao_candidatura']])
    expect((await person.call.notifications.list()).map(({ data }) => data.rota)).not.toContain(
      `/careers/candidate/${id}`,
    )
    await manager.call.applicationReviews.answer(answer)
    await manager.call.applicants.move({ id, etapa: 'entrevista_gestor' })
    await db
      .insertInto('candidatura_mensagem')
      .values({
        id_candidatura: id,
        id_mensagem: 'm1',
        remetente: 'eu@x.example',
        do_candidato: true,
        texto: 'Posso.',
      })
      .execute()
    // The vacancy's manager owes the answers of this stage, but not to themselves.
    expect([await kinds(person), await kinds(manager)]).toEqual([[], ['resposta_candidato']])
  })

  it('is answered to others: who applied gets no notice of their own answers', async () => {
    const { person, id } = await applied({}, 'proposta')
    await db
      .updateTable('rh_usuario')
      .set({ data_nascimento: '1990-05-20' })
      .where('id', '=', person.userId)
      .execute()
    const { id: id_carta } = await db
      .selectFrom('carreira_carta')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const figures = { id_carta, salario: '2350.00', data_inicio: dayFromNow(60), jornada: '44 horas' }
    await hr.call.offers.send({ id_candidatura: id, ...figures })
    const { email } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select('email')
      .executeTakeFirstOrThrow()
    const [, chave] = /offer#chave=([\w-]+)/.exec((await mailsTo(db, email)).at(-1)!.texto)!
    await (await as(null)).call.publicOffers.refuse({ chave: chave!, motivo: 'Fico onde estou.' })
    const para = addressOf('respostas@rh.example', await replyKey(db, id))
    await takeReply(db, { id: '<m2@x.example>', de: email, para: [para], assunto: null, texto: 'Obrigada.' })
    const noticesOf = async (who: typeof person) =>
      (await who.call.notifications.list()).filter(({ data }) => data.rota === `/careers/candidate/${id}`)
    expect([await noticesOf(person), (await noticesOf(hr)).length]).toEqual([[], 2])
  })

  it('is interviewed by others', async () => {
    const { person, id } = await applied({})
    await expect(
      manager.call.interviews.create({
        id_candidatura: id,
        ...times(newDay()),
        local: 'Sala 2',
        participantes: [colleague.userId, person.userId],
      }),
    ).rejects.toMatchObject({ cause: { details: { campos: { participantes: expect.any(String) } } } })
  })
})
