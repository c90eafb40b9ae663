import { dayFromNow, daysLater } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  requested,
} from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { assertFires, withNextSending } from './rule-firing.ts'

const { db, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razao' })
const campanha_id = await makeCommunicationCampaign(db, razao)
const { call } = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
const yesterday = dayFromNow(-1)
const tomorrow = dayFromNow(1)

const sms = { campanha_id, criterio: 'data_especifica', turno: 'M', sms: true, mensagem_sms: 'Oi' } as const
const create = (over: object) => call.communicationRules.create({ objects: [{ ...sms, ...over }] })
const refusal = {
  code: 'UNPROCESSABLE_CONTENT',
  cause: {
    details: { campos: { data_especifica: 'Esta regra nunca seria enviada: o dia ou o turno já passou.' } },
  },
}
/** A rule that has had its day. */
const past = (over: object = {}) =>
  makeCommunicationRule(db, campanha_id, { data_especifica: yesterday, ...over })

describe('a rule of a specific date that can never fire', () => {
  it.each([
    ['on its day', { data_especifica: yesterday }],
    ['inactive too', { data_especifica: yesterday, ativo: false }],
    ['days before', { data_especifica: dayFromNow(5), envio: 'dia_anterior', tempo: 10 }],
  ])('is refused when it is made: %s', async (_which, over) => {
    await expect(create(over)).rejects.toMatchObject(refusal)
  })

  it.each([
    ['tomorrow', { data_especifica: tomorrow }],
    ['days before that is ahead', { data_especifica: dayFromNow(5), envio: 'dia_anterior', tempo: 3 }],
    ['every year, since long', { data_especifica: '2019-12-24', envio: 'anual' }],
    ['of another criterion', { criterio: 'data_aniversario', envio: 'no_dia', data_especifica: null }],
    ['in two years', { data_especifica: dayFromNow(800) }],
  ])('is not one of %s', async (_which, over) => {
    expect((await create(over))[0]!.id).toBeGreaterThan(0)
  })

  it('is refused when its date or sending changes, and when it is activated (docs/marketing.md#rules-that-never-fire)', async () => {
    const id = await past()
    const update = (change: object) => call.communicationRules.update({ id, ...change })
    for (const change of [
      { data_especifica: daysLater(yesterday, -1) },
      { envio: 'dia_anterior', tempo: 2 },
      { turno: 'N' },
    ])
      await expect(update(change)).rejects.toMatchObject(refusal)
    await update({ ativo: false })
    await expect(update({ ativo: true })).rejects.toMatchObject(refusal)
    await expect(call.communicationRules.setActive({ ids: [id], ativo: true })).rejects.toMatchObject(refusal)
    expect((await update({ data_especifica: tomorrow, ativo: true })).ativo).toBe(true)
  })

  it('continues after a pause while its shift is open (docs/marketing.md#rules-that-never-fire)', async () => {
    const id = await past({ ativo: false })
    const shift = (expira_em: Date) => ({
      id_regra: id,
      id_campanha: campanha_id,
      id_empresa: razao,
      campanha: 'X',
      turno: 'M',
      regra: '{}',
      data_referencia: yesterday,
      envia_em: new Date(),
      expira_em,
    })
    await db
      .insertInto('campanha_execucao')
      .values(shift(new Date(Date.now() + 60_000)))
      .execute()
    expect((await call.communicationRules.update({ id, ativo: true })).ativo).toBe(true)
    await call.communicationRules.update({ id, ativo: false })
    await db
      .updateTable('campanha_execucao')
      .set({ expira_em: new Date(0) })
      .where('id_regra', '=', id)
      .execute()
    await expect(call.communicationRules.update({ id, ativo: true })).rejects.toMatchObject(refusal)
  })

  it('is not approved either', async () => {
    await db.insertInto('parametro').values({ chave: 'comunicacao_aprovacao_publico', valor: '0' }).execute()
    const id = await past({ ativo: false })
    await requested(db, id, 5)
    await expect(call.communicationRules.approve({ id })).rejects.toMatchObject(refusal)
    await db.deleteFrom('parametro').execute()
  })

  it('may still get another text, be made yearly and be switched off', async () => {
    const id = await past()
    await call.communicationRules.update({ id, mensagem_sms: 'Olá' })
    await call.communicationRules.setActive({ ids: [id], ativo: false })
    await call.communicationRules.update({ id, envio: 'anual', ativo: true })
  })

  it.each([
    ['06:59', true],
    ['07:00', false],
  ])('is one of today whose shift has begun: at %s %s', (time, fires) => {
    const rule = {
      criterio: 'data_especifica',
      envio: 'no_dia',
      tempo: 0,
      data_especifica: '2026-08-10',
    } as const
    const check = () => assertFires({ ...rule, turno: 'M' }, new Date(`2026-08-10T${time}:00-03:00`))
    if (fires) expect(check).not.toThrow()
    else expect(check).toThrow()
  })
})

describe('the next sending', () => {
  const now = new Date('2026-08-10T12:00:00-03:00')
  const rule = {
    criterio: 'data_especifica' as const,
    envio: 'no_dia' as const,
    tempo: 0,
    data_especifica: '2026-08-12',
    turno: 'T' as const,
    silencio_inicio: null,
    silencio_fim: null,
    silencio_acao: 'proximo_turno' as const,
    ativo: true,
    campanha_ativa: true,
    provedor_ativo: true,
  }
  const next = (over: Partial<typeof rule> | object) =>
    withNextSending([{ ...rule, ...over }], now)[0]!.proximo_envio?.toISOString() ?? null

  it.each([
    ['of a date', {}, '2026-08-12T16:00:00.000Z'],
    [
      'of every day, today’s shift ahead',
      { criterio: 'data_aniversario', data_especifica: null },
      '2026-08-10T16:00:00.000Z',
    ],
    [
      'of every day, today’s shift over',
      { criterio: 'data_aniversario', data_especifica: null, turno: 'M' },
      '2026-08-11T10:00:00.000Z',
    ],
    ['put off by silence', { silencio_inicio: '12:00', silencio_fim: '14:00' }, '2026-08-12T23:00:00.000Z'],
    ['skipped by silence', { silencio_inicio: '12:00', silencio_fim: '14:00', silencio_acao: 'pular' }, null],
    ['of a past date', { data_especifica: '2026-08-09' }, null],
    ['of an inactive rule', { ativo: false }, null],
    ['of an inactive campaign', { campanha_ativa: false }, null],
    [
      'every year',
      { envio: 'anual', tempo: null, data_especifica: '2020-01-05' },
      '2027-01-05T16:00:00.000Z',
    ],
  ])('%s', (_which, over, moment) => expect(next(over)).toBe(moment))

  it('is in the list, the record and the campaign over REST', async () => {
    const id = await makeCommunicationRule(db, campanha_id, { data_especifica: tomorrow })
    const moment = `${tomorrow}T10:00:00.000Z`
    const { dados } = await call.communicationRules.list({ filtro: { id } })
    expect(dados[0]!.proximo_envio?.toISOString()).toBe(moment)
    expect((await call.communicationRules.get({ id })).proximo_envio?.toISOString()).toBe(moment)
    const { campanha_regras } = await call.communicationCampaigns.withRules({ id: campanha_id })
    expect(campanha_regras.find((one) => one.id === id)?.proximo_envio?.toISOString()).toBe(moment)
  })
})
