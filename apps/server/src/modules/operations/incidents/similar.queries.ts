/** Open incidents like a title that is typed. */
import type { IncidentState } from '@intranet/contract/operations/incident-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { likeness } from '../../../platform/text-search.ts'
import { readableIncident } from './incident-scope.ts'

/** How many. */
const SHOWN = 5

/** Open incidents with at least half of the words, the most alike first. */
export async function incidentsLike(db: Database, actor: Actor, words: readonly string[]) {
  const { score, least } = likeness('i.busca', words)
  const { rows } = await sql<{ id: number; titulo: string; situacao: IncidentState; inicio: Date }>`
    select i.id, i.titulo, i.situacao, i.inicio from incidente i left join rh_departamento d on d.id = i.id_departamento
    where i.situacao in ('aberto', 'em_tratamento') and ${readableIncident(actor)} and ${score} >= ${least}::int
    order by ${score} desc, i.inicio desc, i.id limit ${SHOWN}`.execute(db)
  return rows
}
