import { defineModule } from '../../../platform/module.ts'
import { changePlacingJob, changeRetentionJob } from './change.job.ts'
import { hasLateChanges } from './change.queries.ts'
import { changeRoutes } from './change.rest.ts'
import { changeRouter } from './change.router.ts'

export const changesModule = defineModule({
  name: 'changes',
  routers: { changes: changeRouter },
  routes: changeRoutes,
  jobs: [changePlacingJob, changeRetentionJob],
  retentions: [{ nome: 'Alterações para programas', isLate: hasLateChanges }],
})
