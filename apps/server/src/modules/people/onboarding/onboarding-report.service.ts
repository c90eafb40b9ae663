import type { ReportDetail, ReportInput } from '@intranet/contract/people/onboarding-report'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { countReport, countSearched, readReport } from './onboarding-report.queries.ts'

export interface ReportPage {
  total: number
  dados: ReportDetail[]
}

/** A page of the report and how many rows there are: two statements. */
export async function reportPage(db: Database, actor: Actor, asked: ReportInput): Promise<ReportPage> {
  const dados = await readReport(db, actor, asked)
  if (asked.q) return { total: await countSearched(db, actor, asked), dados }
  const { pendentes, concluidos } = await countReport(db, actor, asked)
  const total =
    typeof asked.concluido === 'boolean' ? (asked.concluido ? concluidos : pendentes) : pendentes + concluidos
  return { total, dados }
}
