/** The sums of movements: what the database keeps added up, and what was written since. Exact at once. */
import { sql, type RawBuilder } from 'kysely'

export interface StageSums {
  linhas: number | null
  retirada: number | null
  devolucao: number | null
  retorno: number | null
  manutencao: number | null
  reciclagem: number | null
  valor_retorno: string | null
  valor_reciclagem: string | null
}

/** Quantities of the rows `f` of a rule by stage, in one row; values of ended stages beside them. */
export const stageSums = (rule: RawBuilder<unknown>, id_equipe?: number): RawBuilder<StageSums> => {
  const part = sql`${rule}${id_equipe === undefined ? sql`` : sql` and f.id_equipe = ${id_equipe}`}`
  return sql<StageSums>`(
    select sum(x.linhas) as linhas,
      sum(x.quantidade) filter (where x.etapa = 'retirada') as retirada,
      sum(x.quantidade) filter (where x.etapa = 'devolucao') as devolucao,
      sum(x.quantidade) filter (where x.etapa = 'retorno') as retorno,
      sum(x.quantidade) filter (where x.etapa = 'manutencao') as manutencao,
      sum(x.quantidade) filter (where x.etapa = 'reciclagem') as reciclagem,
      sum(x.valor) filter (where x.etapa = 'retorno') as valor_retorno,
      sum(x.valor) filter (where x.etapa = 'reciclagem') as valor_reciclagem
    from (select f.etapa, f.linhas, f.quantidade, f.valor from suprimento_saldo f where ${part}
      union all select f.etapa, f.linhas, f.quantidade, f.valor from suprimento_delta f where ${part}) x)`
}

/** The current rows of movements `f`, added up by provider, squad, city, product and stage. */
export const balances = sql`(select id_empresa, id_equipe, cidade, id_produto, etapa, linhas, quantidade, valor from suprimento_saldo
  union all select id_empresa, id_equipe, cidade, id_produto, etapa, linhas, quantidade, valor from suprimento_delta)`

/** What entered each stage, by week. */
export const entries = sql`(select id_empresa, id_equipe, cidade, etapa, semana, entradas from suprimento_semana
  union all select id_empresa, id_equipe, cidade, etapa, semana, entradas from suprimento_delta)`
