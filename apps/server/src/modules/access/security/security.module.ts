import { defineModule } from '../../../platform/module.ts'
import { securityCopiesJob, securityJob, sweepSecurity } from './security.job.ts'
import { securityRouter } from './security.router.ts'

export const securityModule = defineModule({
  name: 'security',
  routers: { security: securityRouter },
  jobs: [securityJob, securityCopiesJob],
  sweeps: { seguranca_evento: sweepSecurity },
  refusals: { ofCodeAlone: ['seguranca_evento_ordem'] },
  personalData: { notAbout: ['seguranca_evento.id_usuario'] },
})
