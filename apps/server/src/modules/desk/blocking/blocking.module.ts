import { blocking as text } from '@intranet/contract/messages/blocking'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { askedSimulationJob, copyArrearsJob, nightlyCopyJob, nightlySimulationJob } from './arrears.job.ts'
import { blockingHistory } from './blocking.history.ts'
import { blockingRouters, blockingRoutes } from './blocking.rest.ts'
import { blockingCriterionRouter, blockingRuleRouter } from './blocking.router.ts'
import { countRules } from './rule.queries.ts'

export const blockingModule = defineModule({
  name: 'blocking',
  routers: blockingRouters,
  routes: blockingRoutes,
  jobs: [copyArrearsJob, nightlyCopyJob, nightlySimulationJob, askedSimulationJob],
  history: blockingHistory,
  changes: [
    { table: 'regra_bloqueio', list: blockingRuleRouter.list },
    { table: 'criterio_excecao', list: blockingCriterionRouter.list },
  ],
  refusals: {
    texts: {
      regra_bloqueio_ativa_unica: [text.activeAlready, null],
      regra_bloqueio_notificacao: [text.noticeOverDays, 'dias_atraso'],
      regra_bloqueio_dias: [text.restDays, 'dias_semana'],
      criterio_excecao_validade: [text.period, 'validade_fim'],
    },
    ofCodeAlone: ['atraso_copia_uma', 'atraso_copia_fim'],
  },
  personalData: {
    notAbout: [
      'regra_bloqueio.id_usuario',
      'criterio_excecao.id_usuario',
      'atraso_copia.id_usuario',
      'simulacao_bloqueio.id_usuario',
    ],
  },
  figures: [{ to: '/blocking-rules/list', may: holds('regras_bloqueio', 'read'), count: countRules }],
})
