import type { Database } from '@intranet/db/connection'
import { liveLinks } from '../live-links.queries.ts'

/** A link by its code as long as it works. Nobody's scope: codes are public. */
export const findPublicLink = (db: Database, codigo: string) =>
  liveLinks(db)
    .leftJoin('vendas_destino as d', 'd.id', 't.id_destino')
    .where('t.codigo', '=', codigo)
    .select([
      't.id',
      't.id_empresa',
      't.id_campanha',
      't.id_canal',
      't.id_destino',
      'e.nome as provedor',
      'e.sistema',
      'e.id_logo',
      'e.matiz',
      'd.url as destino',
    ])
    .executeTakeFirst()

export type PublicLink = NonNullable<Awaited<ReturnType<typeof findPublicLink>>>
