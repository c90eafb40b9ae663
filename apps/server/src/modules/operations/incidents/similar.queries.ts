/** What is known already while a title is typed: open incidents, and questions of the FAQ that the actor may read. */
import type { IncidentState } from '@intranet/contract/operations/incident-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { escapeLike } from '../../../platform/text-search.ts'
import { readableQuestion } from '../../content/faq/faq.queries.ts'
import { readableIncident } from './incident-scope.ts'

/** How many of each. */
const SHOWN = 5
const MOST_WORDS = 8

/** The words of a title that say something: of three letters or more. */
const wordsOf = (title: string): string[] =>
  [...new Set(title.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}-]/gu, '')))]
    .filter((word) => word.length >= 3)
    .slice(0, MOST_WORDS)

/** How many of the words a normalised text has; what has fewer than half of them is not alike. */
function likeness(column: string, words: readonly string[]): { score: RawBuilder<number>; least: number } {
  const hits = words.map(
    (word) => sql`(${sql.ref(column)} like '%' || normaliza(${escapeLike(word)}) || '%')::int`,
  )
  return { score: sql<number>`(${sql.join(hits, sql` + `)})`, least: Math.ceil(words.length / 2) }
}

async function incidentsLike(db: Database, actor: Actor, words: readonly string[]) {
  const { score, least } = likeness('i.busca', words)
  const { rows } = await sql<{ id: number; titulo: string; situacao: IncidentState; inicio: Date }>`
    select i.id, i.titulo, i.situacao, i.inicio from incidente i left join rh_departamento d on d.id = i.id_departamento
    where i.situacao in ('aberto', 'em_tratamento') and ${readableIncident(actor)} and ${score} >= ${least}::int
    order by ${score} desc, i.inicio desc, i.id limit ${SHOWN}`.execute(db)
  return rows
}

async function questionsLike(db: Database, actor: Actor, words: readonly string[]) {
  const { score, least } = likeness('q.busca', words)
  const { rows } = await sql<{ id: number; pergunta: string }>`
    select q.id, q.pergunta from faq_pergunta q join faq_categoria c on c.id = q.id_categoria and c.ativo
    where ${readableQuestion(actor)} and ${score} >= ${least}::int
    order by ${score} desc, q.ordem, q.id limit ${SHOWN}`.execute(db)
  return rows
}

export async function similarTo(db: Database, actor: Actor, titulo: string) {
  const words = wordsOf(titulo)
  if (words.length === 0) return { incidentes: [], perguntas: [] }
  return {
    incidentes: await incidentsLike(db, actor, words),
    perguntas: await questionsLike(db, actor, words),
  }
}
