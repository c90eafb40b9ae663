/** Scoring the applications of a vacancy again, in parts. The formula is `vaga_pontuacao` of the database. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Vacancies whose scores are to be counted, those that wait longest first. */
export const pendingVacancies = async (db: Database) =>
  (
    await db
      .selectFrom('vaga_repontuacao')
      .where('concluida_em', 'is', null)
      .select('id_vaga')
      .orderBy('pedida_em')
      .limit(100)
      .execute()
  ).map(({ id_vaga }) => id_vaga)

interface Part {
  feitas: number
  fim: boolean
}

/**
 * Scores the next `size` people of a vacancy, in the order of their ids, and keeps how far it came. Nobody else counts the
 * same part: the row of the work is locked. No row where nothing waits.
 */
export async function scorePart(db: Database, id_vaga: number, size: number): Promise<Part | undefined> {
  const { rows } = await sql<Part>`
    with trabalho as (
      select id_vaga, ultima_pessoa from vaga_repontuacao where id_vaga = ${id_vaga} and concluida_em is null for update
    ), lote as materialized (
      select c.id, c.id_usuario from candidatura c, trabalho t
      where c.id_vaga = t.id_vaga and c.id_usuario > t.ultima_pessoa order by c.id_usuario limit ${size}
    ), nova as (
      select p.* from vaga_pontuacao(${id_vaga}, array(select id_usuario from lote)) p
    ), escrita as (
      update candidatura c set pontuacao = n.pontuacao from lote l left join nova n on n.id_usuario = l.id_usuario
      where c.id = l.id and c.pontuacao is distinct from n.pontuacao
    )
    update vaga_repontuacao r set feitas = r.feitas + f.feitas, ultima_pessoa = coalesce(f.ultima, r.ultima_pessoa),
      concluida_em = case when f.feitas < ${size} then now() end
    from trabalho t, (select count(*)::int as feitas, max(id_usuario) as ultima from lote) f
    where r.id_vaga = t.id_vaga returning f.feitas, r.concluida_em is not null as fim`.execute(db)
  return rows[0]
}
