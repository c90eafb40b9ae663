import type { SearchFaqInput } from '@intranet/contract/content/faq-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import type { Actor } from '../../../platform/actor.ts'
import { holdsWords, likeness } from '../../../platform/text-search.ts'
import { readableQuestion } from './faq.queries.ts'

export interface FoundQuestion {
  id: number
  pergunta: string
  resposta: string
  id_categoria: number
  categoria: string
  color: string
  icone: string
  visualizacoes: number
  /** The reader's own vote. */
  meu_voto: boolean | null
}

export interface FaqCategoryCount {
  id: number
  titulo: string
  color: string
  icone: string
  total: number
}

export interface FaqResult {
  dados: FoundQuestion[]
  /** Categories that hold something for this reader, independent of the search. */
  categorias: FaqCategoryCount[]
}

/**
 * Questions with every word of the search, in question, answer or keywords; those with it in the question first,
 * then the most viewed. One statement, categories included.
 */
export async function searchQuestions(
  db: Database,
  actor: Actor | null,
  { busca = '', id_categoria, limit }: SearchFaqInput,
): Promise<FaqResult> {
  const has = (column: string) => holdsWords(sql.ref(column), busca)
  const { rows } = await sql<FaqResult>`
    with lidas as (
      select q.*, c.titulo as categoria, c.color, c.icone, c.ordem as ordem_categoria
      from faq_pergunta q join faq_categoria c on c.id = q.id_categoria and c.ativo
      where ${readableQuestion(actor)}
    ), achadas as (
      select q.id, q.pergunta, q.resposta, q.id_categoria, q.categoria, q.color, q.icone, t.visualizacoes,
        (select v.util from faq_voto v where v.id_pergunta = q.id and v.id_usuario = ${actor?.id ?? null}) as meu_voto,
        row_number() over (order by (${has('n.titulo')}) desc, t.visualizacoes desc, q.ordem, q.id) as lugar
      from lidas q join faq_contagem t on t.id_pergunta = q.id
      cross join lateral (select normaliza(q.pergunta) as titulo) n
      where (${id_categoria ?? null}::bigint is null or q.id_categoria = ${id_categoria ?? null}) and ${has('q.busca')}
      order by lugar limit ${limit}
    ), assuntos as (
      select id_categoria as id, categoria as titulo, color, icone, ordem_categoria, count(*)::int as total
      from lidas group by 1, 2, 3, 4, 5
    )
    select coalesce((select jsonb_agg(to_jsonb(a) - 'lugar' order by a.lugar) from achadas a), '[]') as dados,
      coalesce((select jsonb_agg(to_jsonb(s) - 'ordem_categoria' order by s.ordem_categoria, s.titulo) from assuntos s), '[]') as categorias`.execute(
    db,
  )
  return rows[0]!
}

/** Whether a reader finds it. */
export async function findsQuestion(db: Database, actor: Actor, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('faq_pergunta as q')
    .where('q.id', '=', id)
    .where(readableQuestion(actor))
    .select('q.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts a reading once per person and day. */
export const recordView = (db: Database, actor: Actor, id_pergunta: number) =>
  db
    .insertInto('faq_visualizacao')
    .values({ id_pergunta, id_usuario: actor.id, dia: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** One vote per person; sent twice it is one, and it may be changed. */
export const recordVote = (db: Database, actor: Actor, id_pergunta: number, util: boolean) =>
  db
    .insertInto('faq_voto')
    .values({ id_pergunta, id_usuario: actor.id, util, dia: today })
    .onConflict((conflict) =>
      conflict
        .columns(['id_pergunta', 'id_usuario'])
        .doUpdateSet({ util, dia: today })
        .where('faq_voto.util', '<>', util),
    )
    .execute()

/** Deletes what is older than a year; counts stay. */
export async function purgeTraces(db: Database): Promise<void> {
  await sql`delete from faq_voto where dia < ${today} - 365`.execute(db)
  await sql`delete from faq_visualizacao where dia < ${today} - 365`.execute(db)
}

/** How many questions are shown while a title is typed. */
const ALIKE = 5

/** Questions with at least half of the words, the most alike first. */
export async function questionsLike(db: Database, actor: Actor, words: readonly string[]) {
  const { score, least } = likeness('q.busca', words)
  const { rows } = await sql<{ id: number; pergunta: string }>`
    select q.id, q.pergunta from faq_pergunta q join faq_categoria c on c.id = q.id_categoria and c.ativo
    where ${readableQuestion(actor)} and ${score} >= ${least}::int
    order by ${score} desc, q.ordem, q.id limit ${ALIKE}`.execute(db)
  return rows
}
