/** Whose history of this module's tables an actor may see. */
import { sql, type RawBuilder } from 'kysely'
import { among, ofProvider, type HistoryRules } from '../../../platform/history.ts'
import { inScope } from '../../../platform/scope.ts'
import { readableRequest } from './equipment-request-scope.ts'
import { seesValues } from './supply-scope.ts'

const ofSquadInScope = (scope: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from equipe seen where seen.id = x.id_equipe and ${scope})`

export const supplyHistory: HistoryRules = {
  suprimento_produto: ofProvider('suprimento_produto'),
  suprimento_patrimonio: {
    ...ofProvider('suprimento_patrimonio'),
    hides: (actor) => (seesValues(actor) ? [] : ['valor_compra', 'nota_arquivo']),
  },
  suprimento_movimento: {
    ...ofProvider('suprimento_movimento'),
    hides: (actor) => (seesValues(actor) ? [] : ['custo']),
  },
  pedido_equipamento: {
    scope: (actor, id) => among('pedido_equipamento', id, readableRequest(actor, 'x')),
  },
  suprimento_custodia: ofProvider('suprimento_custodia'),
  suprimento_estoque: {
    scope: (actor, id) =>
      among('suprimento_estoque', id, ofSquadInScope(inScope(actor, 'seen.id_empresa', false))),
  },
}
