/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { type HistoryRules } from '../../../platform/history.ts'
import { requestInScope } from './request-scope.ts'

export const requestHistory: HistoryRules = {
  solicitacao_dado_pessoal: {
    scope: (
      actor,
      id,
    ) => sql<boolean>`exists (select 1 from solicitacao_dado_pessoal s join rh_usuario u on u.id = s.id_titular
      where s.id = ${id} and ${requestInScope(actor)})`,
  },
}
