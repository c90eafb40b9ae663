import type { Job } from '../../../platform/job.ts'
import type { Sweep } from '../../../platform/retention.ts'
import { removeOldReadings } from './request.queries.ts'

export const sweepReadings: Sweep = async ({ db, parameters }) => {
  await removeOldReadings(db, await parameters.read('acesso_retencao_meses'))
}

/** Every night: the record of readings ends after the months that the parameter says. Safe to run twice. */
export const readingRetentionJob: Job = {
  name: 'acesso-dado-pessoal-retencao',
  cron: '23 3 * * *',
  async run({ connection, parameters }) {
    await sweepReadings({ db: connection.db, parameters })
  },
}
