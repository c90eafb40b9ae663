import { readsMarketing } from '@intranet/contract/sales/marketing-access'
import { defineModule } from '../../../platform/module.ts'
import { countLeadImports } from './lead-import.queries.ts'
import { leadImportRoutes } from './lead-import.rest.ts'
import { leadImportRouter } from './lead-import.router.ts'
import { sheetFiles } from './lead-import.service.ts'
import { leadRetentionJob } from './lead-retention.job.ts'
import { leadImportJob } from './run-import.service.ts'
import { leadImportHistory } from './lead-import.history.ts'

export const leadImportsModule = defineModule({
  name: 'lead-imports',
  routers: { leadImports: leadImportRouter },
  routes: leadImportRoutes,
  changes: [{ table: 'vendas_lead_importacao', list: leadImportRouter.list, whole: readsMarketing }],
  jobs: [leadImportJob, leadRetentionJob],
  history: leadImportHistory,
  refusals: {
    ofCodeAlone: [
      'vendas_lead_importacao_erro_id_importacao_evento_linha_key',
      'vendas_lead_participante_id_importacao_evento_linha_key',
      'vendas_lead_participante_unico',
    ],
  },
  files: { vendas_lead_importacao: sheetFiles },
  personalData: {
    notAbout: ['vendas_lead_importacao.id_usuario', 'vendas_lead_importacao.id_usuario_criacao'],
  },
  figures: [{ to: '/marketing/imports-leads/list', may: readsMarketing, count: countLeadImports }],
})
