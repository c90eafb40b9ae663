/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { type HistoryRules } from '../../../platform/history.ts'
import { inScope } from '../../../platform/scope.ts'

export const positionHistory: HistoryRules = {
  rh_cargo: {
    scope: (actor, id) => sql<boolean>`exists (select 1 from rh_cargo c join rh_setor s on s.id = c.id_setor
      join rh_departamento d on d.id = s.id_departamento
      where c.id = ${id} and ${inScope(actor, 'd.id_empresa')})`,
  },
}
