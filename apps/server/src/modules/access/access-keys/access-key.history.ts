import { isSuperadmin } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { HistoryRule, HistoryRules } from '../../../platform/history.ts'

const ofKey: HistoryRule = {
  scope: (actor, id) =>
    isSuperadmin(actor)
      ? sql<boolean>`true`
      : sql<boolean>`exists (select 1 from chave_acesso k where k.id = ${id} and k.id_usuario = ${actor.id})`,
}

export const accessKeyHistory: HistoryRules = {
  chave_acesso: ofKey,
  // Kept by their key's id.
  chave_acesso_empresa: ofKey,
}
