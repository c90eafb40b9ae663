import { comparedDays } from '@intranet/contract/comparison'
import type { IncidentFiguresInput } from '@intranet/contract/operations/incidents'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { incidentFigures } from './incident-figures.queries.ts'

/** Days before today that the period begins with where none is named. */
const DAYS = 30

/** The dashboard of a period, and its figures of the days before (docs/screens.md#a-report-that-answers). */
export async function readIncidentFigures(
  db: Database,
  actor: Actor,
  { inicio, fim, empresa, comparar }: IncidentFiguresInput,
) {
  const today = todayInBrazil()
  const days = { de: inicio ?? daysLater(today, -DAYS), ate: fim ?? today }
  const figures = await incidentFigures(db, actor, days, empresa)
  const before = comparedDays(days, comparar, today)?.before
  if (!before) return { ...figures, comparacao: null }
  const { resolvidos, tempo_medio, reabertos, minutos_cliente, por_prioridade } = await incidentFigures(
    db,
    actor,
    before,
    empresa,
  )
  return {
    ...figures,
    comparacao: {
      inicio: before.de,
      fim: before.ate,
      resolvidos,
      tempo_medio,
      reabertos,
      minutos_cliente,
      por_prioridade,
    },
  }
}
