/** Whose history of this module's tables an actor may see. */
import { isSuperadmin } from '@intranet/contract/access'
import { sql } from 'kysely'
import { among, type HistoryRules } from '../../../platform/history.ts'
import { recordItemReading } from '../item-reading.queries.ts'
import { leadInScope } from '../lead-scope.ts'

export const leadTableHistory: HistoryRules = {
  vendas_lead: {
    // Only superadmins see excluded leads (docs/sales.md#excluded-leads).
    scope: (actor, id) =>
      among(
        'vendas_lead',
        id,
        sql<boolean>`(${leadInScope(actor, 'x')} and (x.desfecho <> 'excluida' or ${isSuperadmin(actor)}))`,
      ),
    recordReading: (db, actor, id) => recordItemReading(db, actor, 'vendas_lead', [id], 'documento'),
  },
}
