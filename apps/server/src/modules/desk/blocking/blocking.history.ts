/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { among, ofProvider, type HistoryRules } from '../../../platform/history.ts'
import { inScope } from '../../../platform/scope.ts'

export const blockingHistory: HistoryRules = {
  regra_bloqueio: ofProvider('regra_bloqueio'),
  criterio_excecao: {
    scope: (actor, id) =>
      among(
        'criterio_excecao',
        id,
        sql<boolean>`exists (select from regra_bloqueio seen where seen.id = x.id_regra
          and ${inScope(actor, 'seen.id_empresa', false)})`,
      ),
  },
}
