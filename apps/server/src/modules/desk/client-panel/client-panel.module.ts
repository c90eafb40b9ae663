import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { defineModule } from '../../../platform/module.ts'
import { clientPanelHistory } from './client-panel.history.ts'
import { clientPanelData } from './client-panel.personal-data.ts'
import { clientPanelRoutes } from './client-panel.rest.ts'
import { clientPanelRouter } from './client-panel.router.ts'
import { panelNightJob, panelReadBackJob } from './panel.job.ts'

export const clientPanelModule = defineModule({
  name: 'client-panel',
  routers: { clientPanel: clientPanelRouter },
  routes: clientPanelRoutes,
  jobs: [panelReadBackJob, panelNightJob],
  history: clientPanelHistory,
  refusals: {
    texts: {
      painel_acao_pendente: [text.samePending, null],
      painel_negociacao_fatura_unica: [text.alreadyNegotiated, 'faturas'],
    },
    ofCodeAlone: [
      'erp_resposta_id_empresa_cod_cliente_chamada_pergunta_key',
      'painel_acao_chave_unica',
      'painel_envio_chave_unica',
      'painel_negociacao_soma',
      'painel_atendimento_chave_key',
      'painel_atendimento_protocolo_key',
      'painel_negociacao_protocolo_key',
    ],
  },
  personalData: {
    kept: clientPanelData,
    notAbout: ['painel_atendimento.id_liberador'],
  },
})
