import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../../../test/factories/hiring.ts'
import { interviewWorld } from '../../../../test/factories/interviews.ts'

const { db, manager, candidate, interviewer, invite } = await interviewWorld()

/** Somebody who applied and has an interview that is still to come. */
async function invited() {
  const one = await candidate()
  const asks = await interviewer()
  const { id } = await invite(one.application, [asks.userId])
  const reported = async () => (await asks.call.notifications.list()).map(({ data }) => data.msg)
  const messages = async () => (await mailsTo(db, one.email)).slice(1)
  return { ...one, id, reported, messages }
}
const stateOf = async (id: number) => (await manager.call.interviews.get({ id })).situacao

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
