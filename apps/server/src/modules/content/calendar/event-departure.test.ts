import { DAY_MS, HOUR_MS } from '@intranet/contract/durations'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { meeting } from '../../../../test/factories/calendar.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { findActor } from '../../../platform/session.ts'
import { endEventsOf } from './event.departure.ts'

const { db, as, deps } = await testWorld()
const ours = await makeProvider(db)
const at = (days: number, hours = 0) => new Date(Date.now() + days * DAY_MS + hours * HOUR_MS).toISOString()

describe('personal events', () => {
  it('of who leaves end where others were invited, and these are notified (docs/people.md#what-ends-with-a-shutdown)', async () => {
    const here = { id_empresa: ours, roles: ['rh:gestor'], empresas: [ours] }
    const [owner, guest, hr] = [await as(here), await as({ id_empresa: ours }), await as(here)]
    const convidados = [guest.userId]
    const [once, series, later, past, alone, shared] = await owner.call.calendar.create({
      objects: [
        { ...meeting, titulo: 'Uma vez', inicio: at(3), fim: at(3, 1), convidados },
        {
          ...meeting,
          titulo: 'Toda semana',
          inicio: at(-14),
          fim: at(-14, 1),
          recorrencia: 'semanal',
          convidados,
        },
        { ...meeting, titulo: 'Depois', inicio: at(4), fim: at(4, 1), recorrencia: 'semanal', convidados },
        { ...meeting, titulo: 'Passada', inicio: at(-3), fim: at(-3, 1), convidados },
        { ...meeting, titulo: 'Sozinha', inicio: at(3), fim: at(3, 1) },
        {
          ...meeting,
          titulo: 'De todos',
          inicio: at(3),
          fim: at(3, 1),
          publico: 'provedor',
          id_empresa: ours,
          convidados,
        },
      ],
    })
    const { actor } = (await findActor(deps.auth, hr.token))!
    await endEventsOf(db, actor, owner.userId)
    const kept = await db
      .selectFrom('evento_calendario')
      .select(['id', 'recorrencia_fim'])
      .where('id_usuario', '=', owner.userId)
      .orderBy('id')
      .execute()
    const yesterday = new Date(Date.now() - DAY_MS).toLocaleDateString('en-CA', {
      timeZone: 'America/Sao_Paulo',
    })
    expect(kept).toEqual([
      { id: series!.id, recorrencia_fim: yesterday },
      { id: past!.id, recorrencia_fim: null },
      { id: alone!.id, recorrencia_fim: null },
      { id: shared!.id, recorrencia_fim: null },
    ])
    expect([once, later].every((one) => kept.every(({ id }) => id !== one!.id))).toBe(true)
    const notices = (await guest.call.notifications.list({ limit: 50 })).map(({ data }) => data.msg)
    const cancelled = notices.filter((msg) => msg.startsWith('Evento cancelado'))
    expect(cancelled.toSorted()).toEqual([
      'Evento cancelado: Depois',
      'Evento cancelado: Toda semana',
      expect.stringMatching(/^Evento cancelado: Uma vez, /),
    ])
    await endEventsOf(db, actor, owner.userId)
    expect(await guest.call.notifications.list({ limit: 50 })).toHaveLength(notices.length)
  })
})
