/** Customers whose city has an open incident: their messages wait (docs/marketing.md#incidents-in-the-city). */
import { sql, type RawBuilder } from 'kysely'

/** Whether one of `locais` (rows of `incidente_local`) is the city of customer `p`. */
export const hasIncident = (locais: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${locais} l where l.uf = p.uf and (l.id_empresa is null or l.id_empresa = p.id_empresa)
    and l.cidade = normaliza(p.cidade))`
