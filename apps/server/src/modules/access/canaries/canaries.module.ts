import { canaries as text } from '@intranet/contract/messages/trust'
import { defineModule } from '../../../platform/module.ts'
import { canaryJob } from './canary.job.ts'
import { canaryRouter } from './canary.router.ts'

export const canariesModule = defineModule({
  name: 'canaries',
  routers: { canaries: canaryRouter },
  jobs: [canaryJob],
  refusals: {
    texts: { isca_pessoa: [text.taken, 'id_pessoa'], isca_cliente: [text.taken, 'codpessoa'] },
    ofCodeAlone: ['isca_de_um'],
  },
  personalData: { notAbout: ['isca.id_pessoa'] },
})
