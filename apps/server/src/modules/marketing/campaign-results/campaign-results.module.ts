import { form } from '@intranet/contract/messages'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import { readsMarketing } from '@intranet/contract/sales/marketing-access'
import { defineModule } from '../../../platform/module.ts'
import { campaignResultRoutes } from './result.rest.ts'
import { campaignResultRouter } from './result.router.ts'
import { ofProvider } from '../../../platform/history.ts'

export const campaignResultsModule = defineModule({
  name: 'campaign-results',
  routers: { campaignResults: campaignResultRouter },
  routes: campaignResultRoutes,
  changes: [{ table: 'vendas_campanha_resultado', list: campaignResultRouter.list, whole: readsMarketing }],
  history: {
    vendas_campanha_resultado: ofProvider('vendas_campanha_resultado'),
  },
  refusals: {
    texts: {
      vendas_campanha_resultado_ordem: form.endBeforeStart,
      vendas_campanha_resultado_sobreposto: [campaignResult.overlap, 'periodo_inicio'],
    },
  },
  personalData: {
    notAbout: ['vendas_campanha_resultado.id_usuario', 'vendas_campanha_resultado.id_usuario_updater'],
  },
})
