import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { SoughtTerm } from '@intranet/contract/careers/talent-bank'
import type { Actor } from '../../../platform/actor.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { applied, managesVacancies, receiving, seenVacancy } from '../vacancies/vacancy-scope.ts'

/** The vacancy that words belong to, if the actor sees it. */
export const findVacancy = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('vagas_vaga as v')
    .innerJoin('cidade as c', 'c.id', 'v.id_cidade')
    .where('v.id', '=', id)
    .where(seenVacancy(actor, 'v'))
    .select([
      'v.id',
      'v.titulo_vaga',
      'v.id_cidade',
      'c.nome as cidade',
      'c.uf',
      receiving.as('recebe'),
      sql<boolean>`(${managesVacancies(actor)} and not ${applied(actor)})`.as('edita'),
    ])
    .executeTakeFirst()

/** Words of a vacancy, or those offered to all; the weightiest first. */
export const keywordsOf = (db: Database, id_vaga: number | null) =>
  db
    .selectFrom('palavra_chave')
    .where('id_vaga', id_vaga === null ? 'is' : '=', id_vaga)
    .select(['id', 'termo', 'sinonimos', 'peso', 'updated_at'])
    .orderBy('peso', 'desc')
    .orderBy('termo')
    .limit(500)
    .execute()

export const keywordById = (db: Database, id: number) =>
  db.selectFrom('palavra_chave').where('id', '=', id).select(['id', 'id_vaga']).executeTakeFirst()

/** The synonyms that all vacancies share of some words, by the word without accents and case. */
export const sharedSynonyms = async (db: Database, terms: readonly string[]) => {
  const { rows } = await sql<{ termo: string; sinonimos: string[] }>`
    select t.termo, k.sinonimos from unnest(${[...terms]}::text[]) t(termo)
    join palavra_chave k on k.id_vaga is null and normaliza(k.termo) = normaliza(t.termo)`.execute(db)
  return new Map(rows.map(({ termo, sinonimos }) => [termo, sinonimos]))
}

export const insertKeywords = (db: Database, id_vaga: number | null, terms: readonly SoughtTerm[]) =>
  db
    .insertInto('palavra_chave')
    .values(terms.map((term) => ({ ...term, id_vaga })))
    .returning('id')
    .execute()

export const updateKeyword = (
  db: Database,
  input: { id: number; updated_at?: string; peso?: number; sinonimos?: string[] },
) => saveRecord(db.updateTable('palavra_chave'), input)

export const removeKeyword = (db: Database, id: number) => removeRecord(db.deleteFrom('palavra_chave'), id)
