import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/factories/hiring.ts'
import { HOUR, interviewWorld, keyIn, times } from '../../../../test/factories/interviews.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as, app, manager, here, candidate, interviewer, newDay, invite } = await interviewWorld()

/** As if the interview had begun an hour ago; each at its own hour. */
const hold = (id: number) =>
  db
    .updateTable('entrevista')
    .set({ inicio: new Date(Date.now() - HOUR - id * 9 * HOUR), fim: new Date(Date.now() - id * 9 * HOUR) })
    .where('id', '=', id)
    .execute()

describe('the candidate’s link', () => {
  it('confirms, or asks for another time, without signing in; the person who arranged it is notified (docs/hiring.md#interviews)', async () => {
    const { application, email } = await candidate()
    const asks = await interviewer()
    const { id } = await invite(application, [asks.userId], newDay())
    const chave = keyIn((await mailsTo(db, email))[0]!.texto)
    const shown = await app.inject({ url: `/v1/entrevista/convite/${chave}` })
    expect(shown.json()).toMatchObject({
      titulo_vaga: 'Técnico de Campo',
      primeiro_nome: 'Lia',
      aberta: true,
    })
    expect(Object.keys(shown.json())).not.toContain('participantes')
    const answer = (payload: object) =>
      app.inject({ method: 'POST', url: `/v1/entrevista/convite/${chave}`, payload })
    const without = await answer({ resposta: 'outro_horario' })
    expect([without.statusCode, without.json().campos]).toEqual([422, { pedido: 'Campo obrigatório' }])
    const guest = await as(null)
    const asked = await answer({ resposta: 'outro_horario', pedido: 'Só à noite' })
    expect(asked.statusCode).toBe(200)
    expect(await manager.call.interviews.get({ id })).toMatchObject({
      situacao: 'outro_horario',
      pedido: 'Só à noite',
    })
    await guest.call.publicInterviews.answer({ chave, resposta: 'confirmada' })
    expect(await manager.call.interviews.get({ id })).toMatchObject({ situacao: 'confirmada', pedido: null })
    const reported = (await asks.call.notifications.list()).map(({ data }) => data.msg)
    expect(reported.slice(0, 2).map((msg) => msg.replace(/ \d+ /, ' N '))).toEqual([
      expect.stringMatching(/^Lia Prado N confirmou a entrevista/),
      expect.stringMatching(/^Lia Prado N pediu outro horário/),
    ])
  })

  it('is answered to the managers of the talent bank where nobody of the interview works here any more (docs/hiring.md#who-is-notified)', async () => {
    const { application, email } = await candidate()
    const [asks, bank] = [await interviewer(), await as({ roles: ['banco_talentos:gestor'], ...here })]
    await invite(application, [asks.userId], newDay())
    const chave = keyIn((await mailsTo(db, email))[0]!.texto)
    const switched = (ativo: boolean) =>
      db.updateTable('rh_usuario').set({ ativo }).where('id', 'in', [asks.userId, manager.userId]).execute()
    await switched(false)
    const guest = await as(null)
    await guest.call.publicInterviews.answer({ chave, resposta: 'confirmada' })
    await switched(true)
    const [newest] = await bank.call.notifications.list()
    expect(newest!.data.msg).toContain('confirmou a entrevista')
  })

  it('ends with the interview; an unknown one reports nothing', async () => {
    const { application, email } = await candidate()
    const asks = await interviewer()
    const { id } = await invite(application, [asks.userId], newDay())
    const chave = keyIn((await mailsTo(db, email))[0]!.texto)
    await manager.call.interviews.end({ id, situacao: 'cancelada' })
    const guest = await as(null)
    expect((await guest.call.publicInterviews.view({ chave })).aberta).toBe(false)
    const late = await app.inject({
      method: 'POST',
      url: `/v1/entrevista/convite/${chave}`,
      payload: { resposta: 'confirmada' },
    })
    expect([late.statusCode, late.json().mensagem]).toEqual([410, 'Este link não vale mais. Fale com o RH.'])
    const unknown = await app.inject({ url: `/v1/entrevista/convite/${'z'.repeat(32)}` })
    expect(unknown.statusCode).toBe(404)
  })
})

describe('opinions', () => {
  it('of the others are read once the own one is sent; each is sent once (docs/hiring.md#interviews)', async () => {
    const { application } = await candidate()
    const [one, two] = [await interviewer(), await interviewer()]
    const { id } = await invite(application, [one.userId, two.userId], newDay())
    const [criterion] = await one.call.interviewCriteria.options()
    const opinion = (nota: number) => ({
      id,
      recomendacao: 'sim' as const,
      texto: 'Foi bem.',
      notas: [{ id_criterio: criterion!.id, nota }],
    })
    await expect(one.call.interviews.opinion(opinion(5))).rejects.toThrow('A entrevista ainda não começou.')
    await hold(id)
    const tasks = async () => (await openObligations(one.call)).map(({ verbo }) => verbo)
    expect(await tasks()).toEqual(['Escrever'])
    const { id: _, ...payload } = opinion(5)
    const headers = { authorization: `Bearer ${one.token}` }
    const sent = await app.inject({ method: 'POST', url: `/v1/entrevista/${id}/parecer`, headers, payload })
    expect(sent.statusCode).toBe(200)
    expect(await tasks()).toEqual([])
    expect(await two.call.interviews.get({ id })).toMatchObject({ pareceres: [], ocultos: 1, enviou: false })
    await two.call.interviews.opinion({ ...opinion(2), recomendacao: 'talvez' })
    const read = await two.call.interviews.get({ id })
    expect(read.pareceres.map(({ recomendacao, notas }) => [recomendacao, notas])).toEqual([
      ['sim', [{ criterio: criterion!.nome, nota: 5 }]],
      ['talvez', [{ criterio: criterion!.nome, nota: 2 }]],
    ])
    expect((await manager.call.interviews.get({ id })).pareceres).toHaveLength(2)
    await expect(one.call.interviews.opinion(opinion(1))).rejects.toThrow('Você já enviou seu parecer.')
    await expect(manager.call.interviews.opinion(opinion(1))).rejects.toThrow(
      'Somente quem participa da entrevista envia o parecer.',
    )
    expect(await manager.call.interviews.end({ id, situacao: 'realizada' })).toMatchObject({
      situacao: 'realizada',
    })
  })

  it('keep their writer in the interview', async () => {
    const { application } = await candidate()
    const [one, two] = [await interviewer(), await interviewer()]
    const { id } = await invite(application, [one.userId], newDay())
    const [criterion] = await one.call.interviewCriteria.options()
    await hold(id)
    await one.call.interviews.opinion({
      id,
      recomendacao: 'nao',
      notas: [{ id_criterio: criterion!.id, nota: 1 }],
    })
    await expect(
      manager.call.interviews.update({ id, ...times(newDay()), local: 'Sala', participantes: [two.userId] }),
    ).rejects.toThrow('Quem já enviou o parecer não pode sair da entrevista.')
  })

  it('use the criteria that managers keep', async () => {
    const made = await manager.call.interviewCriteria.create({ objects: [{ nome: 'Pontualidade' }] })
    await expect(
      manager.call.interviewCriteria.create({ objects: [{ nome: 'pontualidade' }] }),
    ).rejects.toThrow('Já existe um critério com este nome.')
    await manager.call.interviewCriteria.setActive({ ids: [made[0]!.id], ativo: false })
    const names = (await manager.call.interviewCriteria.options()).map(({ nome }) => nome)
    expect(names).not.toContain('Pontualidade')
    expect(names).toContain('Comunicação')
  })
})

describe('anyone who leaves', () => {
  it('is notified of the interviews they take part in and the vacancies they hire for', async () => {
    const hr = await as({ roles: ['rh:gestor'], ...here })
    const { application, vacancy } = await candidate()
    const asks = await interviewer()
    await invite(application, [asks.userId], newDay())
    const shutdown = async (id_funcionario: number) => {
      await db
        .updateTable('rh_usuario')
        .set({ data_admissao: '2020-01-01' })
        .where('id', '=', id_funcionario)
        .execute()
      const [made] = await hr.call.shutdowns.create({
        objects: [
          {
            id_funcionario,
            tipo: 'pedido_demissao',
            motivo: 'Mudança',
            aviso_previo: 'dispensado',
            data_desligamento: dayFromNow(200),
          },
        ],
      })
      return (await hr.call.shutdowns.holdings({ id: made!.id })).map(({ tipo, rota }) => [tipo, rota])
    }
    expect(await shutdown(asks.userId)).toContainEqual(['entrevista', `/careers/candidate/${application}`])
    expect(await shutdown(vacancy.id_gestor)).toContainEqual(['vaga', `/careers/edit/${vacancy.id}`])
  })
})

it('an interview whose hour has come is answered no more, nor shown as open', async () => {
  const { application, email } = await candidate()
  const asks = await interviewer()
  const { id } = await invite(application, [asks.userId], newDay())
  const chave = keyIn((await mailsTo(db, email))[0]!.texto)
  await hold(id)
  const guest = await as(null)
  expect((await guest.call.publicInterviews.view({ chave })).aberta).toBe(false)
  await expect(guest.call.publicInterviews.answer({ chave, resposta: 'confirmada' })).rejects.toThrow(
    'Este link não vale mais. Fale com o RH.',
  )
  expect(await manager.call.interviews.get({ id })).toMatchObject({ situacao: 'convidada' })
})
