/** Whose history of this module's tables an actor may see. */
import { sql } from 'kysely'
import { among, type HistoryRule, type HistoryRules } from '../../../platform/history.ts'
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
    parts: (owner) =>
      sql`any(array(select i.id::text from rh_desligamento_item i where i.id_desligamento = ${owner}))`,
  },
  rh_desligamento_baixa: {
    ...decided,
    parts: (owner) =>
      sql`any(array(select b.id::text from rh_desligamento_baixa b where b.id_desligamento = ${owner}))`,
  },
  rh_desligamento_linha: {
    ...decided,
    parts: (owner) =>
      sql`any(array(select l.id::text from rh_desligamento_linha l where l.id_desligamento = ${owner}))`,
  },
}
