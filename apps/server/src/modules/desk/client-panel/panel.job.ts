import { forgetAnswers } from '../../../platform/erp/erp-memory.queries.ts'
import type { Job } from '../../../platform/job.ts'
import { followNegotiations } from './negotiation.service.ts'
import { expireProposals } from './negotiation.queries.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { readBack } from './read-back.service.ts'
import { unsureSends } from './sending.queries.ts'

/** Every minute: what the ERP may or may not have done is read back and settled. */
export const panelReadBackJob: Job = {
  name: 'painel-conferencia',
  cron: '* * * * *',
  retries: 0,
  async run(deps) {
    await unsureSends(deps.connection.db)
    await readBack(groundOf(deps))
  },
}

/** Every night: agreements that were kept or broken, proposals that nobody accepted, answers of yesterday. */
export const panelNightJob: Job = {
  name: 'painel-noite',
  cron: '40 4 * * *',
  async run(deps) {
    await expireProposals(deps.connection.db)
    await followNegotiations(groundOf(deps))
    await forgetAnswers(deps.connection.db)
  },
}
