/** Customers whom an open incident may hit: their messages wait (docs/marketing.md#incidents-in-the-city). */
import { sql, type RawBuilder } from 'kysely'
import { livesIn, mayBeHit } from '../../../operations/incidents/incident-reckoning.ts'

/** Whether one of `locais` (rows of `incidente_local`) is where customer `p` lives: the city, or districts of it. */
export const hasIncident = (locais: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${locais} l where (l.id_empresa is null or l.id_empresa = p.id_empresa)
    and ${livesIn(sql`l.cidade`, sql`l.uf`)} and ${mayBeHit(sql`l.bairros`)})`
