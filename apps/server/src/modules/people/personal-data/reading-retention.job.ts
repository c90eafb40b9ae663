import type { Job } from '../../../platform/job.ts'
import { removeOldReadings } from './request.queries.ts'

/** Every night: the record of readings ends after the months that the parameter says. Safe to run twice. */
export const readingRetentionJob: Job = {
  name: 'acesso-dado-pessoal-retencao',
  cron: '23 3 * * *',
  async run({ connection, parameters }) {
    await removeOldReadings(connection.db, await parameters.read('acesso_retencao_meses'))
  },
}
