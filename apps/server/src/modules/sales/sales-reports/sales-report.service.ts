/** Every report within its period: at most twelve months, the current one by itself. */
import { comparedDays } from '@intranet/contract/comparison'
import { todayInBrazil } from '@intranet/contract/today'
import type { HistoryRow, ReportPage } from '@intranet/contract/sales/report-words'
import type {
  BreakdownInput,
  DashboardInput,
  ReportInput,
  ReportLeadsInput,
  WholeReportInput,
} from '@intranet/contract/sales/sales-reports'
import type { Database } from '@intranet/db/connection'
import { assertWhole } from '../../../platform/list-limit.ts'
import { encodePlace, listNamed, placeOf } from '../../../platform/list-mark.ts'
import type { Actor } from '../../../platform/actor.ts'
import { listLeadsAmong } from '../leads/lead-list.queries.ts'
import type { LeadWaits } from '../leads/lead-lists.ts'
import { readBreakdown, readDays } from './breakdown.queries.ts'
import { readProviders } from './dashboard.queries.ts'
import { readDashboard } from './dashboard.service.ts'
import { leadsOfSeller, type Dimension, type FigureScope } from '../figures/figure-source.ts'
import { readHistory } from './history.queries.ts'
import { readProfile } from './profile.service.ts'
import { historyPeriod, reportPeriod } from './report-period.ts'
import { readDimension } from './report-rows.queries.ts'
import { readUnfeasibility, unfeasibleLeads } from './unfeasibility.queries.ts'

type Scope = Pick<ReportInput, 'data_ini' | 'data_end' | 'provedor'>
type Asked = Scope & Pick<ReportInput, 'limit' | 'offset' | 'depois'> & { sort?: string }
type Read = Pick<ReportPage, 'total' | 'dados' | 'soma'>

const providersOf = ({ provedor }: Scope) => (typeof provedor === 'string' ? [provedor] : provedor)

const scopeOf = (asked: Scope): FigureScope & { de: string; ate: string } => {
  const { data_ini: de, data_end: ate } = reportPeriod(asked)
  return { de, ate, provedores: providersOf(asked) }
}

/** The page with its period, and the mark from which an export continues. */
async function paged<A extends Asked>(
  asked: A,
  read: (scope: FigureScope, asked: A) => Promise<Read>,
): Promise<ReportPage> {
  const scope = scopeOf(asked)
  const start = startOf(asked)
  const page = await read(scope, { ...asked, offset: start })
  assertWhole(asked.limit, page.dados)
  return { data_ini: scope.de, data_end: scope.ate, ...page, depois: markAfter(asked, start, page) }
}

const nameOf = (asked: Asked) => listNamed(asked, asked.sort)
const startOf = (asked: Asked) => placeOf(asked, nameOf(asked))

function markAfter(
  asked: Asked,
  start: number,
  { dados, total }: Pick<Read, 'total'> & { dados: unknown[] },
) {
  const seen = start + dados.length
  return dados.length && seen < total ? encodePlace(seen, nameOf(asked)) : null
}

/** A page of rows that were all read: there are never more than a few dozen. */
function pageOf<Row>(asked: Asked, rows: readonly Row[]) {
  const start = startOf(asked)
  const page = { total: rows.length, dados: rows.slice(start, asked.limit ? start + asked.limit : undefined) }
  return { ...page, depois: markAfter(asked, start, page) }
}

export const dimensionReport = (db: Database, actor: Actor, dimension: Dimension, asked: ReportInput) =>
  paged(asked, (scope, page) => readDimension(db, actor, dimension, scope, page))

export const unfeasibilityReport = (db: Database, actor: Actor, asked: ReportInput) =>
  paged(asked, (scope, page) => readUnfeasibility(db, actor, scope, page))

export const breakdownReport = (db: Database, actor: Actor, asked: BreakdownInput) =>
  paged(asked, (scope, page) => readBreakdown(db, actor, scope, page))

export const breakdownDays = (db: Database, actor: Actor, asked: BreakdownInput) =>
  readDays(db, actor, scopeOf(asked), asked)

export const dashboardReport = (db: Database, actor: Actor, asked: DashboardInput) =>
  readDashboard(db, actor, { ...scopeOf(asked), base: asked.por_efetivacao ? 'e' : 'c' }, asked.comparar)

export const providerReport = (db: Database, actor: Actor, asked: DashboardInput) => {
  const scope = { ...scopeOf(asked), base: asked.por_efetivacao ? ('e' as const) : ('c' as const) }
  return readProviders(db, actor, scope, comparedDays(scope, asked.comparar, todayInBrazil()))
}

/** Newest month first. */
export async function historyReport(db: Database, actor: Actor, asked: WholeReportInput) {
  const { data_ini, data_end } = historyPeriod(asked)
  const scope = { de: data_ini, ate: data_end, provedores: providersOf(asked) }
  const rows: HistoryRow[] = await readHistory(db, actor, scope)
  return { data_ini, data_end, ...pageOf(asked, rows) }
}

/** Counted by the sales of the leads created in the period. */
export async function profileReport(db: Database, actor: Actor, asked: WholeReportInput) {
  const { de, ate, provedores } = scopeOf(asked)
  const rows = await readProfile(db, actor, { de, ate, provedores })
  return { data_ini: de, data_end: ate, ...pageOf(asked, rows) }
}

const counted = { sellers: leadsOfSeller, unfeasibility: unfeasibleLeads }

/** The leads that a report counted, or only those of its row `chave`: chosen by the report's own condition. */
export function reportLeads(db: Database, actor: Actor, asked: ReportLeadsInput, waits: LeadWaits) {
  const { relatorio, chave, data_ini, data_end, provedor, ...request } = asked
  const scope = scopeOf({ data_ini, data_end, provedor })
  return listLeadsAmong(db, actor, request, waits, counted[relatorio](actor, scope, chave))
}
