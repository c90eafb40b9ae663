import { communicationRule } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import {
  cancelQueued,
  countRest,
  endChanged,
  resumeQueued,
  type SwitchedScope,
} from './queue-stop.queries.ts'

/**
 * Off cancels what waits. On queues again what is still in its window, and answers a warning of what is not, because its
 * rule was changed (docs/marketing.md#stopping).
 */
export async function followSwitch(db: Database, scope: SwitchedScope, ativo: boolean): Promise<string[]> {
  if (!ativo) {
    await cancelQueued(db, scope)
    return []
  }
  const { turnos, mensagens } = await endChanged(db, scope)
  await resumeQueued(db, scope)
  return [
    ...(mensagens > 0 ? [communicationRule.keptStopped(mensagens)] : []),
    ...(turnos > 0 ? [communicationRule.shiftEnded] : []),
  ]
}

/** The warning of a change that ends what is not queued yet of a resumed shift. */
export async function warnOfRest(db: Database, id_regra: number): Promise<string[]> {
  const rest = await countRest(db, id_regra)
  return rest > 0 ? [communicationRule.keptStopped(rest)] : []
}
