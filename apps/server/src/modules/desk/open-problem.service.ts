import type { Database } from '@intranet/db/connection'
import type { Parameters } from '../../platform/parameters.ts'
import { deadlineFor } from './deadline.service.ts'
import { insertProblem, type NewProblem } from './open-problem.queries.ts'

interface ProblemClock {
  /** Of its kind. */
  hours: number
  place: { cidade: string | null; uf: string | null }
}

/** Opens a problem: its time begins now. */
export async function openProblem(
  { parameters }: { parameters: Parameters },
  db: Database,
  row: Omit<NewProblem, 'prazo'>,
  clock: ProblemClock,
) {
  const prazo = await deadlineFor(db, parameters, 'problemas', { from: new Date(), ...clock })
  return insertProblem(db, { ...row, prazo })
}
