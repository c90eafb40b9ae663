/** The seats that an approved trip between two cities leaves free: its driver may offer them as a ride. */
import { MAX_SEATS } from '@intranet/contract/operations/ride-options'
import { sql } from 'kysely'

export interface SpareSeats {
  id_cidade_origem: number
  id_cidade_destino: number
  vagas: number
}

/** The city that a text begins with ("Pelotas", "Pelotas/RS"); cities of the group before others of the same name. */
const cityOf = (column: 's.origem' | 's.destino') => sql`(
  select c.id from cidade c where c.ativo and normaliza(c.nome) = normaliza(trim(split_part(${sql.ref(column)}, '/', 1)))
  order by c.id_empresa is null, c.id limit 1)`

/** Of the request `s` with its vehicle `v`; null where nothing can be offered. */
export const spareSeats = sql<SpareSeats | null>`(
  select json_build_object('id_cidade_origem', de, 'id_cidade_destino', para,
    'vagas', least(v.lugares - s.passageiros, ${MAX_SEATS}::int))
  from (select ${cityOf('s.origem')} as de, ${cityOf('s.destino')} as para) trecho
  where s.situacao = 'aprovada' and s.data_retirada > now() and de <> para and v.lugares > s.passageiros)`
