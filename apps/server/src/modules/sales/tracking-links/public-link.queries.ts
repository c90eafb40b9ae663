import type { Database } from '@intranet/db/connection'

/** A link by its code as long as its provider, campaign and channel are active. Nobody's scope: codes are public. */
export const findPublicLink = (db: Database, codigo: string) =>
  db
    .selectFrom('vendas_tracking_url as t')
    .innerJoin('empresa as e', 'e.id', 't.id_empresa')
    .innerJoin('vendas_campanha as c', 'c.id', 't.id_campanha')
    .innerJoin('vendas_canal as k', 'k.id', 't.id_canal')
    .leftJoin('vendas_destino as d', 'd.id', 't.id_destino')
    .where('t.codigo', '=', codigo)
    .where('e.ativo', '=', true)
    .where('c.ativo', '=', true)
    .where('k.ativo', '=', true)
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
