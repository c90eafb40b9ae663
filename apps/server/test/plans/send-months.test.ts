/** Messages have a part for each month: what looks for some of them looks at three parts at most (docs/deploy.md#months). */
import { communicationSendList } from '@intranet/contract/marketing/communication-sends'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillGrown, grownSize } from '../../../../tools/bench/grown-data.ts'
import { grownScene, type GrownScene } from '../../../../tools/bench/grown-statements.ts'
import { countedDates } from '../../src/modules/marketing/communication/audience/audience.queries.ts'
import { countAudience } from '../../src/modules/marketing/communication/audience/forecast.queries.ts'
import { storedRules } from '../../src/modules/marketing/communication/audience/stored-rule.ts'
import {
  buildAudience,
  planExecutions,
} from '../../src/modules/marketing/communication/rules/shift.queries.ts'
import * as ends from '../../src/modules/marketing/communication/sending/execution-end.queries.ts'
import { forgetDestinations } from '../../src/modules/marketing/communication/sending/message-retention.queries.ts'
import { takeEvents } from '../../src/modules/marketing/communication/sending/provider-events.service.ts'
import * as stops from '../../src/modules/marketing/communication/sending/queue-stop.queries.ts'
import * as queue from '../../src/modules/marketing/communication/sending/queue.queries.ts'
import { insertReply, namedSend } from '../../src/modules/marketing/communication/sending/reply.queries.ts'
import * as decisions from '../../src/modules/marketing/communication/sending/send-decisions.queries.ts'
import * as sends from '../../src/modules/marketing/communication/sending/send.queries.ts'
import { sentMessage } from '../../src/modules/marketing/restrictions/opt-out.queries.ts'
import { readBacklog } from '../../src/platform/backlog.queries.ts'
import { testDatabase } from '../database.ts'

const { url, db } = await testDatabase()
const day = todayInBrazil()
const none = { de: null, ate: null }
const limites = { dia: 1, mes: 4 }
let scene: GrownScene
/** A shift of three months ago with one of its messages, and the shift that is just sent. */
let past: { id: number; shift: number; provedor: string }
let open: { shift: number; rule: number }

beforeAll(async () => {
  await fillGrown(url, grownSize(0.01, 'tenth'))
  scene = await grownScene(url)
  const { rows } = await sql<typeof past>`
    select v.id, v.id_execucao as shift, v.id_provedor_mensagem as provedor
    from campanha_envio v join campanha_execucao x on x.id = v.id_execucao
    where v.data_referencia < current_date - 95 and v.id_provedor_mensagem is not null and x.id_empresa = ${scene.one.empresas[0]}
    order by v.data_referencia desc limit 1`.execute(db)
  past = rows[0]!
  const regra = await storedRules(db).where('r.id', '=', scene.rule).executeTakeFirstOrThrow()
  const now = new Date()
  const times = { envia_em: new Date(now.getTime() - 60_000), expira_em: new Date(now.getTime() + 3_600_000) }
  const plan = { regra, dia: day, turno: 'N' as const, situacao: 'agendada' as const, motivo: null, ...times }
  const [shift] = await planExecutions(db, [plan])
  const wanted = [{ dia: day, anual: false, ano_maximo: null }]
  await buildAudience(
    db,
    { id: shift!, ...times },
    { regra, wanted, dia: day, limites: { dia: 0, mes: 0 }, contadas: none, feriados: [], adiamento: [] },
  )
  await sql`update campanha_execucao set situacao = 'executando' where id = ${shift}`.execute(db)
  await sql`analyze campanha_envio`.execute(db)
  open = { shift: shift!, rule: scene.rule }
}, 120_000)

const undo = new Error('undone')
/** The parts that some work looked at or wrote to; what it wrote is undone. */
async function partsOf(work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  await db
    .transaction()
    .execute(async (trial) => {
      const counts = async () => {
        const { rows } = await sql<{ relname: string; n: number }>`
          select relname, (seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd)::int as n
          from pg_stat_xact_user_tables where relname like 'campanha_envio\\_%'`.execute(trial)
        return new Map(rows.map(({ relname, n }) => [relname, n]))
      }
      const before = await counts()
      await work(trial)
      for (const [name, n] of await counts()) if (n > (before.get(name) ?? 0)) found.push(name)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return found
}

const lease = async (trial: Database) => {
  const leased = await queue.leaseMessages(trial, {
    canal: 'sms',
    tamanho: queue.LEASE_SIZE,
    duracao: 60,
    limites,
  })
  if (!leased || leased === 'busy' || leased.lote === null) throw new Error('nothing was leased')
  return { lote: leased.lote, mensagens: leased.mensagens }
}
const nothing = { enviados: [], provedor: [], outros: [] }
const event = { chave: 'x', motivo: null, destino: null, texto: null } as const
const request = async (trial: Database) => ({
  regra: await storedRules(trial).where('r.id', '=', scene.rule).executeTakeFirstOrThrow(),
  wanted: [
    { dia: daysLater(day, -1), anual: false, ano_maximo: null },
    { dia: day, anual: false, ano_maximo: null },
  ],
  dia: day,
  limites,
  contadas: await countedDates(trial, day),
  feriados: [],
  adiamento: [],
})

const asked: [string, (trial: Database) => Promise<unknown>][] = [
  ['a lease', lease],
  [
    'a hand-over and the end of its lease',
    async (trial) => {
      const { lote, mensagens } = await lease(trial)
      const [one, two, ...others] = mensagens
      await queue.exchange(trial, lote, 60, nothing, mensagens)
      const failed = {
        id: two!.id,
        situacao: 'falhou',
        motivo: 'recusado',
        detalhe: null,
        espera: 0,
      } as const
      const settled = { enviados: [one!.id], provedor: ['p'], outros: [failed] }
      await queue.exchange(trial, lote, 60, settled, [])
      await queue.dropLeased(trial, lote, others)
      await queue.closeLease(trial, lote)
    },
  ],
  [
    'leases of dead workers',
    async (trial) => {
      await lease(trial)
      await sql`update campanha_reserva set ate = 'epoch'`.execute(trial)
      await queue.reapLeases(trial)
    },
  ],
  ['what is out of time', ends.expireQueued],
  ['shifts that ended', ends.finishExecutions],
  [
    'shifts that failed',
    async (trial) => {
      await sql`update campanha_execucao set avisada_em = null, terminada_em = now() where id = ${past.shift}`.execute(
        trial,
      )
      await ends.takeFailedExecutions(trial, 10)
    },
  ],
  ['how late the queue is', ends.queueLag],
  ['the queue on its page', sends.queueCounts],
  ['what waits for its channel', readBacklog],
  ['a pause', (trial) => stops.cancelQueued(trial, { regras: [open.rule] })],
  ['the end of a pause', (trial) => stops.resumeQueued(trial, { regras: [open.rule] })],
  ['a forecast', async (trial) => countAudience(trial, await request(trial))],
  [
    'a forecast of each customer',
    async (trial) => {
      await sql`update relationship_dados_pessoas
        set data_nascimento = ${daysLater(day, -1)}::date - interval '30 years'`.execute(trial)
      const asks = await request(trial)
      return countAudience(trial, { ...asks, regra: { ...asks.regra, criterio: 'data_aniversario' } })
    },
  ],
  ['messages sent again', (trial) => decisions.requeueFailed(trial, scene.one, { ids: [past.id] })],
  [
    'messages given up, of a shift',
    (trial) => decisions.decideUncertain(trial, scene.one, { id_execucao: past.shift }, 'perdido'),
  ],
  ['messages that somebody chose', (trial) => decisions.sendsAmong(trial, scene.one, [past.id])],
  ['a shift with its counts', (trial) => sends.getExecution(trial, scene.one, past.shift)],
  ['figures of a month', (trial) => sends.sendFigures(trial, scene.one, {})],
  [
    'the messages of a day',
    (trial) =>
      sends.listSends(
        trial,
        scene.one,
        communicationSendList.input.parse({ filtro: { data_referencia: { _gte: day, _lte: day } } }),
      ),
  ],
  ['the end of an e-mail', (trial) => sentMessage(trial, past.id)],
  [
    'an answer to a message that it names',
    (trial) => namedSend(trial, 'sms', { referencia: past.id, id_provedor: null }),
  ],
  [
    'a report by our reference',
    (trial) => takeEvents(trial, 'sms', [{ ...event, tipo: 'lido', referencia: past.id, id_provedor: null }]),
  ],
  ['destinations that are forgotten', (trial) => forgetDestinations(trial, past.shift, 20_000)],
]

describe('messages are looked for in three months at most', () => {
  it.each(asked)('%s', async (_name, work) => {
    const parts = await partsOf(work)
    expect(parts.length, parts.join()).toBeGreaterThan(0)
    expect(parts.length, parts.join()).toBeLessThanOrEqual(3)
  })

  it('by the id of a provider: of late first, and in all others where it is not there', async () => {
    const { rows } = await sql<{ p: string }>`select id_provedor_mensagem as p from campanha_envio
      where id_provedor_mensagem is not null order by data_referencia desc limit 1`.execute(db)
    const by = (id_provedor: string) => (trial: Database) =>
      namedSend(trial, 'sms', { referencia: null, id_provedor })
    expect((await partsOf(by(rows[0]!.p))).length).toBeLessThanOrEqual(3)
    expect((await namedSend(db, 'sms', { referencia: null, id_provedor: past.provedor }))?.id).toBe(past.id)
  })

  it('but the last message to somebody who answers is looked for in all', async () => {
    const reply = { canal: 'sms', contato: '47990000001', texto: 'Oi', envio: null } as const
    expect((await partsOf((trial) => insertReply(trial, reply))).length).toBeGreaterThan(3)
  })
})
