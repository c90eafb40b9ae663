/** Whose history of this module's tables an actor may see. */
import { among, type HistoryRules } from '../../../platform/history.ts'
import { seenRequest } from '../fleet/request-scope.ts'

export const requestHistory: HistoryRules = {
  solicitacao_veiculo: { scope: (actor, id) => among('solicitacao_veiculo', id, seenRequest(actor, 'x')) },
}
