import { isSuperadmin } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { HistoryRules } from '../../../platform/history.ts'

/** Notices that people sent: for the one who sent them, and for superadmins. */
export const notificationHistory: HistoryRules = {
  notificacao_mensagem: {
    scope: (actor, id) =>
      isSuperadmin(actor)
        ? sql<boolean>`true`
        : sql<boolean>`exists (select 1 from notificacao_mensagem m where m.id = ${id} and m.id_remetente = ${actor.id})`,
  },
}
