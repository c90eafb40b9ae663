import { DAY_MS } from '@intranet/contract/durations'
import { refusal } from '@intranet/contract/messages/refusals'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { meeting } from '../../../../test/factories/calendar.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)

describe('changed events', () => {
  it.each([
    ['end', { fim: '2026-06-11T16:00' }],
    ['whole day', { dia_inteiro: true }],
    ['recurrence', { recorrencia: 'semanal' as const }],
    ['end of the recurrence', { recorrencia_fim: '2026-12-01' }],
    ['place', { local: 'Sala 2' }],
    ['link', { link: 'https://example.com/sala' }],
  ])('tell their guests of a new %s, and not of a new colour', async (_, change) => {
    const owner = await as({ id_empresa: ours })
    const guest = await as({ id_empresa: ours })
    const notices = async () =>
      (await guest.call.notifications.list({ limit: 50 })).map(({ data }) => data.msg)
    const repeats = 'recorrencia_fim' in change && { recorrencia: 'semanal' as const }
    const [made] = await owner.call.calendar.create({
      objects: [{ ...meeting, ...repeats, convidados: [guest.userId] }],
    })
    const { id } = made!
    await owner.call.calendar.update({ id, cor: '#be185d', descricao: 'Pauta' })
    expect(await notices()).toHaveLength(1)
    await owner.call.calendar.update({ id, ...change })
    expect(await notices()).toContainEqual(expect.stringMatching(/^Evento alterado: Reunião de rede, 11\/06/))
    await owner.call.calendar.update({ id, ...change })
    expect(await notices()).toHaveLength(2)
  })
})

it.each([
  ['once', {}, '2026-06-11T14:00', '2026-06-12T14:00'],
  ['between two minutes', { inicio: '2026-06-11T14:00:30' }, '2026-06-11T14:00', '2026-06-12T14:00'],
  ['on whole days', { dia_inteiro: true }, '2026-06-11T00:00', '2026-06-12T00:00'],
  ['on whole days, by its hour,', { dia_inteiro: true }, '2026-06-11T14:00', '2026-06-12T14:00'],
  ['every week', { recorrencia: 'semanal' as const }, '2026-06-18T14:00', '2026-06-19T14:00'],
])(
  'an event %s is not moved from a time at which it was before (docs/content.md#series)',
  async (_, times, de, para) => {
    const { call } = await as({ id_empresa: ours })
    const [made] = await call.calendar.create({ objects: [{ ...meeting, ...times }] })
    const { id } = made!
    const before = (await call.calendar.get({ id })).inicio.getTime()
    await call.calendar.move({ id, de, para })
    await expect(call.calendar.move({ id, de, para })).rejects.toThrow(refusal.staleEdit)
    expect((await call.calendar.get({ id })).inicio.getTime()).toBe(before + DAY_MS)
  },
)
