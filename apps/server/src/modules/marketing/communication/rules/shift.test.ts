import { firesFor, returnIn } from '@intranet/contract/marketing/firing'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import {
  executionsOf as allExecutionsOf,
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
  makeSent,
  shiftAt as at,
} from '../../../../../test/factories/communication.ts'
import { buildPlanned, planShifts, runShifts } from './shift.service.ts'

const { db, deps } = await testWorld()

let systems = 0
async function world() {
  const id_empresa = await makeProvider(db, { sistema: `turno${++systems}`, nome: `Turno ${systems}` })
  return { id_empresa, campanha: await makeCommunicationCampaign(db, id_empresa) }
}

const sendsOf = (id_regra: number) =>
  db
    .selectFrom('campanha_envio')
    .where('id_regra', '=', id_regra)
    .select(['id_pessoa', 'canal', 'situacao', 'motivo', 'data_referencia', 'destino', 'envia_em'])
    .orderBy('id_pessoa')
    .orderBy('canal')
    .orderBy('id')
    .execute()
const executionsOf = (id_regra: number) => allExecutionsOf(db, id_regra)

describe('a shift', () => {
  it('includes a birthday of 29 February on the 28th of a common year (docs/marketing.md#firing-days)', async () => {
    const { id_empresa, campanha } = await world()
    const person = await makeCustomer(db, id_empresa, { data_nascimento: '1992-02-29' })
    const rule = await makeCommunicationRule(db, campanha, { criterio: 'data_aniversario', turno: 'T' })
    await runShifts(deps, at('2026-02-27', 'T'))
    expect(await sendsOf(rule)).toEqual([])
    await runShifts(deps, at('2026-02-28', 'T'))
    expect(await sendsOf(rule)).toMatchObject([{ id_pessoa: person, data_referencia: '2026-02-28' }])
    expect((await executionsOf(rule)).at(-1)!.envia_em).toEqual(at('2026-02-28', 'T'))
  })

  it('includes a contract on its anniversary, not on its own day (docs/marketing.md#firing-days)', async () => {
    const { id_empresa, campanha } = await world()
    await makeCustomer(db, id_empresa, { contratos: [{ data_contratacao: '2025-08-10' }] })
    const rule = await makeCommunicationRule(db, campanha, {
      criterio: 'data_contratacao',
      envio: 'anual',
      tempo: null,
    })
    await runShifts(deps, at('2025-08-10', 'M'))
    expect(await sendsOf(rule)).toEqual([])
    await runShifts(deps, at('2026-08-10', 'M'))
    expect(await sendsOf(rule)).toHaveLength(1)
  })

  it('suppresses a restricted channel and sends the other', async () => {
    const { id_empresa, campanha } = await world()
    await makeCustomer(db, id_empresa, { codpessoa: 'R1' })
    await db
      .insertInto('relacionamento_preferencias_cliente')
      .values({ id_empresa, cod_cliente: 'R1', nome_razaosocial: 'R', whatsapp: false })
      .execute()
    const template = await db
      .insertInto('template_whatsapp')
      .values({ id_empresa, nome: 'oi', corpo: 'Oi {{nome}}', status: 'aprovado' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rule = await makeCommunicationRule(db, campanha, {
      email: true,
      whatsapp: true,
      template_whatsapp: template.id,
    })
    await runShifts(deps, at('2026-08-10', 'M'))
    expect(await sendsOf(rule)).toMatchObject([
      { canal: 'email', situacao: 'na_fila' },
      { canal: 'whatsapp', situacao: 'suprimido', motivo: 'restricao' },
    ])
  })

  it('includes an activation of yesterday afternoon in the morning, with its own day, once (docs/marketing.md#firing-days)', async () => {
    const { id_empresa, campanha } = await world()
    const rule = await makeCommunicationRule(db, campanha, {
      criterio: 'data_ativacao',
      ativa_desde: at('2026-08-05', 'M'),
    })
    const early = await makeCustomer(db, id_empresa, { contratos: [{ data_ativacao: '2026-08-05' }] })
    await runShifts(deps, at('2026-08-05', 'M'))
    const late = await makeCustomer(db, id_empresa, { contratos: [{ data_ativacao: '2026-08-05' }] })
    await runShifts(deps, at('2026-08-06', 'M'))
    await runShifts(deps, at('2026-08-07', 'M'))
    expect(await sendsOf(rule)).toMatchObject([
      { id_pessoa: early, data_referencia: '2026-08-05' },
      { id_pessoa: late, data_referencia: '2026-08-05' },
    ])
    expect((await executionsOf(rule)).map(({ total }) => total)).toEqual([1, 1, 0])
  })

  it('runs late within its limit, and is lost after it (docs/marketing.md#shifts)', async () => {
    const { id_empresa, campanha } = await world()
    await makeCustomer(db, id_empresa)
    const late = await makeCommunicationRule(db, campanha)
    await runShifts(deps, at('2026-08-10', 'M', 5 * 60))
    expect(await executionsOf(late)).toMatchObject([{ situacao: 'executando', total: 1 }])
    const lost = await makeCommunicationRule(db, campanha)
    await runShifts(deps, at('2026-08-10', 'M', 5 * 60 + 1))
    expect(await executionsOf(lost)).toMatchObject([{ situacao: 'perdido', total: 0 }])
    expect(await sendsOf(lost)).toEqual([])
  })

  it.each(['rule', 'campaign'])(
    'begins with what was active at its start: that of a later %s starts tomorrow',
    async (later) => {
      const { id_empresa } = await world()
      await makeCustomer(db, id_empresa, { data_nascimento: '1990-08-10' })
      const since = (what: string) => what === later && { ativa_desde: at('2026-08-10', 'M', 1) }
      const campanha = await makeCommunicationCampaign(db, id_empresa, { ...since('campaign') })
      const rule = await makeCommunicationRule(db, campanha, {
        criterio: 'data_aniversario',
        ...since('rule'),
      })
      await runShifts(deps, at('2026-08-10', 'M', 30))
      expect(await executionsOf(rule)).toEqual([])
      await runShifts(deps, at('2026-08-11', 'M'))
      expect(await executionsOf(rule)).toHaveLength(1)
    },
  )

  it('sends nothing of an inactive rule or campaign', async () => {
    const { id_empresa, campanha } = await world()
    await makeCustomer(db, id_empresa)
    const off = await makeCommunicationRule(db, campanha, { ativo: false })
    const stopped = await makeCommunicationCampaign(db, id_empresa, { ativo: false })
    const below = await makeCommunicationRule(db, stopped)
    await runShifts(deps, at('2026-08-10', 'M'))
    expect([...(await executionsOf(off)), ...(await executionsOf(below))]).toEqual([])
  })

  it('says why somebody gets no message, in the documented order, and adds up (docs/marketing.md#suppression-order)', async () => {
    const { id_empresa, campanha } = await world()
    const rule = await makeCommunicationRule(db, campanha)
    const good = await makeCustomer(db, id_empresa, { telefone: '5547999990001', cpf: '52998224725' })
    await makeCustomer(db, id_empresa, { telefone: '47999990002', cpf: '52998224725' })
    await makeCustomer(db, id_empresa, { telefone: '47999990001' })
    const landline = await makeCustomer(db, id_empresa, { telefone: '4733330001' })
    const none = await makeCustomer(db, id_empresa, { telefone: null })
    await makeCustomer(db, id_empresa, { ativo: false })
    await makeCustomer(db, id_empresa, { falecido: true })
    await makeCustomer(db, id_empresa, { contratos: [{ situacao: 'cancelado' }] })
    const full = await makeCustomer(db, id_empresa)
    const paused = await makeCommunicationRule(db, campanha, { ativo: false })
    await makeSent(db, { id_regra: paused, id_pessoa: full, dia: '2026-08-10' })
    await runShifts(deps, at('2026-08-10', 'M'))
    const sends = await sendsOf(rule)
    const why = (id: number) => sends.find(({ id_pessoa }) => id_pessoa === id)?.motivo
    expect(sends).toHaveLength(6)
    expect(sends.filter(({ motivo }) => motivo === 'duplicado')).toHaveLength(2)
    expect([why(good), why(landline), why(none), why(full)]).toEqual([
      null,
      'contato_invalido',
      'contato_invalido',
      'limite',
    ])
    expect(sends[0]!.destino).toBe('5547999990001')
    expect((await executionsOf(rule))[0]!.total).toBe(6)
  })

  it('writes once to a customer with several contracts, and to nobody of another provider (docs/marketing.md#audience)', async () => {
    const { id_empresa, campanha } = await world()
    const other = await world()
    await makeCustomer(db, other.id_empresa, { contratos: [{ data_ativacao: '2026-08-05' }] })
    await makeCustomer(db, id_empresa, {
      contratos: [{ data_ativacao: '2026-08-04' }, { data_ativacao: '2026-08-05' }],
    })
    const rule = await makeCommunicationRule(db, campanha, { criterio: 'data_ativacao' })
    await runShifts(deps, at('2026-08-05', 'M'))
    expect(await sendsOf(rule)).toMatchObject([{ data_referencia: '2026-08-04' }])
  })

  it('moves to the next shift outside the hours of silence, or is skipped (docs/marketing.md#hours-of-silence-and-holidays)', async () => {
    const { id_empresa, campanha } = await world()
    await makeCustomer(db, id_empresa)
    const hours = { silencio_inicio: '20:00', silencio_fim: '08:00' }
    const moved = await makeCommunicationRule(db, campanha, hours)
    const skipped = await makeCommunicationRule(db, campanha, { ...hours, silencio_acao: 'pular' })
    await runShifts(deps, at('2026-08-10', 'M'))
    expect((await sendsOf(moved))[0]!.envia_em).toEqual(at('2026-08-10', 'T'))
    expect(await executionsOf(skipped)).toMatchObject([
      { situacao: 'concluida', motivo: 'silencio', total: 0 },
    ])
  })

  it('respects the holidays of the customer’s city: skipped, or postponed to the next working day (docs/marketing.md#hours-of-silence-and-holidays)', async () => {
    const { id_empresa, campanha } = await world()
    const city = await db
      .selectFrom('cidade')
      .where('uf', '=', 'SC')
      .where('nome', '=', 'Timbó')
      .select('id')
      .executeTakeFirstOrThrow()
    for (const data of ['10-12', '10-13']) {
      const feriado = await db
        .insertInto('feriado')
        .values({ nome: 'Festa', data, tipo: 'Municipal', uf: 'SC' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('feriado_cidade').values({ id_feriado: feriado.id, id_cidade: city.id }).execute()
    }
    const here = await makeCustomer(db, id_empresa, { cidade: 'TIMBO', uf: 'SC' })
    const elsewhere = await makeCustomer(db, id_empresa, { cidade: 'Blumenau', uf: 'SC' })
    const date = { data_especifica: '2026-10-12' }
    const skip = await makeCommunicationRule(db, campanha, { ...date, feriado_acao: 'pular' })
    const later = await makeCommunicationRule(db, campanha, { ...date, feriado_acao: 'proximo_turno' })
    await runShifts(deps, at('2026-10-12', 'M'))
    const motives = Object.fromEntries(
      (await sendsOf(skip)).map(({ id_pessoa, motivo }) => [id_pessoa, motivo]),
    )
    expect(motives).toEqual({ [here]: 'feriado', [elsewhere]: null })
    const when = Object.fromEntries(
      (await sendsOf(later)).map(({ id_pessoa, envia_em }) => [id_pessoa, envia_em]),
    )
    expect(when).toEqual({ [here]: at('2026-10-14', 'M'), [elsewhere]: at('2026-10-12', 'M') })
  })

  it('is planned and written once, even by several processes at the same moment', async () => {
    const { id_empresa, campanha } = await world()
    for (let n = 0; n < 5; n += 1) await makeCustomer(db, id_empresa)
    const rule = await makeCommunicationRule(db, campanha)
    const now = at('2026-08-10', 'M')
    await Promise.all(Array.from({ length: 6 }, () => runShifts(deps, now)))
    expect(await executionsOf(rule)).toMatchObject([{ total: 5 }])
    expect(await sendsOf(rule)).toHaveLength(5)
  })

  it('stays planned when writing its audience is interrupted', async () => {
    const { id_empresa, campanha } = await world()
    await makeCustomer(db, id_empresa)
    const rule = await makeCommunicationRule(db, campanha)
    await planShifts(db, at('2026-08-10', 'M'))
    expect(await executionsOf(rule)).toMatchObject([{ situacao: 'agendada' }])
    await buildPlanned(deps)
    expect(await executionsOf(rule)).toMatchObject([{ situacao: 'executando', total: 1 }])
  })

  it('keeps the text that it had when the shift began (docs/marketing.md#rule-edits)', async () => {
    const { id_empresa, campanha } = await world()
    await makeCustomer(db, id_empresa)
    const rule = await makeCommunicationRule(db, campanha)
    await runShifts(deps, at('2026-08-10', 'M'))
    await db.updateTable('campanha_regras').set({ mensagem_sms: 'Outro' }).where('id', '=', rule).execute()
    const id = (await executionsOf(rule))[0]!.id
    const { regra } = await db
      .selectFrom('campanha_execucao')
      .select('regra')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((regra as { mensagem_sms: string }).mensagem_sms).toBe('Oi {{primeiro_nome}}')
    expect(returnIn(2026, '1992-02-29')).toBe('2026-02-28')
    expect(
      firesFor(
        { criterio: 'data_aniversario', envio: 'no_dia', tempo: 0, data_especifica: null },
        '1992-02-29',
        '2026-02-28',
      ),
    ).toBe('2026-02-28')
  })
})
