/** Whose history of this module's tables an actor may see. */
import { among, type HistoryRule, type HistoryRules } from '../../../platform/history.ts'
import { inChannelScope } from './channel.queries.ts'

/** Who sees the channel: of a provider by its own column or by a flag, or of none. */
const ofChannel: HistoryRule = {
  scope: (actor, id) => among('vendas_canal', id, inChannelScope(actor, 'x')),
}

export const channelHistory: HistoryRules = { vendas_canal: ofChannel, vendas_canal_provedor: ofChannel }
