import { sql } from 'kysely'
import type { HistoryRule, HistoryRules } from '../../../platform/history.ts'
import { readableIncident } from './incident-scope.ts'

/** The history of an incident, of its orders and assets: for those who may read the incident. */
const ofReadable: HistoryRule = {
  scope: (actor, id) => sql<boolean>`exists (select 1 from incidente i
    left join rh_departamento d on d.id = i.id_departamento where i.id = ${id} and ${readableIncident(actor)})`,
}

export const incidentHistory: HistoryRules = {
  incidente: ofReadable,
  incidente_ordem: ofReadable,
  incidente_patrimonio: ofReadable,
}
