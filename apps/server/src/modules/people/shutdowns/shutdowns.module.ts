import { shutdown } from '@intranet/contract/messages/staff'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { shutdownStep } from './shutdown.obligation.ts'
import { countShutdowns } from './shutdown.queries.ts'
import { shutdownRoutes } from './shutdown.rest.ts'
import { shutdownRouter } from './shutdown.router.ts'
import { shutdownHistory } from './shutdown.history.ts'
import { shutdownData } from './shutdown.personal-data.ts'
import { decides } from './shutdown-scope.ts'

export const shutdownsModule = defineModule({
  name: 'shutdowns',
  routers: { shutdowns: shutdownRouter },
  routes: shutdownRoutes,
  changes: [{ table: 'rh_desligamento', list: shutdownRouter.list, whole: decides }],
  history: shutdownHistory,
  refusals: {
    texts: {
      rh_desligamento_em_andamento: [shutdown.running, 'id_funcionario'],
      rh_desligamento_baixa_unica: [shutdown.lineSigned, 'observacao'],
    },
    ofCodeAlone: [
      'rh_desligamento_efetivado',
      'rh_desligamento_item_feito',
      'rh_desligamento_item_id_desligamento_item_key',
    ],
  },
  personalData: {
    kept: shutdownData,
    notAbout: [
      'rh_desligamento.id_solicitante',
      'rh_desligamento.id_aprovador',
      'rh_desligamento_item.id_usuario',
      'rh_desligamento_baixa.id_usuario',
      'rh_desligamento_linha.id_usuario',
    ],
  },
  obligations: [shutdownStep],
  figures: [{ to: '/shutdowns/list', may: holds('desligamentos', 'read'), count: countShutdowns }],
})
