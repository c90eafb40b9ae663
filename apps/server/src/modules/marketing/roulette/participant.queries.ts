import { can } from '@intranet/contract/access'
import { participantList, type ListParticipantsInput } from '@intranet/contract/marketing/roulette'
import { KEEP_PARTICIPANT_MONTHS, KEEP_WINNER_MONTHS } from '@intranet/contract/marketing/roulette-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { GRACE_DAYS, isThere } from '../../../platform/retention.ts'
import { inScope } from '../../../platform/scope.ts'
import { maskedDocument, maskedPhone } from '../../sales/personal-columns.ts'
import { today } from '../../../platform/today.ts'
import { forgetTickets } from './spin.queries.ts'

/** Managers call the winners; everybody else sees only enough to distinguish people. */
export const seesWhole = (actor: Actor) => can(actor, 'roulette', 'manage')

/**
 * The personal columns as this person sees them, and therefore as they may filter: raw ones could be found by trying.
 */
const personal = (actor: Actor) =>
  seesWhole(actor)
    ? {
        telefone: sql<string | null>`h.telefone`,
        cpf: sql<string | null>`h.cpf`,
        codigo: sql<string>`h.codigo`,
      }
    : { telefone: maskedPhone('h.telefone'), cpf: maskedDocument('h.cpf'), codigo: sql<string>`'******'` }

const visible = (db: Database, actor: Actor) => {
  const { telefone, cpf, codigo } = personal(actor)
  return db
    .selectFrom('site_roleta_historico as h')
    .innerJoin('site_roleta_campanhas as c', 'c.id', 'h.id_campanha')
    .leftJoin('site_roleta_premios as p', 'p.id', 'h.id_premio')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .select([
      'h.id',
      'h.id_campanha',
      'h.nome',
      telefone.as('telefone'),
      cpf.as('cpf'),
      'h.cupom',
      codigo.as('codigo'),
      'h.cliente',
      'h.nome_premio as premio',
      'p.animacao',
      'h.id_premio',
      'h.erro',
      'h.entregue_em',
      'h.created_at',
    ])
}

export const listParticipants = (
  db: Database,
  actor: Actor,
  { id_campanha, erro, ...request }: ListParticipantsInput,
) =>
  readPage(
    visible(db, actor)
      .$if(id_campanha !== undefined, (query) => query.where('h.id_campanha', '=', id_campanha!))
      .$if(erro !== undefined, (query) => query.where('h.erro', erro ? 'is not' : 'is', null)),
    request,
    {
      definition: participantList,
      alias: 'h',
      refs: { premio: 'h.nome_premio', ...personal(actor) },
      search: normalised('h.nome', 'h.cupom'),
    },
  )

/** A participation in the actor's scope, locked until the transaction ends. */
export const holdParticipation = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('site_roleta_historico as h')
    .innerJoin('site_roleta_campanhas as c', 'c.id', 'h.id_campanha')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .where('h.id', '=', id)
    .select(['h.id', 'h.codigo', 'h.entregue_em', 'h.id_premio'])
    .forNoKeyUpdate('h')
    .executeTakeFirst()

export const markDelivered = (db: Database, actor: Actor, id: number) =>
  db
    .updateTable('site_roleta_historico')
    .set({ entregue_em: new Date(), id_usuario_entrega: actor.id })
    .where('id', '=', id)
    .returning(['id', 'entregue_em'])
    .executeTakeFirstOrThrow()

/** People of campaigns that ended long ago, and `more` days beyond: winners are kept longer. */
const endedBefore = (
  more: number,
) => sql`site_roleta_historico h join site_roleta_campanhas c on c.id = h.id_campanha
  where h.anonimizado_em is null
    and c.data_fim_campanha < ${today} - make_interval(months => ${KEEP_PARTICIPANT_MONTHS}, days => ${more})
    and (c.data_fim_campanha < ${today} - make_interval(months => ${KEEP_WINNER_MONTHS}, days => ${more})
      or (h.entregue_em is null and not exists (select from sorteio_interno s where s.id_cliente_historico = h.id)))`

/** Participants are kept so long (docs/marketing.md#participants). */
export const hasLateParticipants = (db: Database) => isThere(db, sql`select from ${endedBefore(GRACE_DAYS)}`)

/** Forgets up to `batch` people; coupons stay, so that the raffles can still be checked. Answers how many. */
export async function anonymiseParticipants(db: Database, batch: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update site_roleta_historico set nome = 'Participante', telefone = null, cpf = null, dispositivo = null,
      anonimizado_em = now()
    where id in (
      select h.id from ${endedBefore(0)} order by h.id limit ${batch} for update of h skip locked)
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`update sorteio_interno s set nome = h.nome, telefone = null from site_roleta_historico h
    where h.id = s.id_cliente_historico and h.id = any(${ids}::bigint[])`.execute(db)
  await forgetTickets(db, ids)
  return rows.length
}
