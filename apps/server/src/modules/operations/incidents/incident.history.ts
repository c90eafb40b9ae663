import { sql } from 'kysely'
import type { HistoryRule, HistoryRules } from '../../../platform/history.ts'
import { readableIncident } from './incident-scope.ts'

/** Whose incidents one reads, of these one reads the history, also of their orders and assets. */
const ofReadable: HistoryRule = {
  scope: (actor, id) => sql<boolean>`exists (select 1 from incidente i
    left join rh_departamento d on d.id = i.id_departamento where i.id = ${id} and ${readableIncident(actor)})`,
}

export const incidentHistory: HistoryRules = {
  incidente: ofReadable,
  incidente_ordem: ofReadable,
  incidente_patrimonio: ofReadable,
}
