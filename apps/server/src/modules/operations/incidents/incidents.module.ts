import { incident as text } from '@intranet/contract/messages/incidents'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { hasLateLines } from './incident-bell.queries.ts'
import { readsIncidents } from './incident-scope.ts'
import { incidentHistory } from './incident.history.ts'
import { incidentHoldings } from './incident.holding.ts'
import { incidentOverdueJob, incidentPurgeJob } from './incident.job.ts'
import { incidentData } from './incident.personal-data.ts'
import { countIncidents } from './incident.queries.ts'
import { incidentRoutes } from './incident.rest.ts'
import { incidentRouter } from './incident.router.ts'
import { findIncidents } from './incident.search.ts'
import { networkHeads } from './network.head.ts'

export const incidentsModule = defineModule({
  name: 'incidents',
  routers: { incidents: incidentRouter },
  routes: incidentRoutes,
  jobs: [incidentOverdueJob, incidentPurgeJob],
  retentions: [{ nome: 'Avisos de incidentes', isLate: hasLateLines }],
  changes: [{ table: 'incidente', list: incidentRouter.list, whole: readsIncidents }],
  history: incidentHistory,
  refusals: {
    texts: {
      incidente_abrangencia: [text.audience, 'id_departamento'],
      incidente_previsao: [text.endBeforeStart, 'previsao'],
      incidente_ordem_unica: [text.orderTaken, 'os'],
      incidente_patrimonio_unico: [text.assetTaken, 'patrimonio'],
    },
    inUse: { incidente_id_categoria_fkey: text.categoryInUse },
    ofCodeAlone: [
      'incidente_fim',
      'incidente_solucao',
      'incidente_motivo',
      'incidente_andamento_mudanca',
      'incidente_usuario_tipo',
      'incidente_usuario_unico',
    ],
  },
  personalData: {
    kept: incidentData,
    notAbout: [
      'incidente.id_usuario',
      'incidente_andamento.id_usuario',
      'incidente_ordem.id_usuario',
      'incidente_patrimonio.id_usuario',
    ],
  },
  holdings: incidentHoldings,
  figures: [{ to: '/incidents/list', may: holds('incidentes', 'employee'), count: countIncidents }],
  search: [findIncidents],
  heads: networkHeads,
})
