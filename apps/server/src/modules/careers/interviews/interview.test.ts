import { describe, expect, it } from 'vitest'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo } from '../../../../test/factories/hiring.ts'
import { HOUR, interviewWorld, keyIn, times } from '../../../../test/factories/interviews.ts'

const { db, as, app, deps, manager, candidate, interviewer, newDay, invite } = await interviewWorld()
const theirs = await makeProvider(db)

describe('an interview', () => {
  it('invites candidate and interviewers with a calendar file, and is in their calendars (docs/hiring.md#interviews)', async () => {
    const { application, email } = await candidate()
    const asks = await interviewer()
    const start = newDay()
    const { id } = await invite(application, [asks.userId], start)
    const [mail] = await mailsTo(db, email)
    expect(mail!.assunto).toMatch(/^Técnico de Campo: entrevista em \d\d\/01\/2099 às 14:00$/)
    expect(mail!.texto).toContain('Onde: Sala 2')
    const file = mail!.convite!.replace(/\r\n /g, '')
    expect(file).toContain('METHOD:REQUEST')
    expect(file).toContain(`UID:entrevista-${id}@127.0.0.1`)
    expect(file).toContain('SEQUENCE:0')
    expect(file).toMatch(/DTSTART;TZID=America\/Sao_Paulo:209901\d\dT140000/)
    expect(file).toContain(`:mailto:${email}`)
    expect(file).toContain('LOCATION:Sala 2')
    const { email: address } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', asks.userId)
      .select('email')
      .executeTakeFirstOrThrow()
    const [reported] = await mailsTo(db, address)
    expect(reported!.convite).toContain('METHOD:REQUEST')
    expect(reported!.convite).not.toContain(email)
    const [notice] = await asks.call.notifications.list()
    expect(notice!.data.msg).toMatch(/^Entrevista com Lia Prado \d+ em \d\d\/01\/2099 às 14:00\.$/)
    expect(file).toContain('SUMMARY:Entrevista: Técnico de Campo')
    expect(notice!.data.rota).toBe(`/careers/candidate/${application}`)
    const days = new Date(start).toISOString().slice(0, 10)
    const entries = await asks.call.calendar.between({ inicio: days, fim: days, camadas: ['entrevistas'] })
    expect(entries).toMatchObject([{ camada: 'entrevistas', inicio: `${days}T14:00`, fim: `${days}T15:00` }])
    expect(entries[0]!.titulo).toContain('Lia Prado')
    expect(
      await manager.call.calendar.between({ inicio: days, fim: days, camadas: ['entrevistas'] }),
    ).toEqual([])
  })

  it('is not arranged and not moved on a vacancy that was closed or cancelled (docs/hiring.md#interviews)', async () => {
    const asks = await interviewer()
    for (const situacao of ['encerrada', 'cancelada'] as const) {
      const { application, vacancy } = await candidate()
      const { id, updated_at } = await invite(application, [asks.userId])
      await db.updateTable('vagas_vaga').set({ situacao }).where('id', '=', vacancy.id).execute()
      await expect(invite(application, [asks.userId])).rejects.toThrow('Esta vaga foi encerrada.')
      const moved = { ...times(newDay()), local: 'Sala 3', participantes: [asks.userId] }
      await expect(
        manager.call.interviews.update({ id, updated_at: updated_at.toISOString(), ...moved }),
      ).rejects.toThrow('Esta vaga foi encerrada.')
    }
  })

  it('cannot overlap with another of the candidate, or of an interviewer (docs/hiring.md#interviews)', async () => {
    const [one, two] = [await candidate(), await candidate()]
    const [first, second] = [await interviewer(), await interviewer()]
    const start = newDay()
    await invite(one.application, [first.userId], start)
    await expect(invite(one.application, [second.userId], start + HOUR / 2)).rejects.toThrow(
      'O candidato já tem uma entrevista neste horário.',
    )
    await expect(invite(two.application, [second.userId, first.userId], start + HOUR / 2)).rejects.toThrow(
      'Um dos entrevistadores já tem uma entrevista neste horário.',
    )
    expect(await mailsTo(db, two.email)).toEqual([])
    await invite(two.application, [first.userId], start + HOUR)
    const later = await invite(one.application, [second.userId], start + 2 * HOUR)
    const ofOne = await manager.call.interviews.ofApplication({ id: one.application })
    expect(ofOne).toHaveLength(2)
    expect(ofOne[0]!.id).toBe(later.id)
  })

  it('arranged by twenty at once for the same hour of one interviewer is there once', async () => {
    const asks = await interviewer()
    const start = newDay()
    const people: Awaited<ReturnType<typeof candidate>>[] = []
    for (let n = 0; n < 20; n += 1) people.push(await candidate())
    const results = await Promise.allSettled(
      people.map(({ application }) => invite(application, [asks.userId], start)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const texts = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    expect(new Set(texts)).toEqual(
      new Set(['TRPCError: Um dos entrevistadores já tem uma entrevista neste horário.']),
    )
  })

  it('moved asks the candidate again by a new link, and calendars keep the newer one (docs/hiring.md#interviews)', async () => {
    const { application, email } = await candidate()
    const [stays, leaves, comes] = [await interviewer(), await interviewer(), await interviewer()]
    const start = newDay()
    const { id, updated_at } = await invite(application, [stays.userId, leaves.userId], start)
    const old = keyIn((await mailsTo(db, email))[0]!.texto)
    const move = {
      id,
      ...times(start + 2 * HOUR),
      link: 'https://meet.example/abc',
      participantes: [stays.userId, comes.userId],
    }
    await manager.call.interviews.update({ ...move, updated_at: updated_at.toISOString() })
    await expect(
      manager.call.interviews.update({ ...move, updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('Este registro foi alterado por outra pessoa.')
    const [, again] = await mailsTo(db, email)
    expect(again!.convite).toContain('SEQUENCE:1')
    expect(again!.texto).toContain('Onde: https://meet.example/abc')
    const guest = await as(null)
    await expect(guest.call.publicInterviews.view({ chave: old })).rejects.toThrow('Este link não vale mais.')
    expect((await guest.call.publicInterviews.view({ chave: keyIn(again!.texto) })).situacao).toBe(
      'convidada',
    )
    const reported = async (who: typeof stays) =>
      (await who.call.notifications.list()).map(({ data }) => data.msg)
    expect((await reported(stays))[0]).toMatch(/passou para/)
    expect((await reported(comes))[0]).toMatch(/passou para/)
    expect((await reported(leaves))[0]).toMatch(/foi cancelada/)
  })

  it('cancelled leaves all calendars, and gives the hour back', async () => {
    const { application, email } = await candidate()
    const asks = await interviewer()
    const start = newDay()
    const { id } = await invite(application, [asks.userId], start)
    await manager.call.interviews.end({ id, situacao: 'cancelada' })
    const [, goodbye] = await mailsTo(db, email)
    expect(goodbye!.assunto).toBe('Entrevista: Técnico de Campo')
    expect(goodbye!.texto).toMatch(
      /^A entrevista para Técnico de Campo em \d\d\/01\/2099 às 14:00 foi cancelada\. O RH entrará em contato\.$/,
    )
    const [reported] = await asks.call.notifications.list()
    expect(reported!.data.msg).toMatch(/^A entrevista com Lia Prado \d+ em .* foi cancelada\.$/)
    expect(goodbye!.convite).toContain('METHOD:CANCEL')
    expect(goodbye!.convite).toContain('SEQUENCE:1')
    expect(goodbye!.convite).toContain('STATUS:CANCELLED')
    await invite(application, [asks.userId], start)
    await expect(manager.call.interviews.end({ id, situacao: 'cancelada' })).rejects.toThrow(
      'Esta entrevista já foi encerrada.',
    )
  })

  it('still to come ends with its application, no matter who ends that', async () => {
    const [one, two] = [await candidate(), await candidate()]
    const asks = await interviewer()
    const { id } = await invite(one.application, [asks.userId], newDay())
    const other = await invite(two.application, [asks.userId], newDay())
    await manager.call.applicants.move({ id: one.application, etapa: 'banco_talentos' })
    expect((await manager.call.interviews.get({ id })).situacao).toBe('cancelada')
    expect((await mailsTo(db, one.email)).at(-1)!.convite).toContain('METHOD:CANCEL')
    const { token } = await deps.auth.createSession(two.person, {}).then((session) => ({ token: session.id }))
    const withdrawn = await app.inject({
      method: 'POST',
      url: `/v1/candidatura/${two.application}/desistir`,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    })
    expect(withdrawn.statusCode).toBe(200)
    expect((await manager.call.interviews.get({ id: other.id })).situacao).toBe('cancelada')
    const reported = (await asks.call.notifications.list()).map(({ data }) => data.msg)
    expect(reported.filter((msg) => msg.includes('foi cancelada'))).toHaveLength(2)
  })

  it('needs a place, a later end, at most eight hours, a time to come and somebody who asks', async () => {
    const { application } = await candidate()
    const asks = await interviewer()
    const send = async (over: object) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/entrevista',
        headers: { authorization: `Bearer ${manager.token}` },
        payload: {
          object: {
            id_candidatura: application,
            ...times(newDay()),
            local: 'Sala',
            participantes: [asks.userId],
            ...over,
          },
        },
      })
      return [answer.statusCode, answer.json().campos]
    }
    const start = newDay()
    expect(await send({ local: null })).toEqual([422, { local: 'Informe o local ou o link da entrevista.' }])
    expect(await send(times(start, 0))).toEqual([422, { fim: 'O término deve ser depois do início.' }])
    expect(await send(times(start, 9))).toEqual([422, { fim: 'Uma entrevista dura no máximo 8 horas.' }])
    expect(await send(times(Date.UTC(2026, 0, 1)))).toEqual([
      422,
      { inicio: 'Escolha um horário que ainda não passou.' },
    ])
    expect(await send({ participantes: [] })).toEqual([
      422,
      { participantes: 'Escolha ao menos um entrevistador.' },
    ])
    const outsider = await as({ empresas: [theirs], id_empresa: theirs })
    expect(await send({ participantes: [outsider.userId] })).toEqual([
      422,
      { participantes: 'Opção não encontrada.' },
    ])
    await manager.call.applicants.move({ id: application, etapa: 'banco_talentos' })
    expect((await send({}))[0]).toBe(409)
  })

  it('is not arranged with somebody whose application has ended', async () => {
    const { application } = await candidate()
    const asks = await interviewer()
    await manager.call.applicants.move({ id: application, etapa: 'banco_talentos' })
    await expect(invite(application, [asks.userId])).rejects.toThrow('Esta candidatura já foi encerrada.')
    expect(
      await db.selectFrom('entrevista').where('id_candidatura', '=', application).select('id').execute(),
    ).toEqual([])
  })

  it('is not there for anyone who neither works with the vacancy nor takes part', async () => {
    const { application } = await candidate()
    const asks = await interviewer()
    const { id } = await invite(application, [asks.userId], newDay())
    const stranger = await interviewer()
    await expect(stranger.call.interviews.get({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(stranger.call.interviews.ofApplication({ id: application })).rejects.toThrow(
      'Registro não encontrado.',
    )
    expect((await asks.call.interviews.get({ id })).participa).toBe(true)
    await expect(asks.call.interviews.end({ id, situacao: 'cancelada' })).rejects.toThrow(
      'Você não tem permissão',
    )
    expect((await asks.call.applicants.get({ id: application })).destinos).toEqual([])
    const { dados } = await asks.call.interviews.list({})
    expect(dados.map((row) => [row.id, row.minha])).toEqual([[id, true]])
  })
})
