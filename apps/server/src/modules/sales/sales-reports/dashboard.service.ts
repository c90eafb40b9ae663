/** The dashboard: everything of the leads created in the period, sales by the day they were made when asked so. */
import { leadStatuses } from '@intranet/contract/sales/lead-words'
import { comparedDays, type Comparison } from '@intranet/contract/comparison'
import { todayInBrazil } from '@intranet/contract/today'
import type { ComparedFigures, Dashboard } from '@intranet/contract/sales/report-words'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { FigureScope } from '../figures/figure-source.ts'
import { readDaily, readTotals } from './dashboard.queries.ts'
import { readDimension } from './report-rows.queries.ts'

const top = { sort: '-efetivadas', limit: 5, offset: 0 } as const

async function readBefore(
  db: Database,
  actor: Actor,
  scope: FigureScope & { de: string; ate: string },
): Promise<ComparedFigures> {
  const { estagios, ticket: _, tempo_medio: __, ...figures } = await readTotals(db, actor, scope)
  return { data_ini: scope.de, data_end: scope.ate, ...figures, funil: estagios }
}

export async function readDashboard(
  db: Database,
  actor: Actor,
  scope: FigureScope & { de: string; ate: string },
  comparison: Comparison,
): Promise<Dashboard> {
  const [{ estagios, ...totals }, diario, ...tops] = await Promise.all([
    readTotals(db, actor, scope),
    readDaily(db, actor, scope),
    readDimension(db, actor, 'vendedor', scope, top),
    readDimension(db, actor, 'produto', scope, top),
    readDimension(db, actor, 'cidade', scope, top),
  ])
  const [vendedores, produtos, cidades] = tops.map(({ dados }) => dados.filter((row) => row.efetivadas > 0))
  const before = comparedDays(scope, comparison, todayInBrazil())?.before
  return {
    data_ini: scope.de,
    data_end: scope.ate,
    ...totals,
    funil: leadStatuses.map(({ status, nome }, index) => ({ status, nome, leads: estagios[index] ?? 0 })),
    diario,
    vendedores: vendedores!,
    produtos: produtos!,
    cidades: cidades!,
    comparacao: before ? await readBefore(db, actor, { ...scope, ...before }) : null,
  }
}
