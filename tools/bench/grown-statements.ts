/** What is asked of a house that has grown: the product's functions, by whose statements the item `grown` measures. */
import { securityList } from '@intranet/contract/access/security'
import {
  communicationExecutionList,
  communicationSendList,
} from '@intranet/contract/marketing/communication-sends'
import { COUNTED_MATCHES, COUNTED_ROWS } from '@intranet/contract/list-limits'
import { leadCountersInput, listLeadsInput } from '@intranet/contract/sales/lead-list'
import { leadLists } from '@intranet/contract/sales/lead-words'
import { workLists } from '@intranet/contract/sales/work-lists'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { listHistory } from '@intranet/server/modules/access/history/history.queries'
import { listSecurity, viewedOf } from '@intranet/server/modules/access/security/security.queries'
import {
  audience,
  countedDates,
} from '@intranet/server/modules/marketing/communication/audience/audience.queries'
import { storedRules } from '@intranet/server/modules/marketing/communication/audience/stored-rule'
import {
  expireQueued,
  finishExecutions,
  takeFailedExecutions,
  takeLostExecutions,
} from '@intranet/server/modules/marketing/communication/sending/execution-end.queries'
import {
  forgetDestinations,
  hasLateDestinations,
  oldestShift,
} from '@intranet/server/modules/marketing/communication/sending/message-retention.queries'
import { cancelQueued } from '@intranet/server/modules/marketing/communication/sending/queue-stop.queries'
import {
  listExecutions,
  listSends,
  queueCounts,
  sendFigures,
} from '@intranet/server/modules/marketing/communication/sending/send.queries'
import { modules } from '@intranet/server/modules/module-list'
import { removeOldReadings } from '@intranet/server/modules/people/personal-data/request.queries'
import { leadHistory, stagedLeads } from '@intranet/server/modules/sales/leads/lead-history.queries'
import { anonymiseLeads } from '@intranet/server/modules/sales/leads/lead-jobs.queries'
import { countLeads } from '@intranet/server/modules/sales/leads/lead-counters.queries'
import { listLeads } from '@intranet/server/modules/sales/leads/lead-list.queries'
import { readTotals } from '@intranet/server/modules/sales/sales-reports/dashboard.queries'
import { readDimension } from '@intranet/server/modules/sales/sales-reports/report-rows.queries'
import type { Actor } from '@intranet/server/platform/actor'
import { gather } from '@intranet/server/platform/offers'
import { stagesOf, usualDays } from '@intranet/server/platform/record-stages.queries'
import { Client } from 'pg'
import { salesManagerOf } from './sales-manager.ts'

/** Who asks, and for what. */
export interface GrownScene {
  /** Manages the largest provider, or all of them. */
  one: Actor
  all: Actor
  /** A lead with a history, and a rule of a certain date, both of the largest provider. */
  lead: number
  rule: number
}

export interface Asked {
  name: string
  work: (db: Database, scene: GrownScene) => Promise<unknown>
  /** What the statement writes is undone. */
  writes?: true
  /** Only the first of a job's batches. */
  once?: true
  /** Why it reads more, where that is meant: then it is a figure to know, without a goal. */
  grows?: 'counts everybody' | 'another plan for three providers'
}

const waits = { prospeccao: 3, processo: 5, viabilidade: 5, negociacao: 15, parada: 10 }
const today = todayInBrazil()
const day = (ago: number) => daysLater(today, -ago)
const leadsOf = (asked: Parameters<typeof listLeadsInput.parse>[0]) => listLeadsInput.parse(asked)
const sendsOf = (asked: Parameters<typeof communicationSendList.input.parse>[0]) =>
  communicationSendList.input.parse(asked)
const securityPage = (db: Database, asked: Parameters<typeof securityList.input.parse>[0]) =>
  db.transaction().execute((one) => listSecurity(one, securityList.input.parse(asked)))
/** How far the browser has a list counted. */
const asScreens = { contar_ate: COUNTED_ROWS }
const otherLists = leadLists.filter((lista) => !workLists.includes(lista))
const searched = (q: string) => ({ q, contar_ate: COUNTED_MATCHES })
const since = (days: number) => ({ created_at: { _gte: day(days), _lte: today } })

const audienceOf = async (db: Database, { rule }: GrownScene) => {
  const regra = await storedRules(db).where('r.id', '=', rule).executeTakeFirstOrThrow()
  const wanted = [{ dia: today, anual: false, ano_maximo: null }]
  const limites = { dia: 1, mes: 4 }
  const contadas = await countedDates(db, today)
  return audience({ regra, wanted, dia: today, limites, contadas, feriados: [], adiamento: [] }).execute(db)
}

export const asked: readonly Asked[] = [
  {
    name: 'leads of a provider, open, a month',
    work: (db, { one }) => listLeads(db, one, leadsOf({ filtro: since(30) }), waits),
  },
  {
    name: 'leads of a provider, all of a year',
    work: (db, { one }) => listLeads(db, one, leadsOf({ lista: 'all', filtro: since(365) }), waits),
  },
  {
    name: 'leads of everybody, first page without a total',
    work: (db, { all }) => listLeads(db, all, leadsOf({ lista: 'all', contar: false }), waits),
  },
  {
    name: 'leads of everybody, first page with its total',
    work: (db, { all }) => listLeads(db, all, leadsOf({ lista: 'all', ...asScreens }), waits),
  },
  {
    name: 'leads of everybody, what changed last',
    work: (db, { all }) =>
      listLeads(db, all, leadsOf({ lista: 'all', sort: '-updated_at', contar: false }), waits),
  },
  {
    name: 'leads of a provider, a common surname',
    work: (db, { one }) => listLeads(db, one, leadsOf({ lista: 'all', ...searched('silveira') }), waits),
  },
  {
    name: 'leads of everybody, a common surname',
    work: (db, { all }) => listLeads(db, all, leadsOf({ lista: 'all', ...searched('silveira') }), waits),
  },
  {
    name: 'leads of everybody, a document',
    work: (db, { all }) => listLeads(db, all, leadsOf({ lista: 'all', ...searched('01586429108') }), waits),
  },
  {
    name: 'counters of a provider, a month',
    work: (db, { one }) => countLeads(db, one, leadCountersInput.parse({ de: day(30), ate: today }), waits),
  },
  {
    name: 'counters of a provider, all time',
    work: (db, { one }) => countLeads(db, one, leadCountersInput.parse({}), waits),
  },
  {
    name: 'counters of everybody, all time',
    work: (db, { all }) => countLeads(db, all, { listas: otherLists }, waits),
  },
  {
    name: 'counters of what a provider has to do',
    work: (db, { one }) => countLeads(db, one, { listas: [...workLists] }, waits),
  },
  {
    name: 'counters of what everybody has to do',
    work: (db, { all }) => countLeads(db, all, { listas: [...workLists] }, waits),
    grows: 'counts everybody',
  },
  { name: 'totals of a provider, all time', work: (db, { one }) => readTotals(db, one, { base: 'c' }) },
  {
    name: 'totals of everybody, all time',
    work: (db, { all }) => readTotals(db, all, { base: 'c' }),
  },
  {
    name: 'cities of a provider, a year',
    work: (db, { one }) =>
      readDimension(
        db,
        one,
        'cidade',
        { de: day(365), ate: today },
        {
          limit: 20,
          offset: 0,
          sort: undefined,
        },
      ),
  },
  {
    name: 'history of a lead',
    work: (db, { one, lead }) =>
      listHistory(db, one, gather(modules).history, {
        tabelas: ['vendas_lead'],
        id_item: lead,
        limit: 20,
        offset: 0,
      }),
  },
  { name: 'acts and changes of a lead', work: (db, { lead }) => leadHistory(db, lead, false) },
  { name: 'stages of a lead', work: (db, { one, lead }) => stagesOf(db, stagedLeads(db, one), lead) },
  { name: 'usual days in a stage', work: (db, { one }) => usualDays(db, stagedLeads(db, one)) },
  {
    name: 'security log, first page',
    work: (db) => securityPage(db, { contar: false }),
  },
  {
    name: 'security log, its total',
    work: (db) => securityPage(db, asScreens),
  },
  {
    name: 'sends of everybody, first page without a total',
    work: (db, { all }) => listSends(db, all, sendsOf({ contar: false })),
  },
  {
    name: 'sends of everybody, first page with its total',
    work: (db, { all }) => listSends(db, all, sendsOf(asScreens)),
  },
  {
    name: 'sends of a provider, first page without a total',
    work: (db, { one }) => listSends(db, one, sendsOf({ contar: false })),
  },
  {
    name: 'sends of a provider, first page with its total',
    work: (db, { one }) => listSends(db, one, sendsOf(asScreens)),
  },
  {
    name: 'sends of a provider that failed',
    work: (db, { one }) => listSends(db, one, sendsOf({ filtro: { situacao: 'falhou' }, contar: false })),
  },
  {
    name: 'sends of a provider, a common surname',
    work: (db, { one }) => listSends(db, one, sendsOf({ q: 'silveira', contar: false })),
  },
  {
    name: 'sends of a provider, a common surname with its total',
    work: (db, { one }) => listSends(db, one, sendsOf(searched('silveira'))),
    grows: 'another plan for three providers',
  },
  {
    name: 'sends of a provider, of a day',
    work: (db, { one }) =>
      listSends(
        db,
        one,
        sendsOf({ filtro: { data_referencia: { _gte: day(3), _lte: day(3) } }, ...asScreens }),
      ),
  },
  {
    name: 'shifts of a provider, first page',
    work: (db, { one }) => listExecutions(db, one, communicationExecutionList.input.parse({})),
  },
  {
    name: 'figures of sends of a provider, 31 days',
    work: (db, { one }) => sendFigures(db, one, {}),
    grows: 'another plan for three providers',
  },
  { name: 'queue of sends', work: (db) => queueCounts(db) },
  { name: 'audience of a certain date', work: audienceOf, grows: 'another plan for three providers' },
  { name: 'upkeep: messages out of time', work: (db) => expireQueued(db), writes: true },
  { name: 'upkeep: messages of paused rules', work: (db) => cancelQueued(db, { todas: true }), writes: true },
  { name: 'upkeep: shifts that ended', work: (db) => finishExecutions(db), once: true, writes: true },
  { name: 'upkeep: shifts that failed', work: (db) => takeFailedExecutions(db, 10), writes: true },
  { name: 'upkeep: shifts that were lost', work: (db) => takeLostExecutions(db), writes: true },
  { name: 'retention of sends: what is late', work: (db) => hasLateDestinations(db) },
  {
    name: 'retention of sends: a batch',
    work: async (db) => forgetDestinations(db, (await oldestShift(db))!, 20_000),
    writes: true,
  },
  {
    name: 'retention of readings: a batch',
    work: (db) => removeOldReadings(db, 6),
    once: true,
    writes: true,
  },
  { name: 'retention of leads: a batch', work: (db) => anonymiseLeads(db, 12, 2000), writes: true },
  { name: 'head of a day of the log', work: (db) => viewedOf(db, day(2)), grows: 'counts everybody' },
]

/** The largest provider with one of its leads and rules, and a manager over all. */
export async function grownScene(url: string): Promise<GrownScene> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; todas: string[]; lead: string; rule: string }>(
      `select e.id, (select array_agg(id order by id) from empresa where sistema like 'bench%') as todas,
         (select l.id from vendas_lead l where l.id_empresa = e.id and l.created_at < now() - interval '200 days'
          order by l.created_at desc limit 1) as lead,
         (select r.id from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
          where c.id_empresa = e.id and r.criterio = 'data_especifica') as rule
       from empresa e where e.sistema = 'bench_0'`,
    )
    const { id, todas, lead, rule } = rows[0]!
    const manager = { ...salesManagerOf(Number(id)), roles: ['vendas:gestor', 'regua_comunicacao:gestor'] }
    return {
      one: manager,
      all: { ...manager, empresas: todas.map(Number) },
      lead: Number(lead),
      rule: Number(rule),
    }
  } finally {
    await client.end()
  }
}
