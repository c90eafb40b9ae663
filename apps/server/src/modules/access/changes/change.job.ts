import { CHANGE_DAYS } from '@intranet/contract/access/changes'
import type { Job } from '../../../platform/job.ts'
import { untilFewer } from '../../../platform/retention.ts'
import { forgetChanges, placeChanges } from './change.queries.ts'

const BATCH = 20_000

/** Every minute: gives positions to changes that nobody asked for, so that the queue stays short. */
export const changePlacingJob: Job = {
  name: 'alteracoes-posicao',
  cron: '* * * * *',
  retries: 0,
  run: ({ connection: { db } }) => placeChanges(db),
}

/** Every night: forgets changes that are too old. */
export const changeRetentionJob: Job = {
  name: 'alteracoes-retencao',
  cron: '37 3 * * *',
  async run({ connection: { db } }) {
    await untilFewer(BATCH, (size) => forgetChanges(db, CHANGE_DAYS, size))
  },
}
