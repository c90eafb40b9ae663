import { can, type ModuleKey } from '@intranet/contract/access'
import type { Actor } from './actor.ts'
import { refusals } from './errors.ts'

/** Only managers of the module switch on and off: also by an update, on screens and over REST. */
export function assertMaySwitch(
  actor: Actor,
  module: ModuleKey,
  before: boolean,
  after: boolean | undefined,
): void {
  if (after !== undefined && after !== before && !can(actor, module, 'manage')) throw refusals.forbidden()
}
