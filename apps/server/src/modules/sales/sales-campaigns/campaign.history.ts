/** Whose history of this module's tables an actor may see. */
import { among, type HistoryRule, type HistoryRules } from '../../../platform/history.ts'
import { campaignFlags, inFlagScope } from '../provider-flags.queries.ts'

/** Who sees the campaign. A deleted one has no flags left: it must not count as the whole group's. */
const ofCampaign: HistoryRule = {
  scope: (actor, id) => among('vendas_campanha', id, inFlagScope(actor, campaignFlags, 'x.id')),
}

export const campaignHistory: HistoryRules = {
  vendas_campanha: ofCampaign,
  vendas_campanha_provedor: ofCampaign,
}
