/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { ofProvider, type HistoryRule, type HistoryRules } from '../../../platform/history.ts'

const ofPerson: HistoryRule = {
  scope: (actor, id) => (id === actor.id ? sql<boolean>`true` : ofProvider('rh_usuario').scope(actor, id)),
}

export const userHistory: HistoryRules = {
  rh_usuario: ofPerson,
  users_profiles: ofPerson,
  usuario_papel: ofPerson,
  usuario_empresa: ofPerson,
  permissao_parceiro: ofPerson,
  usuario_permissao: ofPerson,
}
