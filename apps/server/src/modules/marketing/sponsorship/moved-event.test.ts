/** Events that are postponed after their approval: docs/sponsorship.md#states. */
import { refusal } from '@intranet/contract/messages/refusals'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAgreed, makeEnded } from '../../../../test/factories/sponsorship.ts'
import { runDeadlines } from './deadline.job.ts'

const { db, deps, as } = await testWorld()
const razao = await makeProvider(db)
const { call, userId } = await as({ roles: ['marketing:gestor'], empresas: [razao] })
const requester = await as({ roles: ['marketing:solicitante'], empresas: [razao] })
const { sponsorshipRequests: requests } = call
const today = todayInBrazil()
const to = (days: number) => ({ data_inicio: daysLater(today, days), data_fim: daysLater(today, days) })
const stateOf = async (id: number) => (await requests.get({ id })).situacao
const ended = (days: number, over: Record<string, unknown> = {}, account: Record<string, unknown> = {}) =>
  makeEnded(db, razao, { ...to(-days), ...over }, account)

describe('an approved event', () => {
  it('is moved by a manager, its entry of the calendar too; nothing else of it changes (docs/sponsorship.md#states)', async () => {
    const id = await makeAgreed(db, razao)
    await requests.step({ id, situacao: 'aprovada' })
    await requests.update({ id, ...to(90) })
    const moved = await requests.get({ id })
    expect(moved).toMatchObject({ ...to(90), situacao: 'aprovada' })
    const event = await db
      .selectFrom('rh_marketing_eventos')
      .where('id', '=', moved.id_evento!)
      .select(['data_inicio', 'data_fim'])
      .executeTakeFirstOrThrow()
    expect(event).toEqual(to(90))
    await expect(requests.update({ id, publico_estimado: 9 })).rejects.toThrow(text.closed)
    const same = { ...to(91), publico_estimado: moved.publico_estimado }
    await requests.update({ id, ...same, updated_at: moved.updated_at.toISOString() })
    await expect(requests.update({ id, data_fim: daysLater(today, 90) })).rejects.toThrow('inválidos')
    await expect(requester.call.sponsorshipRequests.update({ id, ...to(95) })).rejects.toThrow(text.closed)
    const old = moved.updated_at.toISOString()
    await expect(requests.update({ id, ...to(95), updated_at: old })).rejects.toThrow('outra pessoa')
  })

  it.each(['aprovada', 'aguardando_pos_evento', 'inadimplente'] as const)(
    'that is %s is taken over and handed over by who works on it, and nothing else changes (docs/sponsorship.md#states)',
    async (situacao) => {
      const { id } = await ended(0, { situacao })
      const own = requester.call.sponsorshipRequests
      const answers = async () => {
        const { id_responsavel_interno, data_fim, situacao: state } = await own.get({ id })
        return [id_responsavel_interno, data_fim, state]
      }
      await own.takeOn({ id })
      expect(await answers()).toEqual([requester.userId, today, situacao])
      await own.update({ id, id_responsavel_interno: userId })
      expect(await answers()).toEqual([userId, today, situacao])
      const outsider = await as({ roles: ['marketing:gestor'], empresas: [await makeProvider(db)] })
      for (const other of [outsider.userId, (await as({ roles: ['rh:gestor'], empresas: [razao] })).userId])
        await expect(requests.update({ id, id_responsavel_interno: other })).rejects.toMatchObject({
          cause: { details: { campos: { id_responsavel_interno: refusal.noOption } } },
        })
      await requests.update({ id, ...to(1), id_responsavel_interno: requester.userId })
      expect(await answers()).toEqual([requester.userId, daysLater(today, 1), 'aprovada'])
    },
  )

  it.each(['concluida', 'arquivada'] as const)(
    'that is %s is neither taken over nor handed over',
    async (situacao) => {
      const { id } = await ended(1, { situacao })
      await expect(requests.takeOn({ id })).rejects.toThrow(text.closed)
      await expect(requests.update({ id, id_responsavel_interno: userId })).rejects.toThrow(text.closed)
    },
  )

  it('is moved within the budget of its new year', async () => {
    const id = await makeAgreed(db, razao, '2500.00', { situacao: 'aprovada' })
    const { data_inicio } = await requests.get({ id })
    const ano = Number(data_inicio.slice(0, 4)) + 1
    const [budget] = await call.sponsorshipBudgets.create({
      objects: [{ id_empresa: razao, ano, valor: '2499.99' }],
    })
    const next = { data_inicio: `${ano}-03-01`, data_fim: `${ano}-03-01` }
    await expect(requests.update({ id, ...next })).rejects.toMatchObject({
      cause: { details: { campos: { data_inicio: expect.stringContaining(String(ano)) } } },
    })
    await call.sponsorshipBudgets.update({ id: budget!.id, valor: '2500.00' })
    await requests.update({ id, ...next })
    expect(await requests.get({ id })).toMatchObject(next)
  })

  it.each([
    ['aguardando_pos_evento', 5, 10, 'aprovada'],
    ['inadimplente', 40, 0, 'aprovada'],
    ['inadimplente', 40, -30, 'aguardando_pos_evento'],
    ['inadimplente', 40, -31, 'inadimplente'],
    ['aguardando_pos_evento', 5, -1, 'aguardando_pos_evento'],
    ['aprovada', 5, -1, 'aprovada'],
  ] as const)(
    'that is %s is in order again when it moves from %i days ago to %i',
    async (situacao, days, by, after) => {
      const { id } = await ended(days, { situacao })
      await requests.update({ id, ...to(by) })
      expect(await stateOf(id)).toBe(after)
    },
  )

  it.each(['em_analise', 'aprovado'])('keeps its state when its account is %s', async (situacao) => {
    const { id } = await ended(5, {}, { situacao, resumo: 'Praça cheia.', contrapartidas_cumpridas: 'sim' })
    await requests.update({ id, ...to(10) })
    expect(await stateOf(id)).toBe('aguardando_pos_evento')
  })

  it('is reminded of its account again after the new end', async () => {
    const { id } = await ended(2)
    await runDeadlines(deps, today)
    const reminders = async () =>
      (await db.selectFrom('patrocinio_lembrete').where('id_solicitacao', '=', id).select('dias').execute())
        .length
    expect(await reminders()).toBe(1)
    await requests.update({ id, ...to(20) })
    expect(await reminders()).toBe(0)
    await runDeadlines(deps, daysLater(today, 21))
    expect(await stateOf(id)).toBe('aguardando_pos_evento')
    expect(await reminders()).toBe(1)
  })
})
