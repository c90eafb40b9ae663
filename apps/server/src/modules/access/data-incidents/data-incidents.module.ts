import { trustTexts as text } from '@intranet/contract/messages/trust'
import { defineModule } from '../../../platform/module.ts'
import { dataIncidentJob } from './data-incident.job.ts'
import { openDataIncident } from './data-incident.obligation.ts'
import { dataIncidentRouter } from './data-incident.router.ts'

export const dataIncidentsModule = defineModule({
  name: 'data-incidents',
  routers: { dataIncidents: dataIncidentRouter },
  jobs: [dataIncidentJob],
  refusals: {
    ofCodeAlone: ['incidente_dados_titular_registro'],
    texts: {
      incidente_dados_periodo: [text.periodOrder, 'periodo_ate'],
      incidente_dados_encerrado: text.tellFirst,
    },
  },
  personalData: { notAbout: ['incidente_dados.id_suspeito'] },
  obligations: [openDataIncident],
})
