import { SHUTDOWN_READING } from '@intranet/contract/people/personal-data-options'
import { sql } from 'kysely'

/** HR notifies the person about a dismissal, not a list: it shows there only after it was carried out. */
export const dismissed = (id: number) =>
  sql`exists (select from rh_desligamento d where d.id_funcionario = ${id} and d.situacao = 'efetivado')`
/** Readings of `t` that its person may know of. */
export const knownReading = (id: number) =>
  sql<boolean>`(${SHUTDOWN_READING} <> all(t.campos) or ${dismissed(id)})`
