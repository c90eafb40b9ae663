/** What ends when somebody leaves the company: each module says so for its own records. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from './actor.ts'

/** Ends what the person `id` can no longer keep to, in the transaction of the shutdown, after their access has ended. */
export type Departure = (db: Database, actor: Actor, id: number) => Promise<void>
