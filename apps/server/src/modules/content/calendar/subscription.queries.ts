import type { Recurrence } from '@intranet/contract/content/calendar-time'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { deviceOf } from '../../../platform/calendar-addresses.ts'
import { mayHire } from '../../careers/vacancies/vacancy-scope.ts'

const MOST = 2000

export const subscriptionOf = (db: Database, id_usuario: number) =>
  db
    .selectFrom('calendario_assinatura')
    .where('id_usuario', '=', id_usuario)
    .select('created_at')
    .executeTakeFirst()

export const saveSubscription = (db: Database, { id, sessao }: Pick<Actor, 'id' | 'sessao'>, hash: string) =>
  db
    .insertInto('calendario_assinatura')
    .values({ id_usuario: id, hash, id_aparelho: deviceOf(db, sessao) })
    .onConflict((conflict) =>
      conflict.column('id_usuario').doUpdateSet((eb) => ({
        hash,
        id_aparelho: eb.ref('excluded.id_aparelho'),
        created_at: sql<Date>`now()`,
      })),
    )
    .execute()

export const removeSubscription = (db: Database, id_usuario: number) =>
  db.deleteFrom('calendario_assinatura').where('id_usuario', '=', id_usuario).execute()

/** The owner of an address; people who left have none. */
export const feedOwner = (db: Database, hash: string) =>
  db
    .selectFrom('calendario_assinatura as a')
    .innerJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .where('a.hash', '=', hash)
    .where('u.ativo', '=', true)
    .where('u.funcionario', '=', true)
    .select('u.id')
    .executeTakeFirst()

/** Own events and invitations not refused, of the last year on; series as long as they run. */
export const feedEvents = (db: Database, owner: number) =>
  db
    .selectFrom('evento_calendario as v')
    .leftJoin('evento_convidado as g', (join) =>
      join.onRef('g.id_evento', '=', 'v.id').on('g.id_usuario', '=', owner),
    )
    .where((eb) =>
      eb.or([
        eb('v.id_usuario', '=', owner),
        eb.and([eb('g.id_usuario', 'is not', null), eb('g.resposta', '<>', 'nao')]),
      ]),
    )
    .where(
      sql<boolean>`case v.recorrencia when 'nenhuma' then v.fim > now() - interval '1 year'
        else coalesce(v.recorrencia_fim, 'infinity'::date) > now() - interval '1 year' end`,
    )
    .select([
      'v.id',
      'v.titulo',
      'v.descricao',
      'v.inicio',
      'v.fim',
      'v.dia_inteiro',
      'v.local',
      'v.link',
      sql<Recurrence>`v.recorrencia`.as('recorrencia'),
      'v.recorrencia_fim',
      'v.lembrete_min',
      'v.updated_at',
    ])
    .orderBy('v.inicio', 'desc')
    .orderBy('v.id', 'desc')
    .limit(MOST)
    .execute()

/** Interviews in which the owner asks the questions, of the last year on. */
export const feedInterviews = (db: Database, owner: number) =>
  db
    .selectFrom('entrevista_participante as p')
    .innerJoin('entrevista as i', 'i.id', 'p.id_entrevista')
    .innerJoin('candidatura as a', 'a.id', 'i.id_candidatura')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('rh_usuario as u', 'u.id', 'i.id_candidato')
    .innerJoin('rh_usuario as w', 'w.id', 'p.id_usuario')
    .where('w.id', '=', owner)
    .where(mayHire('w', sql.ref('v.id_empresa')))
    .where('p.ocupa', '=', true)
    .where(sql<boolean>`p.inicio > now() - interval '1 year'`)
    .select([
      'i.id',
      'u.nome',
      'u.email',
      'v.titulo_vaga',
      'i.inicio',
      'i.fim',
      'i.local',
      'i.link',
      'i.updated_at',
    ])
    .orderBy('p.inicio', 'desc')
    .orderBy('i.id', 'desc')
    .limit(MOST)
    .execute()
