/** The data of draws: with names for the organiser, without names for everybody. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { maskedPhone } from '../../sales/personal-columns.ts'
import { seesWhole } from './participant.queries.ts'

const draws = (db: Database, actor: Actor, id_campanha: number) =>
  db
    .selectFrom('sorteio_rodada as r')
    .leftJoin('sorteio_interno as s', 's.id_rodada', 'r.id')
    .leftJoin('site_roleta_historico as h', 'h.id', 's.id_cliente_historico')
    .leftJoin('sorteio_lista as l', 'l.id', 'r.id_lista')
    .where('r.id_campanha', '=', id_campanha)
    .where('r.arquivado_em', 'is', null)
    .select([
      'r.id',
      'r.numero',
      'r.situacao',
      'r.publico',
      'r.premio',
      'r.rodada_farol',
      'r.compromisso',
      'r.created_at',
      'r.sorteado_em',
      'l.hash as lista_hash',
      sql<number>`coalesce(cardinality(l.entradas), 0)`.as('total'),
      'r.id_campanha',
      's.nome',
      (seesWhole(actor) ? sql<string | null>`s.telefone` : maskedPhone('s.telefone')).as('telefone'),
      's.id_cliente_historico',
      's.prova',
      'h.cupom',
    ])

/** The draws of a campaign for its organiser, newest first. */
export const listDraws = (db: Database, actor: Actor, id_campanha: number) =>
  draws(db, actor, id_campanha).orderBy('r.numero', 'desc').limit(5000).execute()

export const drawByNumber = (db: Database, actor: Actor, id_campanha: number, numero: number) =>
  draws(db, actor, id_campanha).where('r.numero', '=', numero).executeTakeFirst()

export const drawOfParticipant = (db: Database, actor: Actor, id_campanha: number, id: number) =>
  draws(db, actor, id_campanha).where('s.id_cliente_historico', '=', id).executeTakeFirst()

const published = (db: Database, slug: string) =>
  db
    .selectFrom('sorteio_rodada as r')
    .leftJoin('sorteio_lista as l', 'l.id', 'r.id_lista')
    .where('r.slug', '=', slug)
    .select([
      'r.numero',
      'r.nome_campanha',
      'r.publico',
      'r.premio',
      'r.situacao',
      'r.compromisso',
      // The seed is published once it can no longer change anything, also for a draw without a winner.
      sql<string | null>`case when r.situacao <> 'aguardando' then r.semente end`.as('semente'),
      'r.farol',
      'r.rodada_farol',
      'r.assinatura',
      'r.aleatoriedade',
      'r.vencedor',
      'r.created_at',
      'r.sorteado_em',
      'r.arquivado_em',
      'l.hash as lista_hash',
      'l.sal',
      sql<number>`coalesce(cardinality(l.entradas), 0)`.as('total'),
    ])

/** Every draw that was ever published under an address, resets included. */
export const publishedDraws = (db: Database, slug: string) =>
  published(db, slug).orderBy('r.numero', 'desc').limit(500).execute()

/** Whether a campaign has this address. */
export const findSlug = (db: Database, slug: string) =>
  db.selectFrom('site_roleta_campanhas').where('slug', '=', slug).select('id').executeTakeFirst()

/** One draw with everything that is needed to recompute it. */
export const publishedDraw = (db: Database, slug: string, numero: number) =>
  published(db, slug)
    .where('r.numero', '=', numero)
    .select([
      'l.entradas',
      'r.puladas',
      sql<string[]>`(select coalesce(array_agg(x.vencedor order by x.numero), '{}') from sorteio_rodada x
        where x.id_lista = r.id_lista and x.numero < r.numero and x.situacao = 'sorteado')`.as('anteriores'),
    ])
    .executeTakeFirst()
