import { refund as text } from '@intranet/contract/messages/refunds'
import { holds } from '../../../platform/card-figures.ts'
import { ofProvider } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { forgetAccountsJob } from './refund.job.ts'
import { refundHoldings } from './refund.holding.ts'
import { refundCorrections, refundDecisions, refundPayments } from './refund.obligation.ts'
import { countRefunds, hiddenInHistory } from './refund.queries.ts'
import { refundRouters, refundRoutes } from './refund.rest.ts'
import { refundRouter } from './refund.router.ts'
import { refundFiles } from './refund.service.ts'

export const refundsModule = defineModule({
  name: 'refunds',
  routers: refundRouters,
  routes: refundRoutes,
  jobs: [forgetAccountsJob],
  history: { bo_estorno: { ...ofProvider('bo_estorno'), hides: () => hiddenInHistory } },
  files: { bo_estorno: refundFiles },
  changes: [{ table: 'bo_estorno', list: refundRouter.list }],
  refusals: {
    texts: {
      bo_estorno_fatura_unica: [text.openAlready, 'fatura'],
      bo_estorno_valor: [text.aboveAmount, 'valor_estorno'],
      bo_estorno_comprovante: [text.proof, 'comprovante'],
      bo_estorno_aprovacao_outra_pessoa: [text.own, null],
      bo_estorno_aprovacao_unica: [text.approvedByYou, null],
    },
    ofCodeAlone: ['bo_estorno_pago', 'bo_estorno_resposta', 'bo_estorno_autor'],
  },
  sealed: ['bo_estorno.dados_pagamento'],
  personalData: { notAbout: ['bo_estorno.id_solicitante', 'bo_estorno_aprovacao.id_aprovador'] },
  holdings: refundHoldings,
  obligations: [refundDecisions, refundPayments, refundCorrections],
  figures: [{ to: '/backoffice/estornos/listagem', may: holds('estornos', 'read'), count: countRefunds }],
})
