/**
 * What an ERP answers of squads, products and stock, kept in set-based statements. Nothing is ever deleted; what it answers twice,
 * as pages do that move while they are read, is kept once.
 */
import type { ErpProduct, ErpStock, ErpTeam } from '../../../platform/erp/erp-records.ts'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

const rowsOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

export const keepTeams = (db: Database, id_empresa: number, teams: readonly ErpTeam[]) =>
  sql`insert into equipe (id_empresa, codigo_erp, nome, cidade, veiculo, ativo)
    select distinct on (t.equipe) ${id_empresa}::bigint, t.equipe, left(t.nome, 80), left(coalesce(nullif(t.cidade, ''), 'Não informada'), 120),
      left(t.veiculo, 40), t.ativo
    from jsonb_to_recordset(${rowsOf(teams)}) t (equipe text, nome text, cidade text, veiculo text, ativo boolean)
    where length(t.equipe) <= 40 and length(t.nome) >= 2
    order by t.equipe
    on conflict (id_empresa, codigo_erp) do update set nome = excluded.nome, cidade = excluded.cidade,
      veiculo = excluded.veiculo, ativo = excluded.ativo
    where (equipe.nome, equipe.cidade, equipe.veiculo, equipe.ativo)
      is distinct from (excluded.nome, excluded.cidade, excluded.veiculo, excluded.ativo)`.execute(db)

/** A product's value is ours to decide once it has one: the ERP gives the first one alone. */
export const keepProducts = (db: Database, id_empresa: number, products: readonly ErpProduct[]) =>
  sql`insert into suprimento_produto (id_empresa, codigo_erp, nome, unidade, serializado, valor_unitario, ativo)
    select distinct on (t.produto) ${id_empresa}::bigint, t.produto, left(t.nome, 120), t.unidade, t.serializado,
      coalesce(t.valor_unitario, 0)::numeric / 100, t.ativo
    from jsonb_to_recordset(${rowsOf(products)})
      t (produto text, nome text, unidade text, serializado boolean, valor_unitario bigint, ativo boolean)
    where length(t.produto) <= 40 and length(t.nome) >= 2
    order by t.produto
    on conflict (id_empresa, codigo_erp) do update set nome = excluded.nome, unidade = excluded.unidade,
      serializado = excluded.serializado, ativo = excluded.ativo
    where (suprimento_produto.nome, suprimento_produto.unidade, suprimento_produto.serializado, suprimento_produto.ativo)
      is distinct from (excluded.nome, excluded.unidade, excluded.serializado, excluded.ativo)`.execute(db)

const stockRows = (id_empresa: number, stock: readonly ErpStock[]) => sql`
  (select q.id as id_equipe, p.id as id_produto, p.serializado, t.patrimonio, t.quantidade
  from jsonb_to_recordset(${rowsOf(stock)}) t (equipe text, produto text, patrimonio text, quantidade numeric)
    join equipe q on q.id_empresa = ${id_empresa} and q.codigo_erp = t.equipe
    join suprimento_produto p on p.id_empresa = ${id_empresa} and p.codigo_erp = t.produto) s`

/** Quantities by squad and product; assets go where the ERP has them, unless they are on their way here. */
export async function keepStock(db: Database, id_empresa: number, stock: readonly ErpStock[]): Promise<void> {
  await sql`insert into suprimento_estoque (id_equipe, id_produto, quantidade)
    select s.id_equipe, s.id_produto, least(sum(s.quantidade), 1000000)::int from ${stockRows(id_empresa, stock)}
    where s.patrimonio is null group by 1, 2 order by 1, 2
    on conflict (id_equipe, id_produto) do update set quantidade = excluded.quantidade
    where suprimento_estoque.quantidade <> excluded.quantidade`.execute(db)
  await sql`insert into suprimento_patrimonio (id_empresa, patrimonio, id_produto, id_equipe)
    select distinct on (upper(s.patrimonio)) ${id_empresa}::bigint, upper(s.patrimonio), s.id_produto, s.id_equipe
    from ${stockRows(id_empresa, stock)} where s.patrimonio is not null order by upper(s.patrimonio), s.id_equipe
    on conflict (id_empresa, patrimonio) do update set id_equipe = excluded.id_equipe
    where suprimento_patrimonio.id_equipe is distinct from excluded.id_equipe
      and not exists (select from suprimento_movimento m where m.id_patrimonio = suprimento_patrimonio.id
        and m.data_saida is null and m.etapa in ('retirada', 'devolucao', 'manutencao'))`.execute(db)
}

/** Products that the ERP no longer counts for a squad: it has none of them. */
export const clearStock = (db: Database, id_empresa: number, stock: readonly ErpStock[]) =>
  sql`update suprimento_estoque kept set quantidade = 0 from equipe q
    where q.id = kept.id_equipe and q.id_empresa = ${id_empresa} and q.codigo_erp is not null and kept.quantidade <> 0
      and not exists (select from ${stockRows(id_empresa, stock)}
        where s.id_equipe = kept.id_equipe and s.id_produto = kept.id_produto and s.patrimonio is null)`.execute(
    db,
  )
