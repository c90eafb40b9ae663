import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

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

/** Links by their codes and providers, also those that have ended: of leads that a site sends back. */
export const linksOf = (db: Database, brought: readonly { trk: string; id_empresa: number }[]) =>
  db
    .selectFrom('vendas_tracking_url as t')
    .where(
      sql<boolean>`(t.codigo, t.id_empresa) in (select * from unnest(${brought.map(({ trk }) => trk)}::text[],
        ${brought.map(({ id_empresa }) => id_empresa)}::bigint[]))`,
    )
    .select(['t.id', 't.codigo'])
    .execute()

export type PublicLink = NonNullable<Awaited<ReturnType<typeof findPublicLink>>>
