import { erp } from '@intranet/contract/messages/registries'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { erpSenderJob } from './erp-sender.job.ts'
import { countErps } from './erp.queries.ts'
import { erpRoutes } from './erp.rest.ts'
import { erpRouter } from './erp.router.ts'
import { ofProvider } from '../../../platform/history.ts'

export const erpModule = defineModule({
  name: 'erp',
  routers: { erp: erpRouter },
  routes: erpRoutes,
  changes: [{ table: 'empresa_erp', list: erpRouter.list }],
  jobs: [erpSenderJob],
  sealed: ['empresa_erp.token', 'empresa_erp.senha', 'empresa_erp.cliente_segredo'],
  history: {
    empresa_erp: ofProvider('empresa_erp'),
  },
  refusals: {
    texts: {
      empresa_erp_id_empresa_key: erp.duplicated,
      empresa_erp_sem_tls: [erp.plainAddress, 'url'],
      empresa_erp_endereco: [erp.needsAddress, 'url'],
    },
    ofCodeAlone: ['erp_acao_testada_espera', 'erp_saida_chave_key', 'erp_saida_corpo'],
  },
  personalData: { notAbout: ['empresa_erp.id_usuario', 'erp_acao_testada.id_usuario'] },
  figures: [{ to: '/sales/internal/erp/list', may: holds('vendas', 'superadmin'), count: countErps }],
})
