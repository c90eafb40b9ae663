/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { ofProvider, type HistoryRules } from '../../../platform/history.ts'
import { amongColleagues } from '../../../platform/scope.ts'

export const resourceHistory: HistoryRules = {
  recurso: ofProvider('recurso'),
  recurso_reserva: {
    scope: (
      actor,
      id,
    ) => sql<boolean>`exists (select 1 from recurso_reserva b join recurso r on r.id = b.id_recurso
      where b.id = ${id} and ${amongColleagues(actor, 'r.id_empresa')})`,
  },
}
