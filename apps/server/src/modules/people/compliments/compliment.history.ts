/** Whose history of this module's tables an actor may see. */
import { among, type HistoryRules } from '../../../platform/history.ts'
import { changeableCompliment } from './compliment-scope.ts'

export const complimentHistory: HistoryRules = {
  elogio: { scope: (actor, id) => among('elogio', id, changeableCompliment(actor, 'x')) },
}
