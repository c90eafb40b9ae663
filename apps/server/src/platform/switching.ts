import { can, type ModuleKey } from '@intranet/contract/access'
import type { Actor } from './actor.ts'
import { refusals } from './errors.ts'
import { assertNewest } from './records.ts'

/**
 * Only managers of the module switch on and off: also by an update, on screens and over REST. Throws 409 where a form was
 * opened before a manager switched it, else 403.
 */
export function assertMaySwitch(
  actor: Actor,
  module: ModuleKey,
  before: { ativo: boolean; updated_at: Date },
  change: { ativo?: boolean; updated_at?: string },
): void {
  if (change.ativo === undefined || change.ativo === before.ativo || can(actor, module, 'manage')) return
  assertNewest(change, before)
  throw refusals.forbidden()
}
