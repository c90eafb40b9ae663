/** Whose history of this module's tables an actor may see. */
import { among, type HistoryRules } from '../../../platform/history.ts'
import { keptRelative } from './relative-scope.ts'
import { readRelative } from './relative.service.ts'

export const relativeHistory: HistoryRules = {
  rh_familiar: {
    scope: (actor, id) => among('rh_familiar', id, keptRelative(actor, 'x')),
    recordReading: readRelative,
  },
}
