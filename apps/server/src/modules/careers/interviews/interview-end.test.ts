import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/factories/hiring.ts'
import { HOUR, interviewWorld, keyIn, times } from '../../../../test/factories/interviews.ts'

const { db, as, manager, candidate, interviewer, newDay, invite } = await interviewWorld()

/** Somebody who applied and has an interview that is still to come. */
async function invited() {
  const one = await candidate()
  const asks = await interviewer()
  const { id } = await invite(one.application, [asks.userId])
  const reported = async () => (await asks.call.notifications.list()).map(({ data }) => data.msg)
  const messages = async () => (await mailsTo(db, one.email)).slice(1)
  return { ...one, id, asks, reported, messages }
}
const stateOf = async (id: number) => (await manager.call.interviews.get({ id })).situacao

/** As if it had begun an hour ago; each at its own hour. */
const letPass = (id: number) =>
  db
    .updateTable('entrevista')
    .set({ inicio: new Date(Date.now() - HOUR - id * 9 * HOUR), fim: new Date(Date.now() - id * 9 * HOUR) })
    .where('id', '=', id)
    .execute()

describe('an interview that is still to come', () => {
  it('of somebody who is refused ends with the one message of the refusal (docs/hiring.md#deciding)', async () => {
    const { application, id, messages, reported } = await invited()
    await manager.call.applicants.move({ id: application, etapa: 'reprovado', texto: 'Outro perfil.' })
    expect(await stateOf(id)).toBe('cancelada')
    const [refusal, ...others] = await messages()
    expect(others).toEqual([])
    expect(refusal!.texto).toContain('Motivo: Outro perfil.')
    expect(refusal!.convite).toContain('METHOD:CANCEL')
    expect((await reported())[0]).toMatch(/foi cancelada/)
  })

  it('of somebody who is refused without a message is still taken out of their calendar', async () => {
    const { application, messages } = await invited()
    await manager.call.applicants.move({
      id: application,
      etapa: 'reprovado',
      texto: 'Outro perfil.',
      avisar: false,
    })
    const [goodbye, ...others] = await messages()
    expect(others).toEqual([])
    expect(goodbye!.convite).toContain('METHOD:CANCEL')
    expect(goodbye!.texto).toMatch(/^A entrevista para Técnico de Campo em .* foi cancelada\.$/)
  })

  it('ends when the rest of a filled vacancy is sent to the talent bank', async () => {
    const { id, vacancy, messages, reported } = await invited()
    await manager.call.applicants.sendRest({ id_vaga: vacancy.id })
    expect(await stateOf(id)).toBe('cancelada')
    expect((await messages()).map(({ convite }) => convite?.includes('METHOD:CANCEL'))).toEqual([true])
    expect((await reported())[0]).toMatch(/foi cancelada/)
  })
})

describe('an application that ended', () => {
  it.each(['reprovado', 'desistente', 'contratado'] as const)(
    'at %s has no interview that is moved, cancelled or judged, and nobody is written (docs/hiring.md#interviews)',
    async (etapa) => {
      const { application, id, asks, messages, reported } = await invited()
      await letPass(id)
      await manager.call.applicants.move({ id: application, etapa, texto: 'Outro perfil.', avisar: false })
      const seen = { id, updated_at: (await manager.call.interviews.get({ id })).updated_at.toISOString() }
      const before = [await messages(), await reported()]
      const moved = { ...times(newDay()), local: 'Sala 3', participantes: [asks.userId] }
      const { id: id_criterio } = await db
        .selectFrom('carreira_criterio')
        .select('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      for (const asked of [
        () => manager.call.interviews.update({ ...seen, ...moved }),
        () => manager.call.interviews.end({ ...seen, situacao: 'cancelada' }),
        () => asks.call.interviews.opinion({ id, recomendacao: 'sim', notas: [{ id_criterio, nota: 5 }] }),
      ])
        await expect(asked()).rejects.toThrow('Esta candidatura já foi encerrada.')
      expect([await messages(), await reported()]).toEqual(before)
      // Whether it took place is still kept.
      await manager.call.interviews.end({ ...seen, situacao: 'realizada' })
    },
  )

  it('ends before an interview is moved, or after: not meanwhile', async () => {
    const { application, id, asks } = await invited()
    const moved = { ...times(newDay()), local: 'Sala 3', participantes: [asks.userId] }
    const { moving } = await db.transaction().execute(async (other) => {
      await other
        .updateTable('candidatura')
        .set({ etapa: 'desistente' })
        .where('id', '=', application)
        .execute()
      const outcome = manager.call.interviews.update({ id, ...moved }).then(
        () => 'moved',
        (error: Error) => error.message,
      )
      await Promise.race([outcome, new Promise((done) => setTimeout(done, 500))])
      return { moving: outcome }
    })
    expect(await moving).toBe('Esta candidatura já foi encerrada.')
  })

  it('takes no answer by the link of an interview', async () => {
    const { email, application } = await invited()
    const chave = keyIn((await mailsTo(db, email))[0]!.texto)
    await db.updateTable('candidatura').set({ etapa: 'desistente' }).where('id', '=', application).execute()
    const { call } = await as(null)
    expect(await call.publicInterviews.view({ chave })).toMatchObject({ aberta: false })
    await expect(call.publicInterviews.answer({ chave, resposta: 'confirmada' })).rejects.toThrow(
      'Este link não vale mais.',
    )
  })
})
