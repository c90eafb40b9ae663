import {
  resultFaults,
  type ResultFields,
  type UpdateResultInput,
} from '@intranet/contract/marketing/result-schemas'
import { refusal } from '@intranet/contract/messages/refusals'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import {
  campaignRuns,
  getResult,
  insertResults,
  isPaidChannel,
  updateResult,
  type ResultRow,
} from './result.queries.ts'

/**
 * Refuses a provider that is not the actor's, a campaign that does not run there, and other channels than its paid
 * ones.
 */
async function assertPlace(
  db: Database,
  actor: Actor,
  { id_campanha, id_empresa, id_canal }: Pick<ResultRow, 'id_campanha' | 'id_empresa' | 'id_canal'>,
  saved: { id_canal: number; reported: boolean },
): Promise<void> {
  assertProvider(actor, id_empresa)
  const campaign = await campaignRuns(db, id_campanha, id_empresa)
  if (!campaign)
    throw refusals.invalid({
      id_campanha: saved.reported ? campaignResult.noCampaign : refusal.noOption,
    })
  if (!campaign.propria) throw refusals.invalid({ id_campanha: campaignResult.foreignCampaign })
  if (!(await isPaidChannel(db, id_empresa, id_canal, saved.id_canal)))
    throw refusals.invalid({ id_canal: campaignResult.foreignChannel })
}

/** Stores results. Without a campaign they are of `reportCampaign`, the report's own. */
export async function createResults(
  db: Database,
  actor: Actor,
  objects: ResultFields[],
  reportCampaign: number,
) {
  const rows: ResultRow[] = []
  for (const object of objects) {
    const row = { ...object, id_campanha: object.id_campanha ?? reportCampaign }
    await assertPlace(db, actor, row, { id_canal: 0, reported: object.id_campanha === undefined })
    rows.push(row)
  }
  return insertResults(db, actor, rows)
}

/** Changes a result; what it will be is checked like a new one, but for a channel that it has already. */
export async function changeResult(db: Database, actor: Actor, { id, ...change }: UpdateResultInput) {
  await holdRecord(db, 'vendas_campanha_resultado', id)
  const before = found(await getResult(db, actor, id))
  if (!before.editavel) throw refusals.forbidden()
  const whole = { ...before, ...change }
  assertNoErrors(resultFaults(whole))
  const moved = (['id_campanha', 'id_empresa', 'id_canal'] as const).some((key) => whole[key] !== before[key])
  if (moved) {
    const place = { ...whole, id_campanha: whole.id_campanha ?? before.id_campanha }
    await assertPlace(db, actor, place, { id_canal: before.id_canal, reported: false })
  }
  return updateResult(db, actor, { id, ...change })
}
