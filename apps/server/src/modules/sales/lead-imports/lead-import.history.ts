/** Whose history of this module's tables an actor may see. */
import { can } from '@intranet/contract/access'
import { sql } from 'kysely'
import { ofProvider, type HistoryRules } from '../../../platform/history.ts'
import { inScope } from '../../../platform/scope.ts'
import { recordItemReading } from '../item-reading.queries.ts'

export const leadImportHistory: HistoryRules = {
  vendas_lead_importacao: ofProvider('vendas_lead_importacao'),
  // Of one's providers as the import is; their documents are for people who manage.
  vendas_lead_participante: {
    scope: (actor, id) =>
      can(actor, 'vendas', 'manage')
        ? sql<boolean>`exists (select 1 from vendas_lead_participante p join vendas_lead_importacao i
            on i.id = p.id_importacao_evento where p.id = ${id} and ${inScope(actor, 'i.id_empresa', false)})`
        : sql<boolean>`false`,
    recordReading: (db, actor, id) =>
      recordItemReading(db, actor, 'vendas_lead_participante', [id], 'documento'),
  },
}
