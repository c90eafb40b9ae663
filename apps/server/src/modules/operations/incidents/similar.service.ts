/** What there is already while a title is typed: open incidents, and questions of the FAQ that the actor may read. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { titleWords } from '../../../platform/text-search.ts'
import { questionsLike } from '../../content/faq/faq-search.queries.ts'
import { incidentsLike } from './similar.queries.ts'

export async function similarTo(db: Database, actor: Actor, titulo: string) {
  const words = titleWords(titulo)
  if (words.length === 0) return { incidentes: [], perguntas: [] }
  return {
    incidentes: await incidentsLike(db, actor, words),
    perguntas: await questionsLike(db, actor, words),
  }
}
