import { form } from '@intranet/contract/messages'
import { personalData } from '@intranet/contract/messages/staff'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { personalDataRoutes } from './personal-data.rest.ts'
import {
  ownDataRouter,
  personalDataReadingRouter,
  personalDataRequestRouter,
} from './personal-data.router.ts'
import { readingRetentionJob, sweepReadings } from './reading-retention.job.ts'
import { personalDataRequest } from './request.obligation.ts'
import { countRequests } from './request.queries.ts'
import { requestHistory } from './request.history.ts'
import { requestData } from './request.personal-data.ts'

export const personalDataModule = defineModule({
  name: 'personal-data',
  routers: {
    ownData: ownDataRouter,
    personalDataRequests: personalDataRequestRouter,
    personalDataReadings: personalDataReadingRouter,
  },
  routes: personalDataRoutes,
  jobs: [readingRetentionJob],
  sweeps: { acesso_dado_pessoal: sweepReadings },
  history: requestHistory,
  refusals: {
    texts: {
      solicitacao_dado_pessoal_aberta: personalData.running,
      solicitacao_dado_pessoal_motivo: [form.required, 'resposta'],
    },
    ofCodeAlone: ['acesso_dado_pessoal_registro', 'solicitacao_dado_pessoal_encerrada'],
  },
  personalData: {
    kept: requestData,
    notAbout: ['solicitacao_dado_pessoal.id_responsavel'],
  },
  obligations: [personalDataRequest],
  figures: [{ to: '/human-resources/personal-data/list', may: holds('rh', 'manage'), count: countRequests }],
})
