/** Whose history of this module's tables an actor may see. */
import { among, type HistoryRules } from '../../../platform/history.ts'
import { amongColleagues } from '../../../platform/scope.ts'

export const applicationHistory: HistoryRules = {
  aplicacao: { scope: (actor, id) => among('aplicacao', id, amongColleagues(actor, 'x.id_empresa')) },
}
