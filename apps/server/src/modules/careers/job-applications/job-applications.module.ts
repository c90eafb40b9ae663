import { application as text } from '@intranet/contract/messages/careers'
import { defineModule } from '../../../platform/module.ts'
import { applicationHistory } from './application.history.ts'
import { applicationRetentionJob, arrivalJob } from './application.job.ts'
import { applicationData } from './application.personal-data.ts'
import { applicationRoutes } from './application.rest.ts'
import { applicationRouter } from './application.router.ts'
import { leaveApplications } from './removal.service.ts'

export const jobApplicationsModule = defineModule({
  name: 'job-applications',
  routers: { jobApplications: applicationRouter },
  routes: applicationRoutes,
  jobs: [arrivalJob, applicationRetentionJob],
  history: applicationHistory,
  refusals: {
    texts: {
      candidatura_unica: [text.again, null],
      candidatura_motivo: [text.reasonRequired, 'motivo_reprovacao'],
    },
    ofCodeAlone: [
      'candidatura_titular',
      'candidatura_familiares',
      'candidatura_pendente_chave_hash_key',
      'candidatura_pendente_unica',
    ],
  },
  personalData: {
    kept: applicationData,
    notAbout: ['candidatura.id_indicador', 'candidatura_etapa.id_usuario'],
    forgets: [leaveApplications],
  },
})
