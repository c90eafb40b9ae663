import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  shiftAt as at,
} from '../../../../../test/factories/communication.ts'
import { issuedBy } from '../../../../../../../tools/bench/issued.ts'
import { salesManagerOf } from '../../../../../../../tools/bench/sales-manager.ts'
import { communicationCalendar } from './calendar.service.ts'

const { db, deps } = await testWorld()
const id_empresa = await makeProvider(db)
const campanha = await makeCommunicationCampaign(db, id_empresa)
const actor = salesManagerOf(id_empresa)
await makeCustomer(db, id_empresa)
await makeCustomer(db, id_empresa)

/** Day, shift, customers and note of all that the calendar shows of a rule. */
async function shownOf(id: number, now = at('2026-06-01', 'M', -60)) {
  const days = await communicationCalendar(db, actor, { dias: 30 }, now)
  return days.flatMap(({ data, turno, regras }) =>
    regras
      .filter((rule) => rule.id === id)
      .map(({ clientes, feriado }) => ({ data, turno, clientes, feriado })),
  )
}

const rule = (over: Parameters<typeof makeCommunicationRule>[2]) => makeCommunicationRule(db, campanha, over)

async function holiday(data: string, tipo: 'Nacional' | 'Estadual') {
  const uf = tipo === 'Nacional' ? null : 'SC'
  await db.insertInto('feriado').values({ nome: 'Festa', data, tipo, uf }).execute()
}

describe('the calendar', () => {
  it('shows when a shift is sent, outside its hours of silence', async () => {
    const date = { data_especifica: '2026-06-10' }
    const plain = await rule(date)
    const night = { ...date, turno: 'N', silencio_inicio: '19:00', silencio_fim: '06:00' }
    const moved = await rule(night)
    const skipped = await rule({ ...night, silencio_acao: 'pular' })
    expect(await shownOf(plain)).toEqual([{ data: '2026-06-10', turno: 'M', clientes: 2, feriado: null }])
    expect(await shownOf(moved)).toEqual([{ data: '2026-06-11', turno: 'M', clientes: 2, feriado: null }])
    expect(await shownOf(skipped)).toEqual([])
    expect(await shownOf(moved, at('2026-06-11', 'M', -60))).toHaveLength(1)
    expect(await shownOf(moved, at('2026-06-11', 'M', 1))).toEqual([])
  })

  it('shows active rules of active campaigns alone', async () => {
    const other = await makeCommunicationCampaign(db, id_empresa)
    const makeOne = (id: number) => makeCommunicationRule(db, id, { data_especifica: '2026-06-12' })
    const [left, off, ofOther] = [await makeOne(campanha), await makeOne(campanha), await makeOne(other)]
    const shown = () => Promise.all([left, off, ofOther].map(async (id) => (await shownOf(id)).length))
    expect(await shown()).toEqual([1, 1, 1])
    await db.updateTable('campanha_regras').set({ ativo: false }).where('id', '=', off).execute()
    await db.updateTable('campanha_comunicacao').set({ ativo: false }).where('id', '=', other).execute()
    expect(await shown()).toEqual([1, 0, 0])
  })

  it('shows nothing on a holiday of all places, and postponed messages on their new day', async () => {
    await holiday('06-17', 'Nacional')
    await holiday('06-18', 'Nacional')
    const date = { data_especifica: '2026-06-17', turno: 'T' }
    const sent = await rule(date)
    const skipped = await rule({ ...date, feriado_acao: 'pular' })
    const later = await rule({ ...date, feriado_acao: 'proximo_turno' })
    expect(await shownOf(sent)).toMatchObject([{ data: '2026-06-17', turno: 'T' }])
    expect(await shownOf(skipped)).toEqual([])
    const put = [{ data: '2026-06-19', turno: 'M', clientes: 2, feriado: null }]
    expect(await shownOf(later)).toEqual(put)
    expect(await shownOf(later, at('2026-06-18', 'T'))).toEqual(put)
  })

  it('notes a holiday of some places', async () => {
    await holiday('06-24', 'Estadual')
    const date = { data_especifica: '2026-06-24' }
    for (const [feriado_acao, feriado] of [
      ['enviar', null],
      ['pular', 'pular'],
      ['proximo_turno', 'proximo_turno'],
    ] as const)
      expect(await shownOf(await rule({ ...date, feriado_acao }))).toEqual([
        { data: '2026-06-24', turno: 'M', clientes: 2, feriado },
      ])
  })

  it('shows nothing of a shift that began before its rule was active', async () => {
    const night = { turno: 'N', silencio_inicio: '19:00', silencio_fim: '06:00' }
    const late = at('2026-06-10', 'N', 60)
    const over = { ...night, data_especifica: '2026-06-10', ativa_desde: late }
    expect(await shownOf(await rule(over), late)).toEqual([])
  })

  it('counts once what several rules ask for: a provider’s customers, or those of a day', async () => {
    const other = await makeProvider(db)
    await makeCustomer(db, other)
    const elsewhere = await makeCommunicationCampaign(db, other)
    for (const data_especifica of ['2026-06-22', '2026-06-22', '2026-06-23'])
      await makeCommunicationRule(db, elsewhere, { data_especifica })
    for (const turno of ['M', 'T'])
      await makeCommunicationRule(db, elsewhere, {
        criterio: 'data_aniversario',
        turno,
      })
    const url = String(deps.connection.pool.options.connectionString)
    const [first, now] = [salesManagerOf(other), at('2026-06-20', 'M', -60)]
    const issued = await issuedBy(url, (one) => communicationCalendar(one, first, { dias: 5 }, now))
    const [counts, ...more] = issued.filter(({ text }) => text.includes('as indice'))
    expect(more).toEqual([])
    // All of the provider once, and who has a birthday on each of the five days.
    expect(counts!.text.match(/as indice/g)).toHaveLength(6)
    const days = await communicationCalendar(db, first, { dias: 5 }, now)
    expect(days.map(({ data, regras }) => [data, regras.map(({ clientes }) => clientes)])).toEqual([
      ['2026-06-22', [1, 1]],
      ['2026-06-23', [1]],
    ])
  })
})
