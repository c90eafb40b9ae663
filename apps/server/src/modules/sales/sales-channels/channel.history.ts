/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { ofProvider, type HistoryRule, type HistoryRules } from '../../../platform/history.ts'
import { ofFlagged } from '../flagged-history.ts'

const flagged = ofFlagged('vendas_canal_provedor', 'id_canal')
const ofChannel: HistoryRule = {
  scope: (actor, id) =>
    sql<boolean>`(${ofProvider('vendas_canal').scope(actor, id)} and ${flagged(actor, id)})`,
}

export const channelHistory: HistoryRules = { vendas_canal: ofChannel, vendas_canal_provedor: ofChannel }
