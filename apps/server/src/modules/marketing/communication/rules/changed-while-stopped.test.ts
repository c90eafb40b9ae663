/** A rule that is stopped, changed and switched on again: docs/marketing.md#stopping. */
import { communicationRule } from '@intranet/contract/messages/communication'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../../test/app.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { tidyQueue } from '../sending/communication-upkeep.job.ts'
import { cancelQueued, resumeQueued } from '../sending/queue-stop.queries.ts'
import { drainQueue } from '../sending/queue-worker.ts'
import { storedRule } from './rule-draft.service.ts'
import { planExecutions } from './shift.queries.ts'
import { buildPlanned } from './shift.service.ts'

const { db, deps, as } = await testWorld()
const { day, recording, world, run, states, executionOf } = await sendQueue(deps)
const { call } = await as(superadmin)
const { communicationRules: rules, communicationCampaigns: campaigns } = call

const left = async (id: number) => (await states(id)).map(({ situacao, motivo }) => [situacao, motivo])
const stopped = (count: number) => Array.from({ length: count }, () => ['cancelado', 'pausa'])

/** What the engine sends of the rule after all that it can do. */
async function sentBy(): Promise<string[]> {
  const { sent, deps: recorded } = recording()
  for (let round = 0; round < 2; round += 1) {
    await tidyQueue(recorded)
    await drainQueue(recorded)
  }
  return sent.map(({ texto }) => texto)
}

describe('a rule that was stopped', () => {
  it.each([
    ['its text', { mensagem_sms: 'Outro texto' }],
    ['its channel', { email: true, mensagem_email: '<p>Oi</p>' }],
    ['heeding incidents', { segurar_incidente: false }],
  ])(
    'sends nothing more of its shift once %s changed, and says how many (docs/marketing.md#stopping)',
    async (_what, change) => {
      const { id } = await world(3)
      await run(id)
      await rules.setActive({ ids: [id], ativo: false })
      await tidyQueue(deps)
      await rules.update({ id, ...change })
      const { avisos } = await rules.setActive({ ids: [id], ativo: true })
      expect((await executionOf(id)).situacao).toBe('interrompida')
      expect(avisos).toEqual([communicationRule.keptStopped(3)])
      expect(await sentBy()).toEqual([])
      expect(await left(id)).toEqual(stopped(3))
      expect((await executionOf(id)).situacao).toBe('interrompida')
    },
  )

  it('continues when it says the same again, also by an edit that switches it on', async () => {
    const { id } = await world(2)
    await run(id)
    await rules.update({ id, mensagem_sms: 'Outro texto', ativo: false })
    expect((await rules.update({ id, ativo: true })).avisos).toEqual([communicationRule.keptStopped(2)])
    await rules.update({ id, ativo: false })
    const again = await rules.update({ id, mensagem_sms: 'Oi {{primeiro_nome}}', ativo: true })
    expect(again.avisos).toEqual([])
    expect(await sentBy()).toHaveLength(2)
  })

  it('leaves out, with its campaign, the shift of a rule that was changed meanwhile', async () => {
    const first = await world(2)
    await run(first.id)
    await campaigns.setActive({ ids: [first.campanha], ativo: false })
    await rules.update({ id: first.id, mensagem_sms: 'Outro texto' })
    const { avisos } = await campaigns.update({ id: first.campanha, ativo: true })
    expect(avisos).toEqual([communicationRule.keptStopped(2)])
    expect(await sentBy()).toEqual([])
  })

  /** A shift of the evening whose audience is not written yet. */
  async function planned(id: number): Promise<number> {
    const now = Date.now()
    const times = { envia_em: new Date(now - 1000), expira_em: new Date(now + 3_600_000) }
    const plan = { dia: day, turno: 'N' as const, situacao: 'agendada' as const, motivo: null, ...times }
    const [execution] = await planExecutions(db, [{ ...plan, regra: await storedRule(db, id) }])
    return execution!
  }

  it('cancels what the stop had not reached yet', async () => {
    const { id } = await world(2)
    await run(id)
    await rules.update({ id, mensagem_sms: 'Outro texto', ativo: false })
    const waiting = { situacao: 'na_fila', motivo: null }
    await db.updateTable('campanha_envio').set(waiting).where('id_regra', '=', id).execute()
    await rules.setActive({ ids: [id], ativo: true })
    expect(await sentBy()).toEqual([])
    expect(await left(id)).toEqual(stopped(2))
  })

  it('reports what a change ends of a shift that is being queued again (docs/marketing.md#stopping)', async () => {
    const { id } = await world(3)
    await run(id)
    await db.updateTable('campanha_regras').set({ ativo: false }).where('id', '=', id).execute()
    await cancelQueued(db, { regras: [id] })
    await db.updateTable('campanha_regras').set({ ativo: true }).where('id', '=', id).execute()
    await resumeQueued(db, { regras: [id] }, 1)
    const change = (mensagem_sms: string) => rules.update({ id, mensagem_sms })
    expect((await change('Oi {{primeiro_nome}}')).avisos).toEqual([])
    expect((await change('Outro texto')).avisos).toEqual([communicationRule.keptStopped(2)])
    expect(await sentBy()).toHaveLength(1)
    expect((await change('Mais um texto')).avisos).toEqual([])
  })

  it.each([
    ['is not sent once the rule changed', 'Outro texto', 0, 'interrompida', [communicationRule.shiftEnded]],
    ['is sent as it was', 'Oi {{primeiro_nome}}', 2, 'concluida', []],
  ])('a shift whose audience is not written yet %s', async (_what, mensagem_sms, count, situacao, avisos) => {
    const { id } = await world(2)
    await planned(id)
    await rules.update({ id, mensagem_sms, ativo: false })
    expect((await rules.setActive({ ids: [id], ativo: true })).avisos).toEqual(avisos)
    await buildPlanned(deps)
    expect(await sentBy()).toHaveLength(count)
    await tidyQueue(deps)
    expect((await executionOf(id)).situacao).toBe(situacao)
  })

  it('is not compared by the name of its campaign, but by who writes its e-mails', async () => {
    const { id, campanha, id_empresa } = await world(1)
    await run(id)
    await rules.setActive({ ids: [id], ativo: false })
    await campaigns.update({ id: campanha, nome: 'Outro nome' })
    expect((await rules.setActive({ ids: [id], ativo: true })).avisos).toEqual([])
    await rules.setActive({ ids: [id], ativo: false })
    await db.updateTable('empresa').set({ remetente_nome: 'Outro' }).where('id', '=', id_empresa).execute()
    const { avisos } = await rules.setActive({ ids: [id], ativo: true })
    expect(avisos).toEqual([communicationRule.keptStopped(1)])
    expect(await sentBy()).toEqual([])
  })
})
