import { form } from '@intranet/contract/messages'
import { defineModule } from '../../../platform/module.ts'
import { notifyOfForgottenSeller } from './forgotten-seller.service.ts'
import { leadDigestJob } from './lead-digest.job.ts'
import { leadRoutes } from './lead.rest.ts'
import { leadRouter } from './lead.router.ts'
import { leadTableHistory } from './lead.history.ts'
import { readsAllLeads } from '../lead-scope.ts'
import { findLeads } from './lead.search.ts'
import { leadHoldings } from './lead.holding.ts'

export const leadsModule = defineModule({
  name: 'leads',
  search: [findLeads],
  routers: { leads: leadRouter },
  routes: leadRoutes,
  changes: [{ table: 'vendas_lead', list: leadRouter.list, whole: readsAllLeads, asks: { lista: 'all' } }],
  events: [
    { name: 'lead.created', list: leadRouter.list, whole: readsAllLeads },
    { name: 'lead.moved', list: leadRouter.list, whole: readsAllLeads },
    { name: 'lead.sold', list: leadRouter.list, whole: readsAllLeads },
  ],
  jobs: [leadDigestJob],
  history: leadTableHistory,
  refusals: {
    texts: {
      vendas_lead_existente: [form.required, 'cod_cliente'],
      vendas_lead_uniao_unica: 'Esta lead já foi unida a outra.',
    },
    ofCodeAlone: ['vendas_lead_finalizada', 'vendas_lead_uniao_outra'],
  },
  holdings: leadHoldings,
  personalData: {
    forgets: [notifyOfForgottenSeller],
    notAbout: [
      'vendas_lead.id_usuario',
      'vendas_lead.id_usuario_exclusao',
      'vendas_lead.id_usuario_fora_tabela',
      'vendas_lead.id_vendedor',
      'vendas_lead_cobertura.id_usuario',
      'vendas_lead_historico.id_usuario',
      'vendas_lead_uniao.id_usuario',
    ],
  },
})
