/** Whose history of this module's tables an actor may see. */
import { ofProvider, type HistoryRules } from '../../../platform/history.ts'
import { readRestriction } from './restriction.service.ts'

export const restrictionHistory: HistoryRules = {
  relacionamento_preferencias_cliente: {
    ...ofProvider('relacionamento_preferencias_cliente'),
    recordReading: readRestriction,
  },
}
