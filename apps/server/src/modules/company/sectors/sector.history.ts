/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { type HistoryRules } from '../../../platform/history.ts'
import { inScope } from '../../../platform/scope.ts'

export const sectorHistory: HistoryRules = {
  rh_setor: {
    scope: (
      actor,
      id,
    ) => sql<boolean>`exists (select 1 from rh_setor s join rh_departamento d on d.id = s.id_departamento
      where s.id = ${id} and ${inScope(actor, 'd.id_empresa')})`,
  },
}
