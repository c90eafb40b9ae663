/** The cards of providers on HR's reports (docs/screens.md#a-report-that-answers). */
import { comparedDays } from '@intranet/contract/comparison'
import type { StaffFiguresRequest } from '@intranet/contract/people/hr-reports'
import type { ProviderFigures } from '@intranet/contract/provider-figures'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertReport } from './report-source.ts'
import { periodOf } from './report-period.ts'
import { countRelatives, readHeadCounts, readStaffEvents } from './staff-figures.queries.ts'

/** Who reads the report itself. */
const readers = {
  ativos: 'staff',
  admissoes: 'staff',
  desligamentos: 'sensitive',
  familiares: 'sensitive',
} as const

export async function readStaffFigures(
  db: Database,
  actor: Actor,
  { relatorio, de, ate, comparar, ...asked }: StaffFiguresRequest,
): Promise<ProviderFigures> {
  assertReport(actor, readers[relatorio])
  const today = todayInBrazil()
  if (relatorio === 'familiares') return countRelatives(db, actor, asked)
  if (relatorio === 'ativos') {
    const days = comparedDays({ de: today, ate: today }, comparar, today)
    return readHeadCounts(db, actor, asked, days?.before.ate ?? null)
  }
  const { from, to } = periodOf<'dia'>(de || ate ? { dia: { _gte: de, _lte: ate } } : {}, 'dia')
  const now = { de: from, ate: to }
  const days = comparedDays(now, comparar, today)
  return readStaffEvents(db, actor, asked, relatorio, now, days?.before ?? null)
}
