import { defineModule } from '../../../platform/module.ts'
import { pushJob, pushRetentionJob } from './push.job.ts'
import { pushData } from './push.personal-data.ts'
import { pushRouter } from './push.router.ts'

export const pushModule = defineModule({
  name: 'push',
  routers: { push: pushRouter },
  jobs: [pushJob, pushRetentionJob],
  sealed: ['push_chave.privada', 'aparelho_push.inscricao'],
  refusals: { ofCodeAlone: ['aparelho_push_um', 'aparelho_push_hash', 'push_envio_um'] },
  personalData: { kept: pushData },
})
