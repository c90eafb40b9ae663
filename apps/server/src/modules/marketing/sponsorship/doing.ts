import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'

/** Who acts, and with what. */
export interface Doing {
  db: Database
  actor: Actor
  deps: Pick<Deps, 'parameters' | 'mailer' | 'publicUrl'>
}
