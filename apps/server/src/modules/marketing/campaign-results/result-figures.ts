/** Leads, sales and revenue of a result: those of the sales reports, created in its period. */
import { sql } from 'kysely'

/**
 * One row beside each result under `r`: leads, sales and revenue of its campaign, channel and provider. They are of the
 * view that the roll-ups are made of, and of all sellers: they are the provider's figures, not those of whoever asks.
 */
export const leadFigures = sql<{ leads: number; vendas: number; faturamento: string }>`(
  select count(*)::int as leads, coalesce(sum(x.efetivadas), 0)::int as vendas,
    coalesce(sum(x.faturamento), 0)::numeric(14, 2) as faturamento
  from vendas_lead_fato x
  where x.id_campanha = r.id_campanha and x.id_canal = r.id_canal and x.id_empresa = r.id_empresa
    and x.created_at >= r.periodo_inicio and x.created_at < r.periodo_fim + 1)`
