/** The thread of a record: its stages, what is usual, and when the present one is late. */
import type { RecordStages } from '@intranet/contract/record-stages'
import type { Database } from '@intranet/db/connection'
import { stagesOf, usualDays, type StagedRecords } from './record-stages.queries.ts'
import { found } from './records.ts'

/** In two statements. `limits`: the days after which a record of a stage is late. */
export async function readStages(
  db: Database,
  records: StagedRecords,
  id: number,
  limits: Readonly<Record<string, number>> = {},
): Promise<RecordStages> {
  const etapas = found(await stagesOf(db, records, id))
  const medianas = await usualDays(db, records)
  return { etapas, medianas, limite: limits[etapas.at(-1)!.etapa] ?? null }
}
