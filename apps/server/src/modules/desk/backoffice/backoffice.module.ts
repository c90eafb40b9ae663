import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { groupWide, ofProvider } from '../../../platform/history.ts'
import { countActivations } from './activation.queries.ts'
import { activationRouter } from './activation.router.ts'
import { deskHoldings } from './backoffice.holding.ts'
import { ownDeskItems, pendingSales } from './backoffice.obligation.ts'
import { backofficeRouters, backofficeRoutes } from './backoffice.rest.ts'
import { findSales } from './backoffice.search.ts'
import { forgetCustomersJob, lateItemsJob, missedVisitsJob } from './late.job.ts'
import { countProblems } from './problem.queries.ts'
import { problemRouter, problemTypeRouter } from './problem.router.ts'
import { countQualifications } from './qualification.queries.ts'
import { qualificationRouter } from './qualification.router.ts'
import { countSales } from './sale.queries.ts'
import { deskSaleRouter } from './sale.router.ts'
import { readSale } from './sale.service.ts'

const reads = holds('backoffice', 'read')

export const backofficeModule = defineModule({
  name: 'backoffice',
  routers: backofficeRouters,
  routes: backofficeRoutes,
  jobs: [lateItemsJob, missedVisitsJob, forgetCustomersJob],
  history: {
    bo_venda: { ...ofProvider('bo_venda'), recordReading: readSale },
    bo_ativacao: ofProvider('bo_ativacao'),
    bo_problema: ofProvider('bo_problema'),
    bo_qualificacao: ofProvider('bo_qualificacao'),
    bo_problema_tipo: groupWide,
  },
  changes: [
    { table: 'bo_venda', list: deskSaleRouter.list },
    { table: 'bo_ativacao', list: activationRouter.list },
    { table: 'bo_problema', list: problemRouter.list },
    { table: 'bo_problema_tipo', list: problemTypeRouter.list },
    { table: 'bo_qualificacao', list: qualificationRouter.list },
  ],
  refusals: {
    texts: {
      bo_venda_checklist: [text.checklist, 'checklist'],
      bo_problema_tipo_titulo_unico: [text.problemTypeExists, 'titulo'],
    },
    inUse: { bo_problema_id_tipo_fkey: text.problemTypeUsed },
    ofCodeAlone: [
      'bo_venda_lead_unica',
      'bo_venda_motivo',
      'bo_venda_auditor',
      'bo_ativacao_venda_unica',
      'bo_ativacao_agenda',
      'bo_ativacao_ativada',
      'bo_ativacao_motivo',
      'bo_problema_solucao',
      'bo_problema_responsavel',
      'bo_problema_fim',
      'bo_qualificacao_ativacao_unica',
      'bo_qualificacao_resultado',
    ],
  },
  personalData: {
    notAbout: [
      'bo_venda.id_auditor',
      'bo_venda.id_vendedor',
      'bo_ativacao.id_responsavel',
      'bo_problema.id_responsavel',
      'bo_problema.id_usuario',
      'bo_qualificacao.id_responsavel',
      'bo_qualificacao_tentativa.id_usuario',
    ],
  },
  holdings: deskHoldings,
  obligations: [...ownDeskItems, pendingSales],
  figures: [
    { to: '/backoffice/vendas/listagem', may: reads, count: countSales },
    { to: '/backoffice/ativacoes/listagem', may: reads, count: countActivations },
    { to: '/backoffice/problemas', may: reads, count: countProblems },
    { to: '/backoffice/qualificacao', may: reads, count: countQualifications },
  ],
  search: [findSales],
})
