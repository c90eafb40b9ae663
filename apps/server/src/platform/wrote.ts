/** Up to where a person wrote: read in the statement that finds who asks (docs/deploy.md#reads-go-wide). */
import { PREPARED_GENERIC } from '@intranet/db/driver/prepared-generic'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface Wrote {
  /** In bytes of the primary's log; null for who wrote nothing yet, undefined where no replica is read. */
  gravado?: number | null
}

/** What a replica must have to be read for a request, in bytes of the primary's log. */
export interface Seen {
  position: number
}

/** The statement that reads a person from `source`, with what they wrote where replicas are read. */
export function withWrote(source: string): (wide: boolean) => string {
  const plain = `select ${PREPARED_GENERIC} * from ${source}`
  const noted = `select ${PREPARED_GENERIC} a.*, g.posicao as gravado from ${source} a
    left join pessoa_gravacao g on g.id_usuario = a.id`
  return (wide) => (wide ? noted : plain)
}

/** Notes that a person wrote something just now. */
export const noteWrote = (db: Database, id: number) => sql`select gravacao_anotar(${id})`.execute(db)
