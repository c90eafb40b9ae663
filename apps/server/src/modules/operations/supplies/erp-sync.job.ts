import { groundOf } from '../../../platform/erp/erp-ground.ts'
import type { Job } from '../../../platform/job.ts'
import { syncProviders } from './erp-sync.service.ts'

/** Every morning before the squads leave: squads, products and stock as the ERPs have them. Safe to run twice. */
export const supplySyncJob: Job = {
  name: 'suprimentos-erp',
  cron: '10 5 * * *',
  async run(deps) {
    await syncProviders(groundOf(deps), (empresa, { message }) =>
      deps.log.warn({ empresa, motivo: message }, 'ERP without squads, products or stock'),
    )
  },
}
