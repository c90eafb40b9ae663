import { isSuperadmin } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { HistoryRules } from '../../../platform/history.ts'

export const webhookHistory: HistoryRules = {
  webhook: {
    scope: (actor, id) =>
      isSuperadmin(actor)
        ? sql<boolean>`true`
        : sql<boolean>`exists (select 1 from webhook w join chave_acesso k on k.id = w.id_chave
            where w.id = ${id} and k.id_usuario = ${actor.id})`,
  },
}
