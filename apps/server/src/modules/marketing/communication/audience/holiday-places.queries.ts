import { daysLater } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { LOOK_AHEAD, type HolidayPlace } from './sending-plan.ts'

/** The places with a holiday on a day and the days after it: as far as a holiday may postpone messages, by default. */
export async function holidayPlaces(db: Database, day: string, days = LOOK_AHEAD): Promise<HolidayPlace[]> {
  const { rows } = await sql<HolidayPlace>`
    select to_char(d.dia, 'YYYY-MM-DD') as dia, f.uf, normaliza(c.nome) as cidade
    from generate_series(${day}::date, ${daysLater(day, days)}::date, '1 day') as d(dia)
    join feriado f on f.data = to_char(d.dia, 'MM-DD') and f.ativo
      and (f.recorrencia_anual or f.ano = extract(year from d.dia))
    left join feriado_cidade fc on fc.id_feriado = f.id and f.tipo = 'Municipal'
    left join cidade c on c.id = fc.id_cidade
    where f.tipo <> 'Municipal' or c.id is not null
    order by 1`.execute(db)
  return rows
}
