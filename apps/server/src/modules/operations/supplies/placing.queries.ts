/** Squads, products and assets that a form names: those that the actor may use. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

const byIds = (column: string, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...new Set(ids)]}::bigint[])`

export const squadsOf = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('equipe as q')
    .where(byIds('q.id', ids))
    .where((eb) => inScope(actor, eb.ref('q.id_empresa'), false))
    .select(['q.id', 'q.id_empresa', 'q.nome', 'q.cidade', 'q.ativo'])
    .execute()

export const productsOf = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('suprimento_produto as p')
    .where(byIds('p.id', ids))
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
    .select(['p.id', 'p.id_empresa', 'p.nome', 'p.serializado', 'p.ativo'])
    .execute()

export interface AssetCode {
  id_empresa: number
  patrimonio: string
  id_produto: number
}

export interface FoundAsset extends AssetCode {
  id: number
  id_equipe: number | null
  id_detentor: number | null
}

/** The assets of some codes; those that are not known yet are registered. Locked in one order for everybody. */
export async function ensureAssets(db: Database, codes: readonly AssetCode[]): Promise<FoundAsset[]> {
  if (!codes.length) return []
  const wanted = JSON.stringify(codes)
  await sql`insert into suprimento_patrimonio (id_empresa, patrimonio, id_produto)
    select distinct on (c.id_empresa, c.patrimonio) c.id_empresa, c.patrimonio, c.id_produto
    from jsonb_to_recordset(${wanted}::jsonb) c (id_empresa bigint, patrimonio text, id_produto bigint)
    order by c.id_empresa, c.patrimonio
    on conflict (id_empresa, patrimonio) do nothing`.execute(db)
  const { rows } = await sql<FoundAsset>`
    select a.id, a.id_empresa, a.patrimonio, a.id_produto, a.id_equipe, a.id_detentor from suprimento_patrimonio a
    where (a.id_empresa, a.patrimonio) in (
      select c.id_empresa, c.patrimonio from jsonb_to_recordset(${wanted}::jsonb) c (id_empresa bigint, patrimonio text))
    order by a.id for no key update`.execute(db)
  return rows
}

/** Assets that are on their way, with the squad of that. */
export const movingAssets = (db: Database, ids: readonly number[], except = 0) =>
  db
    .selectFrom('suprimento_movimento as m')
    .innerJoin('equipe as q', 'q.id', 'm.id_equipe')
    .where(byIds('m.id_patrimonio', ids))
    .where('m.data_saida', 'is', null)
    .where('m.etapa', 'in', ['retirada', 'devolucao', 'manutencao'])
    .where('m.id', '<>', except)
    .select(['m.id_patrimonio', 'q.nome as equipe'])
    .execute()

interface Place {
  id_equipe?: number | null
  ativo?: boolean
}

/** Where assets are from now on. */
export async function placeAssets(db: Database, ids: readonly number[], place: Place): Promise<void> {
  if (!ids.length) return
  await db.updateTable('suprimento_patrimonio').set(place).where(byIds('id', ids)).execute()
}

/** Assets in use, each in its place. */
export async function placeEach(
  db: Database,
  assets: readonly { id: number; id_equipe: number | null }[],
): Promise<void> {
  if (!assets.length) return
  await sql`update suprimento_patrimonio a set id_equipe = n.id_equipe, ativo = true
    from jsonb_to_recordset(${JSON.stringify(assets)}::jsonb) n (id bigint, id_equipe bigint)
    where a.id = n.id`.execute(db)
}
