import type { AskedQuestion } from '@intranet/contract/careers/asked-questions'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { guest } from '../../../../test/factories/careers.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo, makeVacancy } from '../../../../test/factories/hiring.ts'
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

describe('the catalogue of questions', () => {
  it('asks no inactive question any more, and lets the others change (docs/hiring.md#questions)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const [off, on] = [await approved('sim_nao'), await approved('sim_nao')]
    await asks(id_vaga, [{ id_pergunta: off }, { id_pergunta: on, obrigatoria: false }])
    await hr.call.vacancyQuestions.setActive({ ids: [off], ativo: false })
    const { perguntas } = await recruiter.call.vacancyQuestions.ofVacancy({ id_vaga })
    expect(perguntas.map(({ id_pergunta }) => id_pergunta)).toEqual([on])
    const person = await candidate()
    expect((await person.call.jobApplications.form({ id_vaga })).perguntas).toHaveLength(1)
    await person.call.jobApplications.submit({ id_vaga, aceite: true })
    await asks(id_vaga, [{ id_pergunta: on, obrigatoria: true }])
  })

  it('is used once HR’s manager approved a question (docs/hiring.md#questions)', async () => {
    const { id } = await makeVacancy(db, ours)
    const texto = 'Você tem CNH há mais de um ano?'
    const [made] = await recruiter.call.vacancyQuestions.create({ objects: [{ texto, tipo: 'sim_nao' }] })
    const waiting = async () =>
      (await openObligations(hr.call)).filter(
        (one) => one.tipo === 'pergunta_aprovacao' && one.id === made!.id,
      )
    expect(await waiting()).toMatchObject([{ titulo: texto, verbo: 'Decidir' }])
    await expect(asks(id, [{ id_pergunta: made!.id }])).rejects.toThrow(text.questionNotApproved)
    await expect(
      recruiter.call.vacancyQuestions.decide({ id: made!.id, situacao: 'aprovada' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await hr.call.vacancyQuestions.decide({ id: made!.id, situacao: 'aprovada' })
    await expect(hr.call.vacancyQuestions.decide({ id: made!.id, situacao: 'aprovada' })).rejects.toThrow(
      text.questionDecided,
    )
    expect(await waiting()).toEqual([])
    await asks(id, [{ id_pergunta: made!.id }])
    expect((await recruiter.call.vacancyQuestions.ofVacancy({ id_vaga: id })).perguntas).toHaveLength(1)
  })

  it('says why a question is refused, and other words wait for approval again', async () => {
    const [made] = await recruiter.call.vacancyQuestions.create({
      objects: [{ texto: 'Você pretende ter filhos?', tipo: 'sim_nao' }],
    })
    await expect(
      hr.call.vacancyQuestions.decide({ id: made!.id, situacao: 'recusada' }),
    ).rejects.toMatchObject({ cause: { details: { campos: { motivo_recusa: text.questionRefusal } } } })
    await hr.call.vacancyQuestions.decide({
      id: made!.id,
      situacao: 'recusada',
      motivo_recusa: 'Não se pergunta.',
    })
    await recruiter.call.vacancyQuestions.update({ id: made!.id, texto: 'Você trabalha aos sábados?' })
    expect(await hr.call.vacancyQuestions.get({ id: made!.id })).toMatchObject({
      situacao: 'proposta',
      motivo_recusa: null,
    })
  })

  it('keeps the words of a question that a vacancy asks', async () => {
    const { id } = await makeVacancy(db, ours)
    const id_pergunta = await approved('sim_nao')
    await asks(id, [{ id_pergunta }])
    await expect(
      recruiter.call.vacancyQuestions.update({ id: id_pergunta, texto: 'Outra coisa é perguntada?' }),
    ).rejects.toThrow(text.questionInUse)
    await recruiter.call.vacancyQuestions.update({ id: id_pergunta, ativo: false })
  })
})

describe('what a vacancy asks', () => {
  it('counts six months of experience at most (docs/hiring.md#questions)', async () => {
    const { id } = await makeVacancy(db, ours)
    const id_pergunta = await approved('numero', { tema: 'experiencia' })
    await expect(asks(id, [{ id_pergunta, minimo: 7 }])).rejects.toThrow(text.experienceLimit)
    await expect(asks(id, [{ id_pergunta, maximo: 6 }])).rejects.toThrow(text.experienceLimit)
    await asks(id, [{ id_pergunta, minimo: 6 }])
    const [key] = await keysOf(id)
    const person = await candidate()
    await person.call.jobApplications.submit({ id_vaga: id, aceite: true, respostas: { [key!]: '48' } })
    const { dados } = await recruiter.call.applicants.list({ filtro: { id_vaga: id } })
    expect(dados).toMatchObject([{ nao_atende: false }])
    expect((await recruiter.call.applicants.get({ id: dados[0]!.id })).respostas).toMatchObject([
      { valor: '6', nao_atende: false },
    ])
    // The database refuses the same to every writer.
    await expect(
      db.updateTable('vaga_pergunta').set({ minimo: '7' }).where('id_vaga', '=', id).execute(),
    ).rejects.toThrow('vaga_pergunta_seis_meses')
  })

  it('keeps two decimals of a number', async () => {
    const { id } = await makeVacancy(db, ours)
    await asks(id, [{ id_pergunta: await approved('numero') }])
    const [key] = await keysOf(id)
    const person = await candidate()
    await person.call.jobApplications.submit({ id_vaga: id, aceite: true, respostas: { [key!]: '1800,567' } })
    const { dados } = await recruiter.call.applicants.list({ filtro: { id_vaga: id } })
    expect((await recruiter.call.applicants.get({ id: dados[0]!.id })).respostas).toMatchObject([
      { valor: '1800.57' },
    ])
  })

  it('asks about a disability in exclusive vacancies alone, and marks nothing (docs/hiring.md#questions)', async () => {
    const { id } = await makeVacancy(db, ours)
    const id_pergunta = await approved('sim_nao', { tema: 'deficiencia' })
    await expect(asks(id, [{ id_pergunta }])).rejects.toThrow(text.onlyExclusive)
    await recruiter.call.vacancies.update({ id, pcd: 'exclusiva' })
    await expect(asks(id, [{ id_pergunta, nao_atendem: ['nao'] }])).rejects.toThrow(text.neverScored)
    await asks(id, [{ id_pergunta }])
    await expect(recruiter.call.vacancies.update({ id, pcd: 'nao' })).rejects.toMatchObject({
      cause: { details: { campos: { pcd: text.onlyExclusive } } },
    })
    const [key] = await keysOf(id)
    const person = await candidate()
    await person.call.jobApplications.submit({ id_vaga: id, aceite: true, respostas: { [key!]: 'nao' } })
    const board = await recruiter.call.applicants.board({ id_vaga: id })
    expect(board.perguntas).toEqual([])
    const card = board.colunas[0]!.cartoes[0]!
    expect(card).toMatchObject({ respostas: [], nao_atende: 0 })
    const filter = { id_vaga_pergunta: Number(key!.slice(1)), valor: 'nao' }
    const found = await recruiter.call.applicants.list({ filtro: { id_vaga: id }, resposta: filter })
    expect(found.total).toBe(0)
    expect((await recruiter.call.applicants.get({ id: card.id })).respostas).toMatchObject([{ valor: 'nao' }])
  })

  it('shows a marked answer on board and list, and refuses nobody by itself (docs/hiring.md#questions)', async () => {
    const { id } = await makeVacancy(db, ours)
    const [travel, shift] = [await approved('sim_nao'), await approved('escolha', { opcoes: 'Manhã\nNoite' })]
    await asks(id, [
      { id_pergunta: travel, nao_atendem: ['nao'] },
      { id_pergunta: shift, obrigatoria: false },
    ])
    const [first, second] = await keysOf(id)
    const person = await candidate()
    const apply = (respostas: Record<string, string>) =>
      person.call.jobApplications.submit({ id_vaga: id, aceite: true, respostas })
    await expect(apply({})).rejects.toMatchObject({
      cause: { details: { campos: { [`respostas.${first}`]: 'Campo obrigatório' } } },
    })
    await expect(apply({ [first!]: 'sim', [second!]: 'Tarde' })).rejects.toMatchObject({
      cause: { details: { campos: { [`respostas.${second}`]: text.notAnOption } } },
    })
    await apply({ [first!]: 'nao', [second!]: 'Noite' })
    const other = await candidate('Otto Ramos')
    await other.call.jobApplications.submit({ id_vaga: id, aceite: true, respostas: { [first!]: 'sim' } })
    const names = async (more: object) =>
      (await recruiter.call.applicants.board({ id_vaga: id, ...more })).colunas[0]!.cartoes.map(
        ({ nome }) => nome,
      )
    const board = await recruiter.call.applicants.board({ id_vaga: id })
    expect(board.colunas[0]!.cartoes.find(({ nome }) => nome === 'Nina Alves')).toMatchObject({
      etapa: 'inscrito',
      nao_atende: 1,
      respostas: [
        { valor: 'nao', nao_atende: true },
        { valor: 'Noite', nao_atende: false },
      ],
    })
    expect(await names({ nao_atende: true })).toEqual(['Nina Alves'])
    expect(await names({ nao_atende: false })).toEqual(['Otto Ramos'])
    const night = { id_vaga_pergunta: Number(second!.slice(1)), valor: 'Noite' }
    expect(await names({ resposta: night })).toEqual(['Nina Alves'])
    const listed = async (input: object) =>
      (await recruiter.call.applicants.list({ filtro: { id_vaga: id }, ...input })).dados.map(
        ({ nome }) => nome,
      )
    expect(await listed({ resposta: night })).toEqual(['Nina Alves'])
    expect(await listed({ filtro: { id_vaga: id, nao_atende: false } })).toEqual(['Otto Ramos'])
    // What is asked no more is shown no more; asked again, the answers are there.
    await asks(id, [{ id_pergunta: shift }])
    expect(await names({ nao_atende: true })).toEqual([])
    await asks(id, [{ id_pergunta: shift }, { id_pergunta: travel, nao_atendem: ['nao'] }])
    expect(await names({ nao_atende: true })).toEqual(['Nina Alves'])
  })

  it('keeps a guest’s answers until the address is confirmed', async () => {
    const { id } = await makeVacancy(db, ours)
    await asks(id, [{ id_pergunta: await approved('texto') }])
    const [key] = await keysOf(id)
    const cidade = await db
      .selectFrom('cidade')
      .where('ativo', '=', true)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { call: visitor } = await as(null)
    const form = { ...guest(cidade.id, { email: 'perguntas@exemplo.com' }), id_vaga: id }
    await expect(visitor.jobApplications.applyAsGuest(form)).rejects.toMatchObject({
      cause: { details: { campos: { [`respostas.${key}`]: 'Campo obrigatório' } } },
    })
    await visitor.jobApplications.applyAsGuest({ ...form, respostas: { [key!]: 'Moro perto.' } })
    const [mail] = await mailsTo(db, 'perguntas@exemplo.com')
    const chave = /#chave=([\w-]+)/.exec(mail!.texto)![1]!
    await visitor.jobApplications.confirm({ chave, senha: 'Escolhida@2026' })
    const { dados } = await recruiter.call.applicants.list({ filtro: { id_vaga: id } })
    expect((await recruiter.call.applicants.get({ id: dados[0]!.id })).respostas).toMatchObject([
      { valor: 'Moro perto.' },
    ])
  })
})

describe('questions by REST', () => {
  const headers = { authorization: `Bearer ${recruiter.token}` }
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, payload })

  it('are kept, decided and asked in the documented shapes', async () => {
    const made = await send('POST', '/v1/vaga/pergunta', {
      objects: [{ texto: 'Você mora em Pelotas?', tipo: 'sim_nao' }],
    })
    const { id } = made.json().insert_carreira_pergunta.returning[0]
    expect((await send('GET', `/v1/vaga/pergunta/${id}`)).json()).toMatchObject({
      carreira_pergunta_by_pk: { id, situacao: 'proposta' },
    })
    const listed = await send('POST', '/v1/vaga/pergunta/filtro', { filtro: { situacao: 'proposta' } })
    expect(listed.json().total).toBeGreaterThan(0)
    const changed = await send('PUT', `/v1/vaga/pergunta/${id}`, {
      object: { texto: 'Você mora em Canguçu?' },
    })
    expect(changed.statusCode).toBe(200)
    const decided = await app.inject({
      method: 'POST',
      url: `/v1/vaga/pergunta/${id}/decisao`,
      headers: { authorization: `Bearer ${hr.token}` },
      payload: { object: { situacao: 'aprovada' } },
    })
    expect(decided.json()).toMatchObject({
      update_carreira_pergunta: { returning: [{ situacao: 'aprovada' }] },
    })
    const vacancy = await makeVacancy(db, ours)
    const asked = await send('POST', `/v1/vaga/${vacancy.id}/pergunta`, {
      object: { perguntas: [{ id_pergunta: id, nao_atendem: ['nao'] }] },
    })
    expect(asked.statusCode).toBe(200)
    const read = await send('GET', `/v1/vaga/${vacancy.id}/pergunta`)
    expect(read.json()).toMatchObject({
      vaga_pergunta: { edita: true, perguntas: [{ id_pergunta: id, nao_atendem: ['nao'] }] },
    })
    const list = await send('GET', '/v1/vaga/pergunta')
    expect(list.statusCode).toBe(200)
    const remove = (one: number) => send('DELETE', `/v1/vaga/pergunta/${one}`)
    expect((await remove(id)).statusCode).toBe(409)
    const unused = await send('POST', '/v1/vaga/pergunta', {
      objects: [{ texto: 'Você sobe em postes?', tipo: 'sim_nao' }],
    })
    const gone = await remove(unused.json().insert_carreira_pergunta.returning[0].id)
    expect(gone.json()).toEqual({ delete_carreira_pergunta: { affected_rows: 1 } })
  })
})
