/** What sign-in needs of a request; the context of the doors has it. */
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { RequestDevice, SessionDoor } from '../../../platform/procedure/context.ts'

export interface Visit {
  deps: Deps
  /** The pool. */
  db: Database
  /** Address the request came from, for limits. */
  address: string
  /** The session token that came along. */
  token: string | undefined
  actor?: { id: number } | null
  /** Names the request in logs. */
  requestId?: string
  device?: RequestDevice
  session: SessionDoor
}
