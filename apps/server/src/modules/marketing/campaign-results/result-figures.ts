/** Leads, sales and revenue of a result: those of the sales reports, created in its period. */
import { sql } from 'kysely'

/**
 * One row for each result under `r`: leads, sales and revenue of its campaign, channel and provider. They come from the
 * view behind the roll-ups and include all sellers: they are the provider's figures, not those of the reader.
 */
export const leadFigures = sql<{ leads: number; vendas: number; faturamento: string }>`(
  select count(*)::int as leads, coalesce(sum(x.efetivadas), 0)::int as vendas,
    coalesce(sum(x.faturamento), 0)::numeric(14, 2) as faturamento
  from vendas_lead_fato x
  where x.id_campanha = r.id_campanha and x.id_canal = r.id_canal and x.id_empresa = r.id_empresa
    and x.created_at >= r.periodo_inicio and x.created_at < r.periodo_fim + 1)`
