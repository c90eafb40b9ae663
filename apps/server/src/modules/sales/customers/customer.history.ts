/** Whose history of this module's tables an actor may see. */
import { ofProvider, keysOfParts, type HistoryRule, type HistoryRules } from '../../../platform/history.ts'
import { readCustomer } from './customer.service.ts'

const ofCustomer: HistoryRule = { ...ofProvider('relationship_dados_pessoas'), recordReading: readCustomer }

export const customerHistory: HistoryRules = {
  relationship_dados_pessoas: ofCustomer,
  // Read by their customer's id.
  relationship_contrato: {
    ...ofCustomer,
    parts: keysOfParts('relationship_contrato', 'id_pessoa'),
  },
}
