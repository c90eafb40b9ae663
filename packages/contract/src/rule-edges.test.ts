/** Rules at their edge: the last value that is still in, and the first one that is out. */
import { MINUTE_MS } from './durations.ts'
import { describe, expect, it } from 'vitest'
import { occurrences, type Recurring } from './content/calendar-time.ts'
import { confirmationReach, writesNews } from './content/news-access.ts'
import { isOutdated, SIMULATION_HOURS } from './desk/blocking-options.ts'
import { arrearsOf, instalmentsOf } from './desk/negotiation.ts'
import { monthsLater } from './today.ts'
import { slipLine } from './desk/slip-line.ts'
import { ageLabel, formatBytes, isRealDay, whatsappLink } from './formats.ts'
import { firesFor, firstAllowedShift, isQuiet, wantedDays } from './marketing/firing.ts'
import { asksOut } from './marketing/opt-out-words.ts'
import { suggestedOpinion } from './marketing/sponsorship-words.ts'
import { mayDrive } from './operations/fleet-options.ts'
import { reportReach } from './people/hr-reports-access.ts'
import { completionPercent } from './people/onboarding-reading.ts'
import { seesWholeCustomers } from './sales/customer-access.ts'
import { leadReach } from './sales/lead-reach.ts'

const holder = (role: string, employee = true) => ({ roles: ['user', role], employee })

describe('time', () => {
  const noon = Date.parse('2026-06-10T12:00:00Z')
  const event = (over: Partial<Recurring>): Recurring => ({
    inicio: noon,
    fim: noon + 60 * MINUTE_MS,
    dia_inteiro: false,
    recorrencia: 'nenhuma',
    recorrencia_fim: null,
    ...over,
  })
  const wall = Date.parse('2026-06-10T09:00:00Z')
  const seen = (one: Recurring, from: number, to: number) => occurrences(one, from, to).length

  it('an event touches a window that it begins before the end of and ends after the beginning of', () => {
    const one = event({})
    const hour = 60 * MINUTE_MS
    expect([seen(one, wall - hour, wall), seen(one, wall - hour, wall + 1)]).toEqual([0, 1])
    expect([seen(one, wall + hour, wall + 2 * hour), seen(one, wall + hour - 1, wall + 2 * hour)]).toEqual([
      0, 1,
    ])
  })

  it('an event without length is in the window that begins with it', () => {
    const moment = event({ fim: noon })
    expect([seen(moment, wall, wall + 1), seen(moment, wall + 1, wall + 2)]).toEqual([1, 0])
  })

  it('a repetition ends with its last day', () => {
    const daily = event({ recorrencia: 'diaria', recorrencia_fim: '2026-06-12' })
    expect(seen(daily, wall - 60 * MINUTE_MS, wall + 30 * 24 * 60 * MINUTE_MS)).toBe(3)
  })

  it.each([
    ['22:00', '07:00', ['21:59', '22:00', '06:59', '07:00'], [false, true, true, false]],
    ['12:00', '14:00', ['11:59', '12:00', '13:59', '14:00'], [false, true, true, false]],
    ['08:00', '08:00', ['07:59', '08:00', '12:00'], [true, true, true]],
  ])('silence from %s to %s holds its first minute and not its last', (from, to, times, quiet) => {
    const hours = { silencio_inicio: from, silencio_fim: to }
    expect(times.map((time) => isQuiet(hours, time))).toEqual(quiet)
  })

  it('no shift is allowed where the whole day is silent, and the night’s next one is tomorrow’s', () => {
    const night = { silencio_inicio: '17:00', silencio_fim: '23:00' }
    expect(firstAllowedShift(night, '2026-06-10', 'N')).toEqual({ dia: '2026-06-11', turno: 'M' })
    const all = { silencio_inicio: '08:00', silencio_fim: '08:00' }
    expect(firstAllowedShift(all, '2026-06-10', 'M')).toBeNull()
  })

  it('ages are Agora, minutes, hours and days', () => {
    const minutes = [0, 1, 59, 60, 1439, 1440, 2880]
    const labels = minutes.map((one) => ageLabel(new Date(noon - one * MINUTE_MS), new Date(noon)))
    expect(labels).toEqual(['Agora', '1m', '59m', '1h', '23h', '1d', '2d'])
  })

  it('days of the calendar are real ones', () => {
    const days: [number, number, number][] = [
      [2026, 1, 1],
      [2026, 12, 31],
      [2026, 0, 1],
      [2026, 13, 1],
      [2026, 1, 0],
      [2026, 4, 31],
      [2024, 2, 29],
      [2026, 2, 29],
      [2000, 2, 29],
      [1900, 2, 29],
    ]
    expect(days.map((day) => isRealDay(...day))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      true,
      false,
      true,
      false,
    ])
  })

  it('a simulation is outdated once its hours are over, not when they end', () => {
    const at = new Date(noon)
    const end = noon + SIMULATION_HOURS * 60 * MINUTE_MS
    expect([isOutdated(at, new Date(end)), isOutdated(at, new Date(end + 1))]).toEqual([false, true])
  })
})

describe('communication', () => {
  it('a yearly date returns from its own day on', () => {
    const rule = {
      criterio: 'data_especifica',
      envio: 'anual',
      tempo: null,
      data_especifica: '2026-06-10',
    } as const
    const days = ['2025-06-10', '2026-06-10', '2027-06-10', '2027-06-11'].map(
      (day) => wantedDays(rule, day).length,
    )
    expect(days).toEqual([0, 1, 1, 0])
  })

  it('a birthday is written to from eighteen on, a day ahead as on the day', () => {
    const rule = (envio: 'no_dia' | 'dia_anterior') =>
      ({
        criterio: 'data_aniversario',
        envio,
        tempo: envio === 'no_dia' ? null : 1,
        data_especifica: null,
      }) as const
    expect(firesFor(rule('no_dia'), '2008-06-10', '2026-06-10')).toBe('2026-06-10')
    expect(firesFor(rule('no_dia'), '2009-06-10', '2026-06-10')).toBeNull()
    expect(firesFor(rule('dia_anterior'), '2008-06-11', '2026-06-10')).toBeNull()
    expect(firesFor(rule('dia_anterior'), '2007-06-11', '2026-06-10')).toBe('2026-06-11')
  })

  it('an opt-out has five words at most', () => {
    expect([asksOut('por favor quero sair já'), asksOut('por favor eu quero sair já')]).toEqual([true, false])
  })
})

describe('figures', () => {
  it('a score suggests an opinion at 2.5 and 3.5', () => {
    expect([2.49, 2.5, 3.49, 3.5].map(suggestedOpinion)).toEqual([
      'inviavel',
      'viavel_com_ressalvas',
      'viavel_com_ressalvas',
      'viavel',
    ])
  })

  it('reading is 100 % only when all is read', () => {
    const percents = [completionPercent(0, 0), completionPercent(999, 1000), completionPercent(4999, 5000)]
    expect([...percents, completionPercent(3, 3)]).toEqual([0, 99.9, 99.9, 100])
  })

  it('a file’s size is in MB from one MB on', () => {
    expect([1, 1536, 1024 * 1024 - 1, 1024 * 1024].map(formatBytes)).toEqual([
      '1 KB',
      '2 KB',
      '1.024 KB',
      '1 MB',
    ])
  })

  it('fine and interest begin the day after; the fine is once, interest by the day', () => {
    const invoice = { fatura: '1', descricao: null, vencimento: '2026-06-10', valor: 30_000 }
    const rates = { multa: 200, juros: 100 }
    const owed = ['2026-06-10', '2026-06-11', '2026-07-10'].map((day) => arrearsOf(invoice, day, rates))
    expect(owed.map(({ dias, multa, juros, total }) => [dias, multa, juros, total])).toEqual([
      [0, 0, 0, 30_000],
      [1, 600, 10, 30_610],
      [30, 600, 300, 30_900],
    ])
  })

  it('instalments differ by a cent at most, the first ones are larger, each a month later', () => {
    expect([instalmentsOf(1000, 3), instalmentsOf(1001, 3), instalmentsOf(999, 3)]).toEqual([
      [334, 333, 333],
      [334, 334, 333],
      [333, 333, 333],
    ])
    expect([
      monthsLater('2026-01-31', 1),
      monthsLater('2026-12-15', 1),
      monthsLater('2024-01-31', 1),
    ]).toEqual(['2026-02-28', '2027-01-15', '2024-02-29'])
  })

  it('a slip’s factor counts to 9999 and begins again at 1000', () => {
    const factor = (vencimento: string) =>
      slipLine({ banco: '341', vencimento, valor: 12_345, livre: '123' }).slice(33, 37)
    expect(['2025-02-21', '2025-02-22', '2025-02-23'].map(factor)).toEqual(['9999', '1000', '1001'])
  })
})

describe('people', () => {
  it('who manages HR or the module sees all readings, who asks for HR those of the department', () => {
    const roles = ['rh:gestor', 'novidades:gestor', 'novidades:solicitante', 'rh:solicitante', 'rh:leitor']
    expect(roles.map((role) => confirmationReach(holder(role)))).toEqual([
      'provedores',
      'provedores',
      null,
      'departamento',
      null,
    ])
    expect(roles.map((role) => writesNews(holder(role)))).toEqual([false, true, true, false, false])
    expect(roles.map((role) => reportReach(holder(role)))).toEqual([
      'provedores',
      null,
      null,
      'departamento',
      null,
    ])
  })

  it('a seller sees own and free leads, their manager and readers all, who is outside only own ones', () => {
    const people = [
      holder('vendas:gestor', false),
      holder('vendas:solicitante', false),
      holder('vendas:solicitante'),
      holder('vendas:leitor'),
    ]
    expect(people.map(leadReach)).toEqual(['provider', 'own', 'seller', 'provider'])
    expect(people.map(seesWholeCustomers)).toEqual([true, false, true, false])
  })

  it('a licence lets drive what it includes; A is for motorcycles alone', () => {
    const pairs = [
      ['B', 'B'],
      ['B', 'C'],
      ['E', 'D'],
      ['A', 'B'],
      ['AB', 'A'],
      ['B', 'A'],
    ] as const
    expect(pairs.map(([own, needed]) => mayDrive(own, needed))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ])
  })

  it('a phone has its country once', () => {
    const links = ['48999990000', '5548999990000', '55999990000'].map(whatsappLink)
    expect(links).toEqual([
      { href: 'https://wa.me/5548999990000' },
      { href: 'https://wa.me/5548999990000' },
      { href: 'https://wa.me/5555999990000' },
    ])
  })
})
