/** Whose history of this module's tables an actor may see. */
import { type HistoryRule, type HistoryRules } from '../../../platform/history.ts'
import { ofFlagged } from '../flagged-history.ts'

const flagged: HistoryRule = { scope: ofFlagged('vendas_campanha_provedor', 'id_campanha') }

export const campaignHistory: HistoryRules = { vendas_campanha: flagged, vendas_campanha_provedor: flagged }
