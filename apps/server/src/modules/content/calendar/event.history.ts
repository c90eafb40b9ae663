/** Whose history of this module's tables an actor may see. */
import { among, type HistoryRules } from '../../../platform/history.ts'
import { mayChangeEvent } from './event-scope.ts'

export const eventHistory: HistoryRules = {
  evento_calendario: { scope: (actor, id) => among('evento_calendario', id, mayChangeEvent(actor, 'x')) },
}
