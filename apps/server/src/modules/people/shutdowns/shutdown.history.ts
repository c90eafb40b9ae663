/** Whose history of this module's tables an actor may see. */
import { among, keysOfParts, type HistoryRule, type HistoryRules } from '../../../platform/history.ts'
import { decidedShutdown } from './shutdown-scope.ts'
import { readShutdown } from './shutdown.service.ts'

const decided: HistoryRule = {
  scope: (actor, id) => among('rh_desligamento', id, decidedShutdown(actor, 'x')),
}

export const shutdownHistory: HistoryRules = {
  // Its history contains the reasons, as its screen does.
  rh_desligamento: { ...decided, recordReading: readShutdown },
  // Each is read by their shutdown's id.
  rh_desligamento_item: {
    ...decided,
    parts: keysOfParts('rh_desligamento_item', 'id_desligamento'),
  },
  rh_desligamento_baixa: {
    ...decided,
    parts: keysOfParts('rh_desligamento_baixa', 'id_desligamento'),
  },
  rh_desligamento_linha: {
    ...decided,
    parts: keysOfParts('rh_desligamento_linha', 'id_desligamento'),
  },
}
