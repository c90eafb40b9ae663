import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Where a customer lives: states and cities have holidays of their own. */
export interface Place {
  cidade: string | null
  uf: string | null
}

/** The days on which nobody works in a place: `MM-DD` of every year, or of one. */
async function holidaysOf(db: Database, { cidade, uf }: Place) {
  const { rows } = await sql<{ data: string; ano: number | null }>`
    select f.data, f.ano from feriado f where f.ativo and (f.tipo = 'Nacional'
      or (f.tipo = 'Estadual' and f.uf = ${uf})
      or (f.tipo = 'Municipal' and exists (select from feriado_cidade l join cidade c on c.id = l.id_cidade
        where l.id_feriado = f.id and c.uf = ${uf} and c.busca = normaliza(${cidade ?? ''}))))`.execute(db)
  return rows
}

/** Whether nobody works in a place on a day (`YYYY-MM-DD`). */
export async function holidayCheck(db: Database, place: Place): Promise<(day: string) => boolean> {
  const days = new Set(
    (await holidaysOf(db, place)).map(({ data, ano }) => (ano === null ? data : `${ano}-${data}`)),
  )
  return (day) => days.has(day) || days.has(day.slice(5))
}
