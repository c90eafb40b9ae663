import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import type { Insertable } from 'kysely'

let categories = 0

export async function makeIncidentCategory(
  db: Database,
  over: Partial<Insertable<DB['incidente_categoria']>> = {},
): Promise<number> {
  categories += 1
  const { id } = await db
    .insertInto('incidente_categoria')
    .values({ titulo: `Categoria ${categories}`, color: '#0e6672', icone: 'network', ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An open incident that nobody was notified of. */
export async function makeIncident(
  db: Database,
  incident: Pick<Insertable<DB['incidente']>, 'id_usuario'> & Partial<Insertable<DB['incidente']>>,
  cities: readonly number[] = [],
): Promise<number> {
  const id_categoria = incident.id_categoria ?? (await makeIncidentCategory(db))
  const { id } = await db
    .insertInto('incidente')
    .values({ titulo: 'Rompimento', descricao: '<p>Cabo rompido</p>', ...incident, id_categoria })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (cities.length)
    await db
      .insertInto('incidente_cidade')
      .values(cities.map((id_cidade) => ({ id_incidente: id, id_cidade })))
      .execute()
  return id
}
