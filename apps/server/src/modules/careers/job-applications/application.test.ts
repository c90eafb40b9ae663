import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { candidates, newCpf } from '../../../../test/factories/candidates.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { arrivalJob } from './application.job.ts'

const world = await testWorld()
const { db, as, app, deps } = world
const places = await careerWorld(db)
const { candidate, known, mailsTo, send, stored } = candidates(world, places.id_cidade)
const campos = (texts: Record<string, string>) => ({ cause: { details: { campos: texts } } })

describe('an application of somebody who is signed in', () => {
  it('is stored with its first movement, mailed once, and reported to anyone who decides', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await candidate()
    const answer = await send(person, id_vaga)
    expect(answer).toMatchObject({
      vaga: 'Técnico de Campo',
      protocolo: expect.stringMatching(/^\d{4}\.\d{6}$/),
    })
    const [row] = await stored(id_vaga)
    expect(row).toMatchObject({ etapa: 'inscrito', origem: 'site', tem_familiar: false })
    const moves = await db
      .selectFrom('candidatura_etapa')
      .where('id_candidatura', '=', row!.id)
      .selectAll()
      .execute()
    expect(moves).toMatchObject([{ de: null, para: 'inscrito', mensagem_em: expect.any(Date) }])
    const { email } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select('email')
      .executeTakeFirstOrThrow()
    expect((await mailsTo(email)).map(({ assunto }) => assunto)).toEqual([
      'Recebemos sua candidatura: Técnico de Campo',
    ])
    const notices = await db
      .selectFrom('notificacao_usuario as n')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
      .where('n.id_usuario', '=', places.id_gestor)
      .select('m.data')
      .execute()
    expect(JSON.stringify(notices)).toContain('Célia Candidata se candidatou à vaga Técnico de Campo.')
  })

  it('is reported to a vacancy’s manager while they see its provider alone (docs/hiring.md#who-is-notified)', async () => {
    const noticesOf = async (id_gestor: number) => {
      const id_vaga = await openVacancy(db, { ...places, id_gestor })
      await send(await candidate(), id_vaga)
      const received = db.selectFrom('notificacao_usuario').where('id_usuario', '=', id_gestor)
      return (await received.select('id_mensagem').execute()).length
    }
    const moved = await makeUser(db, { id_empresa: places.id_empresa })
    expect(await noticesOf(moved)).toBe(1)
    const elsewhere = await makeProvider(db)
    await db.updateTable('rh_usuario').set({ id_empresa: elsewhere }).where('id', '=', moved).execute()
    expect(await noticesOf(moved)).toBe(1)
  })

  it('is refused a second time with 409, also of two sent at the same moment', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await candidate()
    await send(person, id_vaga)
    await expect(send(person, id_vaga)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Você já se candidatou a esta vaga.',
    })
    const other = await openVacancy(db, places)
    const both = await Promise.allSettled([send(person, other), send(person, other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stored(other)).toHaveLength(1)
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/candidatura',
      headers: { authorization: `Bearer ${person.token}` },
      payload: { object: { id_vaga, aceite: true } },
    })
    expect([answer.statusCode, answer.json().mensagem]).toEqual([409, 'Você já se candidatou a esta vaga.'])
  })

  it('neither asks an employee for a telephone nor sets one: it is a way back to the account (docs/access.md#confirmation)', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await as({ employee: true, id_empresa: places.id_empresa, empresas: [places.id_empresa] })
    await db.updateTable('rh_usuario').set({ telefone: null }).where('id', '=', person.userId).execute()
    expect((await person.call.jobApplications.form({ id_vaga })).pessoa?.faltam).not.toContain('telefone')
    await send(person, id_vaga, { ...known, cpf: newCpf() })
    const { telefone, data_nascimento } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select(['telefone', 'data_nascimento'])
      .executeTakeFirstOrThrow()
    expect([telefone, data_nascimento]).toEqual([null, expect.anything()])
  })

  it('asks for what is missing of the person, and never replaces what is there', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await as({ employee: false })
    expect((await person.call.jobApplications.form({ id_vaga })).pessoa?.faltam).toEqual([
      'cpf',
      'telefone',
      'id_cidade',
      'data_nascimento',
    ])
    await expect(send(person, id_vaga)).rejects.toMatchObject(
      campos({ cpf: 'Campo obrigatório', telefone: 'Campo obrigatório' }),
    )
    await send(person, id_vaga, { ...known, cpf: newCpf() })
    const other = await openVacancy(db, places)
    await send(person, other, { telefone: '11911112222' })
    const row = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select('telefone')
      .executeTakeFirstOrThrow()
    expect(row.telefone).toBe(known.telefone)
  })

  it('needs the notice about privacy to be accepted', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await candidate()
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/candidatura',
      headers: { authorization: `Bearer ${person.token}` },
      payload: { object: { id_vaga, aceite: false } },
    })
    expect([answer.statusCode, answer.json().campos]).toEqual([
      422,
      { aceite: 'É necessário aceitar o aviso de privacidade para continuar.' },
    ])
    expect(await stored(id_vaga)).toEqual([])
  })

  it('is for people of 14; those under 18 only for apprentices and trainees (docs/careers.md#applying)', async () => {
    const clt = await openVacancy(db, places)
    const trainee = await openVacancy(db, places, { tipo_contrato: 'estagio' })
    const year = new Date().getFullYear()
    const young = await candidate({ data_nascimento: `${year - 16}-01-01` })
    await expect(send(young, clt)).rejects.toMatchObject(
      campos({
        data_nascimento: 'Com menos de 18 anos, a candidatura é possível só para estágio ou jovem aprendiz.',
      }),
    )
    await send(young, trainee)
    const child = await candidate({ data_nascimento: `${year - 12}-01-01` })
    await expect(send(child, trainee)).rejects.toMatchObject(
      campos({ data_nascimento: 'Idade mínima de 14 anos para candidatura.' }),
    )
  })

  it('is refused by a vacancy that is over, waits, or is for people inside', async () => {
    const person = await candidate()
    const ended = await openVacancy(db, places, { situacao: 'encerrada' })
    const paused = await openVacancy(db, places, { situacao: 'pausada' })
    const inside = await openVacancy(db, places, { interna: true })
    for (const id of [ended, paused])
      await expect(send(person, id)).rejects.toThrow('Esta vaga não está recebendo candidaturas.')
    await expect(send(person, inside)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const colleague = await as({ nome: 'Colega' })
    await send(colleague, inside, { ...known, cpf: newCpf() })
    expect(await stored(inside)).toMatchObject([{ origem: 'interna' }])
  })

  it('keeps names of relatives only where the answer was yes, and asks for them then', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await candidate()
    await expect(send(person, id_vaga, { tem_familiar: true })).rejects.toMatchObject(
      campos({ familiares: 'Informe o nome de quem é da sua família.' }),
    )
    await send(person, id_vaga, { tem_familiar: false, familiares: ['Ana Ramos'] })
    const other = await openVacancy(db, places)
    await send(person, other, { tem_familiar: true, familiares: ['Ana Ramos'] })
    expect(
      [...(await stored(id_vaga)), ...(await stored(other))].map(({ familiares }) => familiares),
    ).toEqual([[], ['Ana Ramos']])
  })

  it('scores 80 with "fibra" and CNH B of fibra (5), CNH B (3), escada (2), and 0 without any', async () => {
    const id_vaga = await openVacancy(db, places)
    await db
      .insertInto('palavra_chave')
      .values([
        { id_vaga, termo: 'fibra', peso: 5 },
        { id_vaga, termo: 'CNH B', peso: 3 },
        { id_vaga, termo: 'escada', peso: 2 },
      ])
      .execute()
    const good = await candidate({ cnh_categoria: 'AB' })
    await good.call.resume.createExperiences({
      objects: [
        {
          empresa: 'Rede Sul',
          funcao: 'Técnico de FIBRA',
          data_inicio: '2020-01-01',
          data_fim: '2022-01-01',
        },
      ],
    })
    const none = await candidate()
    await send(good, id_vaga)
    await send(none, id_vaga)
    const scores = async () => (await stored(id_vaga)).map(({ pontuacao }) => pontuacao)
    expect(await scores()).toEqual([80, 0])
    await none.call.resume.createCertificates({
      objects: [{ organizacao: 'Senai', descricao: 'Trabalho em escada', data_emissao: '2024-01-01' }],
    })
    await db
      .updateTable('rh_usuario')
      .set({ cnh_categoria: 'Não Possui' })
      .where('id', '=', good.userId)
      .execute()
    expect(await scores()).toEqual([50, 20])
  })

  it('names the source by which it came, and who recommended it; an unknown code counts for the site', async () => {
    const id_vaga = await openVacancy(db, places)
    const colleague = await as({ nome: 'Ivo Indica' })
    const { codigo } = await colleague.call.vacancies.recommend({ id_vaga })
    await send(await candidate(), id_vaga, { fonte: codigo })
    await send(await candidate(), id_vaga, { fonte: 'naoexiste123' })
    const rows = await stored(id_vaga)
    expect(rows.map(({ origem, id_indicador }) => [origem, id_indicador])).toEqual([
      ['indicacao', colleague.userId],
      ['site', null],
    ])
    expect(rows[1]!.id_fonte).not.toBe(null)
  })

  it('is reported one by one up to the fifth of an hour, the others together, once', async () => {
    const id_vaga = await openVacancy(db, places, { titulo_vaga: 'Vaga cheia' })
    for (let count = 0; count < 7; count += 1) await send(await candidate(), id_vaga)
    const reported = async () =>
      (
        await db
          .selectFrom('notificacao_usuario as n')
          .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
          .where('n.id_usuario', '=', places.id_gestor)
          .select('m.data')
          .execute()
      ).filter(({ data }) => JSON.stringify(data).includes('Vaga cheia'))
    expect(await reported()).toHaveLength(5)
    await db
      .updateTable('candidatura')
      .set({ created_at: new Date(Date.now() - 3_600_000) })
      .where('id_vaga', '=', id_vaga)
      .execute()
    await arrivalJob.run(deps, {})
    await arrivalJob.run(deps, {})
    const all = await reported()
    expect(all).toHaveLength(6)
    expect(JSON.stringify(all)).toContain('2 novas candidaturas à vaga Vaga cheia.')
  })
})
