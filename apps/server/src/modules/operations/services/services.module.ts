import { services as text } from '@intranet/contract/messages/services'
import { among } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { seenPlan } from './service-plan-scope.ts'
import { serviceRouters, serviceRoutes } from './service-plan.rest.ts'

export const servicesModule = defineModule({
  name: 'services',
  routers: serviceRouters,
  routes: serviceRoutes,
  history: { servico_plano: { scope: (actor, id) => among('servico_plano', id, seenPlan(actor, 'x')) } },
  refusals: {
    texts: {
      servico_plano_veiculo_unico: [text.nameTaken, 'nome'],
      servico_plano_patrimonio_unico: [text.nameTaken, 'nome'],
      servico_plano_intervalo: [text.intervalRequired, 'cada_meses'],
      servico_plano_km: [text.kmRequired, 'ultimo_km'],
    },
    ofCodeAlone: ['servico_feito_um', 'servico_plano_de'],
  },
  personalData: { notAbout: ['servico_feito.id_usuario'] },
})
