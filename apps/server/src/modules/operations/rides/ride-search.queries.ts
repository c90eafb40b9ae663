/** The board: open rides of the next days, or of one day between two cities. */
import type { PassengerState, RideType } from '@intranet/contract/operations/ride-options'
import { ANY_CITY, BOARD_DAYS, NEAR_DAYS } from '@intranet/contract/operations/ride-options'
import type { SearchRidesInput } from '@intranet/contract/operations/rides'
import { slugify } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { today } from '../../../platform/today.ts'
import { firstName, taken } from './ride.queries.ts'

/** What a guest is shown: nothing about a person. */
export interface PublicCard {
  id: number
  cidade_origem: string
  uf_origem: string
  cidade_destino: string
  uf_destino: string
  data: string
  hora: string
  livres: number
}

interface Card extends PublicCard {
  origem: string
  destino: string
  tipo: RideType
  valor_sugerido: string
  motorista: string | null
  foto_motorista: string | null
  minha: boolean
  pedido: PassengerState | null
}

const publicColumns = sql`r.id, o.nome as cidade_origem, o.uf as uf_origem, c.nome as cidade_destino,
  c.uf as uf_destino, r.data::text as data, to_char(r.hora, 'HH24:MI') as hora,
  r.vagas - ${taken} as livres`

const ownColumns = (
  actor: Actor,
) => sql`r.origem, r.destino, r.tipo, r.valor_sugerido::text as valor_sugerido,
  ${firstName} as motorista, u.id_foto as foto_motorista, r.id_usuario = ${actor.id} as minha,
  (select p.situacao from carona_passageiro p where p.id_carona = r.id and p.id_usuario = ${actor.id}
    order by p.id desc limit 1) as pedido`

/** A city named by its id or as an address has its name; any city is no test. */
function isCity(alias: string, place: string): RawBuilder<boolean> {
  if (place === ANY_CITY) return sql<boolean>`true`
  if (/^\d+$/.test(place)) return sql<boolean>`${sql.ref(`${alias}.id`)} = ${Number(place)}`
  return sql<boolean>`regexp_replace(normaliza(${sql.ref(`${alias}.nome`)}), '[^a-z0-9]+', '-', 'g') = ${slugify(place)}`
}

const hasSeats = sql<boolean>`r.vagas > ${taken}`

/** Rides with a free seat, and full ones that the reader drives or asked for. */
const offeredTo = (actor: Actor) => sql<boolean>`(${hasSeats} or r.id_usuario = ${actor.id}
  or exists (select from carona_passageiro p where p.id_carona = r.id and p.id_usuario = ${actor.id}))`

/** What a card holds, and which rides the board shows. */
interface Board {
  columns: RawBuilder<unknown>
  offered: RawBuilder<boolean>
}

interface Days {
  from: RawBuilder<unknown>
  until: RawBuilder<unknown>
  /** Left out of them. */
  but?: string
}

async function ridesOf<Row>(
  db: Database,
  { columns, offered }: Board,
  { origem, destino, limit }: SearchRidesInput,
  { from, until, but }: Days,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from carona r join cidade o on o.id = r.id_cidade_origem join cidade c on c.id = r.id_cidade_destino
    left join rh_usuario u on u.id = r.id_usuario
    where r.situacao in ('aberta', 'lotada') and r.ativo and r.id_usuario is not null
      and r.data between ${from} and ${until} and r.partida > now() and ${offered}
      and ${but === undefined ? sql`true` : sql`r.data <> ${but}::date`}
      and ${isCity('o', origem)} and ${isCity('c', destino)}
    order by r.partida, r.id limit ${limit}`.execute(db)
  return rows
}

/** The rides that are asked for; for a day without any, those of the days beside. */
async function search<Row>(db: Database, board: Board, input: SearchRidesInput) {
  const { data } = input
  if (data === undefined)
    return {
      dados: await ridesOf<Row>(db, board, input, {
        from: today,
        until: sql`${today} + ${BOARD_DAYS}::int`,
      }),
      proximas: [],
    }
  const dados = await ridesOf<Row>(db, board, input, {
    from: sql`${data}::date`,
    until: sql`${data}::date`,
  })
  if (dados.length > 0) return { dados, proximas: [] }
  const beside = {
    from: sql`${data}::date - ${NEAR_DAYS}::int`,
    until: sql`${data}::date + ${NEAR_DAYS}::int`,
    but: data,
  }
  return { dados, proximas: await ridesOf<Row>(db, board, input, beside) }
}

export const searchRides = (db: Database, actor: Actor, input: SearchRidesInput) =>
  search<Card>(db, { columns: sql`${publicColumns}, ${ownColumns(actor)}`, offered: offeredTo(actor) }, input)

/** The same for anybody: cities, day, hour and free seats alone. */
export const searchPublicRides = (db: Database, input: SearchRidesInput) =>
  search<PublicCard>(db, { columns: publicColumns, offered: hasSeats }, input)
