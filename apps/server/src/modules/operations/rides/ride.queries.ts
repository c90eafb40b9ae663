import { can } from '@intranet/contract/access'
import type {
  PassengerState,
  RideRecurrence,
  RideState,
  RideType,
} from '@intranet/contract/operations/ride-options'
import {
  askedRideList,
  rideList,
  type ListAskedRidesInput,
  type ListRidesInput,
} from '@intranet/contract/operations/rides'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'

export const managesRides = (actor: Actor) => can(actor, 'caronas', 'manage')

/** Seats of ride `r` that are taken. */
export const taken = sql<number>`(select coalesce(sum(p.lugares), 0)::int from carona_passageiro p
  where p.id_carona = r.id and p.situacao = 'aceito')`
/** Requests for ride `r` that wait; once it is cancelled nobody answers them. */
const waiting = sql<number>`(select count(*)::int from carona_passageiro p
  where p.id_carona = r.id and p.situacao = 'pendente' and r.situacao <> 'cancelada')`
const hour = sql<string>`to_char(r.hora, 'HH24:MI')`
/** The driver `u`, as others see them. */
export const firstName = sql<string | null>`split_part(u.nome, ' ', 1)`
/** Where a phone reaches somebody: the company's first. */
const phone = sql<string | null>`coalesce(u.whatsapp_corp, u.telefone_corp, u.telefone)`

const joined = (db: Database) =>
  db
    .selectFrom('carona as r')
    .innerJoin('cidade as o', 'o.id', 'r.id_cidade_origem')
    .innerJoin('cidade as c', 'c.id', 'r.id_cidade_destino')
    .leftJoin('rh_usuario as u', 'u.id', 'r.id_usuario')
    .leftJoin('veiculo as v', 'v.id', 'r.id_veiculo')

const columns = [
  'r.id',
  'r.partida',
  'r.data',
  hour.as('hora'),
  'o.nome as cidade_origem',
  'o.uf as uf_origem',
  'r.id_cidade_origem',
  'c.nome as cidade_destino',
  'c.uf as uf_destino',
  'r.id_cidade_destino',
  'r.vagas',
  taken.as('ocupadas'),
  sql<RideType>`r.tipo`.as('tipo'),
  sql<RideRecurrence>`r.recorrencia`.as('recorrencia'),
  sql<RideState>`r.situacao`.as('situacao'),
  'r.updated_at',
] as const

const listed = (db: Database) => joined(db).select([...columns, waiting.as('pendentes'), 'r.created_at'])

const source = {
  definition: rideList,
  alias: 'r',
  refs: { cidade_origem: 'o.nome', cidade_destino: 'c.nome', ocupadas: taken, pendentes: waiting },
  search: normalised('o.nome', 'c.nome'),
} as const

export const listMine = (db: Database, actor: Actor, request: ListRidesInput) =>
  readPage(listed(db).where('r.id_usuario', '=', actor.id), request, source)

export const listAll = (db: Database, request: ListRidesInput) =>
  readPage(listed(db).select('u.nome as motorista'), request, source)

/** Requests of the actor, with the rides that they are for. */
export const listAsked = (db: Database, actor: Actor, request: ListAskedRidesInput) =>
  readPage(
    joined(db)
      .innerJoin('carona_passageiro as p', 'p.id_carona', 'r.id')
      .where('p.id_usuario', '=', actor.id)
      .select([
        'p.id',
        'p.id_carona',
        'r.partida',
        'o.nome as cidade_origem',
        'c.nome as cidade_destino',
        firstName.as('motorista'),
        'p.lugares',
        sql<PassengerState>`p.situacao`.as('situacao'),
        sql<RideState>`r.situacao`.as('carona_situacao'),
        'p.created_at',
      ]),
    request,
    {
      definition: askedRideList,
      alias: 'p',
      refs: {
        partida: 'r.partida',
        cidade_origem: 'o.nome',
        cidade_destino: 'c.nome',
        motorista: firstName,
        carona_situacao: 'r.situacao',
      },
      search: normalised('o.nome', 'c.nome'),
    },
  )

/**
 * A ride as the actor may see it: everybody its driver's first name, passengers who are accepted the whole name, the
 * phone and the number plate; the driver and managers all who asked, others their own request.
 */
export function getRide(db: Database, actor: Actor, id: number) {
  const own = sql<boolean>`coalesce(r.id_usuario = ${actor.id}, false)`
  const accepted = sql<boolean>`exists (select from carona_passageiro p where p.id_carona = r.id
    and p.id_usuario = ${actor.id} and p.situacao = 'aceito')`
  const manages = sql<boolean>`${managesRides(actor)}::boolean`
  return joined(db)
    .where('r.id', '=', id)
    .select((eb) => [
      ...columns,
      'r.id_usuario',
      'r.origem',
      'r.destino',
      'r.id_veiculo',
      sql<string | null>`case when ${own} or ${accepted} or ${manages} then v.placa end`.as('placa'),
      'r.veiculo_descricao',
      'r.valor_sugerido',
      'r.recorrencia_fim',
      'r.observacao',
      'r.motivo',
      sql<number>`(select count(*)::int from carona n where n.id_serie = r.id_serie and n.data > r.data
        and n.situacao in ('aberta', 'lotada'))`.as('proximas'),
      own.as('minha'),
      manages.as('gere'),
      sql<string | null>`case when ${own} or ${accepted} or ${manages} then u.nome else ${firstName} end`.as(
        'motorista',
      ),
      'u.id_foto as foto_motorista',
      sql<string | null>`case when ${accepted} then ${phone} end`.as('telefone_motorista'),
      jsonArrayFrom(
        eb
          .selectFrom('carona_passageiro as p')
          .leftJoin('rh_usuario as u', 'u.id', 'p.id_usuario')
          .whereRef('p.id_carona', '=', 'r.id')
          .where(sql<boolean>`(${own} or ${manages} or p.id_usuario = ${actor.id})`)
          .select([
            'p.id',
            sql<string | null>`case when p.situacao in ('aceito', 'ausente') or ${manages} then u.nome
              else ${firstName} end`.as('nome'),
            'u.id_foto',
            sql<string | null>`case when p.situacao = 'aceito' and ${own} then ${phone} end`.as('telefone'),
            'p.lugares',
            'p.ponto_embarque',
            'p.mensagem',
            sql<PassengerState>`p.situacao`.as('situacao'),
          ])
          .orderBy('p.id')
          .limit(100),
      ).as('passageiros'),
    ])
    .executeTakeFirst()
}

/** What decides about a write; read under the ride's lock. */
export const storedRide = (db: Database, id: number) =>
  joined(db)
    .where('r.id', '=', id)
    .select([
      ...columns,
      'r.id_usuario',
      'r.id_serie',
      'r.dia_serie',
      'r.origem',
      'r.destino',
      'r.id_veiculo',
      'r.valor_sugerido',
      'r.recorrencia_fim',
      'u.nome as motorista',
    ])
    .executeTakeFirst()

export interface RideValues {
  id_cidade_origem: number
  origem: string
  id_cidade_destino: number
  destino: string
  data: string
  hora: string
  vagas: number
  tipo: RideType
  id_veiculo?: number | null
  veiculo_descricao?: string | null
  valor_sugerido?: string
  recorrencia?: RideRecurrence
  recorrencia_fim?: string | null
  observacao?: string | null
  dia_serie?: string | null
  id_usuario: number
}

export const insertRide = (db: Database, row: RideValues) =>
  db.insertInto('carona').values(row).returning('id').executeTakeFirstOrThrow()

export const updateRide = (
  db: Database,
  input: Partial<Omit<RideValues, 'id_usuario'>> & { id: number; updated_at?: string },
) => saveRecord(db.updateTable('carona'), { ...input })

export const removeRide = (db: Database, id: number) => removeRecord(db.deleteFrom('carona'), id)

export const moveRide = (db: Database, id: number, situacao: RideState, motivo: string | null) =>
  db
    .updateTable('carona')
    .set({ situacao, ...(situacao === 'cancelada' && { motivo }) })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Open or full, by the seats that are left. */
export const settleSeats = (db: Database, id: number) =>
  sql`update carona r set situacao = case when ${taken} >= r.vagas then 'lotada' else 'aberta' end
    where r.id = ${id} and r.situacao in ('aberta', 'lotada')
      and r.situacao <> case when ${taken} >= r.vagas then 'lotada' else 'aberta' end`.execute(db)

export const insertPassenger = (
  db: Database,
  row: {
    id_carona: number
    id_usuario: number
    lugares: number
    ponto_embarque?: string | null
    mensagem?: string | null
  },
) => db.insertInto('carona_passageiro').values(row).returning('id').executeTakeFirstOrThrow()

export const storedPassenger = (db: Database, id: number) =>
  db
    .selectFrom('carona_passageiro as p')
    .leftJoin('rh_usuario as u', 'u.id', 'p.id_usuario')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.id_carona',
      'p.id_usuario',
      'p.lugares',
      sql<PassengerState>`p.situacao`.as('situacao'),
      firstName.as('nome'),
    ])
    .executeTakeFirst()

export const movePassenger = (db: Database, id: number, situacao: PassengerState) =>
  db.updateTable('carona_passageiro').set({ situacao }).where('id', '=', id).execute()

/** The people who ask for or have a seat in a ride. */
export const passengersOf = async (
  db: Database,
  id: number,
  states: readonly PassengerState[],
): Promise<number[]> => {
  const rows = await db
    .selectFrom('carona_passageiro')
    .where('id_carona', '=', id)
    .where('situacao', 'in', states)
    .where('id_usuario', 'is not', null)
    .select('id_usuario')
    .execute()
  return rows.map(({ id_usuario }) => id_usuario!)
}

const day = (column: string) => sql`(${sql.ref(column)} at time zone 'America/Sao_Paulo')::date`

/** Whether a vehicle is assigned to somebody, or booked by or for them on a day. */
export async function rideVehicle(db: Database, id: number, driver: number, data: string) {
  const { rows } = await sql<{ vinculado: boolean; reservado: boolean }>`
    select exists (select from motorista m where m.id = v.id_motorista and m.id_usuario = ${driver}) as vinculado,
      exists (select from solicitacao_veiculo s left join motorista m on m.id = s.id_motorista
        where s.id_veiculo = v.id and s.situacao in ('aprovada', 'em_uso') and ${driver} in (s.id_usuario, m.id_usuario)
          and ${data}::date between ${day('s.data_retirada')} and ${day('s.data_devolucao')}) as reservado
    from veiculo v where v.id = ${id} and v.situacao <> 'baixado'`.execute(db)
  return rows[0]
}
