/** Whose history of this module's tables an actor may see. */
import { sql, type RawBuilder } from 'kysely'
import { among, ofProvider, type HistoryRules } from '../../../platform/history.ts'
import { inScope } from '../../../platform/scope.ts'

const ofSquadInScope = (scope: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from equipe seen where seen.id = x.id_equipe and ${scope})`

export const supplyHistory: HistoryRules = {
  suprimento_produto: ofProvider('suprimento_produto'),
  suprimento_patrimonio: ofProvider('suprimento_patrimonio'),
  suprimento_movimento: ofProvider('suprimento_movimento'),
  suprimento_custodia: ofProvider('suprimento_custodia'),
  suprimento_estoque: {
    scope: (actor, id) =>
      among('suprimento_estoque', id, ofSquadInScope(inScope(actor, 'seen.id_empresa', false))),
  },
}
