/** Whose history of this module's tables an actor may see. */
import { among, type HistoryRules } from '../../../platform/history.ts'
import { keptDocument } from './document-scope.ts'
import { readDocument } from './document.service.ts'

export const documentHistory: HistoryRules = {
  rh_documento: {
    scope: (actor, id) => among('rh_documento', id, keptDocument(actor, 'x')),
    recordReading: readDocument,
  },
}
