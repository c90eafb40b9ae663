import { incident as text } from '@intranet/contract/messages/incidents'
import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { HistoryRule } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { hasLateLines } from './incident-bell.queries.ts'
import { readableIncident, readsIncidents } from './incident-scope.ts'
import { incidentOverdueJob, incidentPurgeJob } from './incident.job.ts'
import { incidentData } from './incident.personal-data.ts'
import { countIncidents } from './incident.queries.ts'
import { incidentRoutes } from './incident.rest.ts'
import { incidentRouter } from './incident.router.ts'
import { findIncidents } from './incident.search.ts'
import { networkHeads } from './network.head.ts'

/** Whose incidents one reads, of these one reads the history, also of their orders and assets. */
const ofReadable: HistoryRule = {
  scope: (actor, id) => sql<boolean>`exists (select 1 from incidente i
    left join rh_departamento d on d.id = i.id_departamento where i.id = ${id} and ${readableIncident(actor)})`,
}

export const incidentsModule = defineModule({
  name: 'incidents',
  routers: { incidents: incidentRouter },
  routes: incidentRoutes,
  jobs: [incidentOverdueJob, incidentPurgeJob],
  retentions: [{ nome: 'Avisos de incidentes', isLate: hasLateLines }],
  changes: [{ table: 'incidente', list: incidentRouter.list, whole: readsIncidents }],
  history: {
    incidente: ofReadable,
    incidente_ordem: ofReadable,
    incidente_patrimonio: ofReadable,
  },
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
  holdings: [
    {
      tipo: 'incidente',
      columns: ['incidente.id_usuario'],
      of: (id) => sql`select 'incidente:' || id, titulo, '/incidents/edit/' || id from incidente
        where id_usuario = ${id} and situacao in ('aberto', 'em_tratamento')`,
    },
  ],
  figures: [{ to: '/incidents/list', may: holds('incidentes', 'employee'), count: countIncidents }],
  search: [findIncidents],
  heads: networkHeads,
})
