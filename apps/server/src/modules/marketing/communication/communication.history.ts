/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { ofProvider, type HistoryRules } from '../../../platform/history.ts'
import { inScope } from '../../../platform/scope.ts'

export const communicationHistory: HistoryRules = {
  campanha_comunicacao: ofProvider('campanha_comunicacao'),
  campanha_regras: {
    scope: (
      actor,
      id,
    ) => sql<boolean>`exists (select 1 from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
      where r.id = ${id} and ${inScope(actor, 'c.id_empresa', false)})`,
  },
  template_whatsapp: ofProvider('template_whatsapp'),
}
