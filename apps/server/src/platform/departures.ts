/** What ends when somebody leaves the company: each module says so for its own records. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from './actor.ts'

/** A record that another person has since then; nobody, where its module's managers were notified instead. */
export interface HandedOver {
  /** The line that the record has in `holdings`. */
  registro: string
  id_usuario: number | null
}

/**
 * Ends what the person `id` can no longer keep to, in the transaction of the shutdown, after their access has ended.
 * Answers what others received; what it names in no line has ended.
 */
export type Departure = (db: Database, actor: Actor, id: number) => Promise<readonly HandedOver[]>
