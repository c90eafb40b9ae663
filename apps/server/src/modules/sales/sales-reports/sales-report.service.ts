/** Every report within its period: at most twelve months, the current one by itself. */
import type { HistoryRow, ReportPage } from '@intranet/contract/sales/report-words'
import type { BreakdownInput, DashboardInput, ReportInput } from '@intranet/contract/sales/sales-reports'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { readBreakdown, readDays } from './breakdown.queries.ts'
import { readDashboard } from './dashboard.service.ts'
import type { Dimension, FigureScope } from './figure-source.ts'
import { readHistory } from './history.queries.ts'
import { readProfile } from './profile.service.ts'
import { historyPeriod, reportPeriod } from './report-period.ts'
import { readDimension } from './report-rows.queries.ts'
import { readUnfeasibility } from './unfeasibility.queries.ts'

type Asked = Omit<ReportInput, 'sort'> & { sort?: string }
type Read = Pick<ReportPage, 'total' | 'dados' | 'soma'>

const providersOf = ({ provedor }: Asked) => (typeof provedor === 'string' ? [provedor] : provedor)

const scopeOf = (asked: Asked): FigureScope & { de: string; ate: string } => {
  const { data_ini: de, data_end: ate } = reportPeriod(asked)
  return { de, ate, provedores: providersOf(asked) }
}

/** The page with its period, and the mark from which an export continues. */
async function paged(asked: Asked, read: (scope: FigureScope) => Promise<Read>): Promise<ReportPage> {
  const scope = scopeOf(asked)
  const page = await read(scope)
  const seen = Number(asked.depois ?? asked.offset) + page.dados.length
  const depois = page.dados.length && seen < page.total ? String(seen) : null
  return { data_ini: scope.de, data_end: scope.ate, ...page, depois }
}

export const dimensionReport = (db: Database, actor: Actor, dimension: Dimension, asked: ReportInput) =>
  paged(asked, (scope) => readDimension(db, actor, dimension, scope, asked))

export const unfeasibilityReport = (db: Database, actor: Actor, asked: ReportInput) =>
  paged(asked, (scope) => readUnfeasibility(db, actor, scope, asked))

export const breakdownReport = (db: Database, actor: Actor, asked: BreakdownInput) =>
  paged(asked, (scope) => readBreakdown(db, actor, scope, asked))

export const breakdownDays = (db: Database, actor: Actor, asked: BreakdownInput) =>
  readDays(db, actor, scopeOf(asked), asked)

export const dashboardReport = (db: Database, actor: Actor, asked: DashboardInput) =>
  readDashboard(db, actor, { ...scopeOf(asked), base: asked.por_efetivacao ? 'e' : 'c' })

/** Newest month first; all of them are one page. */
export async function historyReport(db: Database, actor: Actor, asked: ReportInput) {
  const { data_ini, data_end } = historyPeriod(asked)
  const scope = { de: data_ini, ate: data_end, provedores: providersOf(asked) }
  const dados: HistoryRow[] = await readHistory(db, actor, scope)
  return { data_ini, data_end, total: dados.length, dados, depois: null }
}

/** Counted by the sales of the leads created in the period. */
export async function profileReport(db: Database, actor: Actor, asked: ReportInput) {
  const { de, ate, provedores } = scopeOf(asked)
  const dados = await readProfile(db, actor, { de, ate, provedores })
  return { data_ini: de, data_end: ate, total: dados.length, dados, depois: null }
}
