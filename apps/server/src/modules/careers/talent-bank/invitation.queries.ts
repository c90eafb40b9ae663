/** Invitations to apply (vaga_convite). */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { receiving, seenVacancy } from '../vacancies/vacancy-scope.ts'
import { inBank } from './talent.queries.ts'

/** Days that an invitation holds where the vacancy has no last day. */
const HOLDS_DAYS = 30

export const findOffer = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('vagas_vaga as v')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .where('v.id', '=', id)
    .where(seenVacancy(actor, 'v'))
    .select(['v.id', 'v.titulo_vaga', 'e.nome as empresa', 'v.interna', receiving.as('recebe')])
    .executeTakeFirst()

export const peopleInBank = (db: Database, actor: Actor, ids: readonly number[]) =>
  inBank(db, actor)
    .where('u.id', 'in', ids)
    .select(['u.id', 'u.nome', 'u.email', 'u.funcionario'])
    .orderBy('u.id')
    .execute()

interface NewInvitation {
  id_usuario: number
  chave_hash: string
}
/**
 * Keeps invitations of those who did not apply and have none that is still valid: one that ended is renewed, with another
 * link. Answers whose were kept.
 */
export async function insertInvitations(
  db: Database,
  id_vaga: number,
  id_autor: number,
  rows: readonly NewInvitation[],
): Promise<number[]> {
  const { rows: made } = await sql<{ id_usuario: number }>`
    insert into vaga_convite (id_vaga, id_usuario, chave_hash, id_autor, expira_em)
    select ${id_vaga}, n.id_usuario, n.chave_hash, ${id_autor},
      coalesce((v.data_fim + 1)::timestamp at time zone 'America/Sao_Paulo', now() + ${`${HOLDS_DAYS} days`}::interval)
    from unnest(${rows.map(({ id_usuario }) => id_usuario)}::bigint[],
      ${rows.map(({ chave_hash }) => chave_hash)}::text[]) n(id_usuario, chave_hash)
    join vagas_vaga v on v.id = ${id_vaga}
    where not exists (select from candidatura a where a.id_vaga = ${id_vaga} and a.id_usuario = n.id_usuario)
    on conflict (id_vaga, id_usuario) do update set chave_hash = excluded.chave_hash, id_autor = excluded.id_autor,
      expira_em = excluded.expira_em, created_at = agora()
      where vaga_convite.expira_em <= now() and vaga_convite.aceito_em is null returning id_usuario`.execute(
    db,
  )
  return made.map(({ id_usuario }) => id_usuario)
}

/** The invitation that a link names, and its vacancy. Nobody's scope: the link is the key. */
export const findInvitation = (db: Database, hash: string) =>
  db
    .selectFrom('vaga_convite as k')
    .innerJoin('vagas_vaga as v', 'v.id', 'k.id_vaga')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('cidade as c', 'c.id', 'v.id_cidade')
    .innerJoin('rh_usuario as u', 'u.id', 'k.id_usuario')
    .where('k.chave_hash', '=', hash)
    .where('u.ativo', '=', true)
    .select([
      'k.id',
      'k.id_vaga',
      'k.id_usuario',
      'u.nome',
      'u.email',
      'u.funcionario',
      'u.data_nascimento',
      'v.titulo_vaga',
      'e.nome as empresa',
      'c.nome as cidade',
      'c.uf',
      sql<boolean>`(k.expira_em > now() and (u.funcionario or not v.interna))`.as('vale'),
      sql<boolean>`exists (select from candidatura a where a.id_vaga = k.id_vaga and a.id_usuario = k.id_usuario)`.as(
        'inscrito',
      ),
    ])
    .executeTakeFirst()

export const keepAcceptance = (db: Database, id: number, id_candidatura: number) =>
  db
    .updateTable('vaga_convite')
    .set({ id_candidatura, aceito_em: sql<Date>`agora()` })
    .where('id', '=', id)
    .execute()
