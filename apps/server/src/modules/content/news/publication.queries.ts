import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { today } from '../../../platform/today.ts'
import { isPublished, writable } from './news-scope.ts'

/** What a notification says about a publication. */
export interface Announced {
  id: number
  titulo: string
  importante: boolean
  requer_lido: boolean
  id_usuario: number | null
}

/** Active employees (alias `u`) of the provider and department of a publication (alias `n`). */
const inAudience = sql<boolean>`(u.ativo and u.funcionario
  and (n.id_empresa is null or n.id_empresa = u.id_empresa)
  and (n.id_departamento is null or n.id_departamento = u.id_departamento))`

/** Marks what is due as published and returns it: each item once, even with several callers. */
export async function takeDueNews(db: Database): Promise<Announced[]> {
  return db
    .updateTable('novidade')
    .set({ publicada_em: sql<Date>`clock_timestamp()` })
    .where('ativo', '=', true)
    .where('publicada_em', 'is', null)
    .where('publicar_em', '<=', sql<Date>`agora()`)
    .where((eb) => eb.or([eb('expira_em', 'is', null), eb('expira_em', '>', sql<Date>`now()`)]))
    .returning(['id', 'titulo', 'importante', 'requer_lido', 'id_usuario'])
    .execute()
}

export async function audienceOf(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from novidade n join rh_usuario u on ${inAudience} where n.id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}

/** How many people a publication of the reader's providers reaches, and whether it went out before. */
export async function reachOf(db: Database, actor: Actor, id: number) {
  const { rows } = await sql<{ pessoas: number; importante: boolean; requer_lido: boolean; saiu: boolean }>`
    select n.importante, n.requer_lido, n.publicada_em is not null as saiu,
      (select count(*)::int from rh_usuario u where ${inAudience}) as pessoas
    from novidade n where n.id = ${id} and ${writable(actor)}`.execute(db)
  return rows[0]
}

/** Updates the audience; people who have read stay in it. Returns everybody who still has to read. */
export async function freezeAudience(db: Database, id: number): Promise<number[]> {
  await sql`delete from novidade_publico p using novidade n, rh_usuario u
    where p.id_novidade = ${id} and n.id = p.id_novidade and u.id = p.id_usuario and not ${inAudience}
      and not exists (select 1 from novidade_leitura l
        where l.id_novidade = n.id and l.versao = n.versao_leitura and l.id_usuario = u.id)`.execute(db)
  await sql`insert into novidade_publico (id_novidade, id_usuario)
    select n.id, u.id from novidade n join rh_usuario u on ${inAudience} where n.id = ${id}
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id_usuario: number }>`
    select p.id_usuario from novidade_publico p join novidade n on n.id = p.id_novidade
    where p.id_novidade = ${id} and not exists (select 1 from novidade_leitura l
      where l.id_novidade = n.id and l.versao = n.versao_leitura and l.id_usuario = p.id_usuario)`.execute(db)
  return rows.map((row) => row.id_usuario)
}

/** Adds people admitted since to the readings of the last `days`; returns the new ones by item. */
export async function addLatecomers(
  db: Database,
  days: number,
): Promise<(Announced & { usuarios: number[] })[]> {
  const oldest = sql`now() - make_interval(days => ${days}::int)`
  // The last condition alone would compare all people with all readings, each minute.
  const { rows } = await sql<Announced & { usuarios: number[] }>`
    with novos as (
      insert into novidade_publico (id_novidade, id_usuario)
      select n.id, u.id from novidade n join rh_usuario u on ${inAudience}
      where n.requer_lido and ${isPublished} and n.publicada_em > ${oldest}
        and (u.created_at > ${oldest} or u.data_admissao >= ${today} - ${days}::int)
        and (u.created_at > n.publicada_em
          or u.data_admissao >= (n.publicada_em at time zone 'America/Sao_Paulo')::date)
      on conflict do nothing
      returning id_novidade, id_usuario
    )
    select n.id, n.titulo, n.importante, n.requer_lido, n.id_usuario, array_agg(novos.id_usuario) as usuarios
    from novos join novidade n on n.id = novos.id_novidade group by n.id`.execute(db)
  return rows
}
