import {
  readingPurposes,
  RECORD_PURPOSE,
  SHUTDOWN_READING,
} from '@intranet/contract/people/personal-data-options'
import { sql } from 'kysely'

/** HR notifies the person about a dismissal, not a list: it shows there only after it was carried out. */
export const dismissed = (id: number) =>
  sql`exists (select from rh_desligamento d where d.id_funcionario = ${id} and d.situacao = 'efetivado')`
/** Readings of `t` that its person may know of. */
export const knownReading = (id: number) =>
  sql<boolean>`(${SHUTDOWN_READING} <> all(t.campos) or ${dismissed(id)})`

/** SQL of what a reading of `t` was for: docs/people.md#who-saw-my-data. Its words are constants of the contract. */
export const purposeOf = `(select string_agg(distinct coalesce(
  '${JSON.stringify(readingPurposes)}'::jsonb ->> split_part(c, ':', 1), '${RECORD_PURPOSE}'), ', ')
  from unnest(t.campos) c)`
