/** What phones read in a count: merged in four statements, however many lines there are. */
import type { CountResult } from '@intranet/contract/operations/supply-options'
import type { Reading } from '@intranet/contract/operations/inventory'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

interface Merged {
  codigo: string
  resultado: CountResult
  produto: string | null
  quantidade_informada: number | null
}

/** Keeps readings whose key and code are new in the count; answers those codes. */
async function keepReadings(db: Database, id: number, id_usuario: number, readings: readonly Reading[]) {
  const { rows } = await sql<{ codigo: string }>`
    insert into inventario_leitura (id_contagem, chave, codigo, quantidade, local, lido_em, id_usuario)
    select ${id}::bigint, r.chave, r.codigo, r.quantidade, r.local, r.lido_em, ${id_usuario}::bigint
    from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb)
      r (chave uuid, codigo text, quantidade int, local text, lido_em timestamptz)
    on conflict do nothing returning codigo`.execute(db)
  return rows.map(({ codigo }) => codigo)
}

/**
 * Merges readings into the lines of a count and answers what each new code was. A code of an asset informs that asset,
 * the code of a product its quantity; what is unknown is kept with its place.
 */
export async function mergeReadings(
  db: Database,
  count: { id: number; id_empresa: number; id_equipe: number; cidade: string },
  id_usuario: number,
  readings: readonly Reading[],
): Promise<Merged[]> {
  const fresh = await keepReadings(db, count.id, id_usuario, readings)
  if (!fresh.length) return []
  const read = sql`(select codigo, quantidade, local from inventario_leitura
    where id_contagem = ${count.id} and codigo = any(${fresh}::text[])) l`
  await sql`update inventario v set quantidade_informada = 1, local = coalesce(l.local, v.local) from ${read}
    where v.id_contagem = ${count.id} and v.patrimonio = l.codigo and not v.validado`.execute(db)
  // A product's label counts by quantity, unless the code is an asset's. What somebody informed before it stays.
  await sql`update inventario v set quantidade_informada = l.quantidade, local = coalesce(l.local, v.local)
    from ${read} join suprimento_produto p on p.id_empresa = ${count.id_empresa} and p.codigo_erp = l.codigo
    where v.id_contagem = ${count.id} and v.id_produto = p.id and v.patrimonio is null
      and v.quantidade_informada is null and not v.validado`.execute(db)
  await sql`insert into inventario (id_contagem, id_empresa, id_equipe, cidade, id_produto, id_patrimonio, patrimonio,
      id_equipe_dona, quantidade_informada, local)
    select ${count.id}, ${count.id_empresa}, ${count.id_equipe}, ${count.cidade}, coalesce(a.id_produto, p.id), a.id,
      case when p.id is null or a.id is not null then l.codigo end,
      case when a.id_equipe is distinct from ${count.id_equipe}::bigint then a.id_equipe end,
      case when p.id is null or a.id is not null then 1 else l.quantidade end, l.local
    from ${read}
      left join suprimento_patrimonio a on a.id_empresa = ${count.id_empresa} and a.patrimonio = l.codigo
      left join suprimento_produto p on p.id_empresa = ${count.id_empresa} and p.codigo_erp = l.codigo
    on conflict do nothing`.execute(db)
  const { rows } = await sql<Merged>`
    select l.codigo, v.resultado, p.nome as produto, v.quantidade_informada from ${read}
      join inventario v on v.id_contagem = ${count.id} and (v.patrimonio = l.codigo or (v.patrimonio is null
        and v.id_produto = (select p.id from suprimento_produto p where p.id_empresa = ${count.id_empresa} and p.codigo_erp = l.codigo)))
      left join suprimento_produto p on p.id = v.id_produto`.execute(db)
  return rows
}
