-- What reads more the longer the house works, without an index for it (`pnpm bench grown`, docs/deploy.md#growing).

-- The first page of leads of many providers: each index that begins with the provider would be read whole.
create index vendas_lead_recentes on vendas_lead (created_at desc, id desc);

-- Leads whose person is still there, for the retention: those before them are of nobody any more.
create index vendas_lead_lembrada on vendas_lead (id) where anonimizada_em is null and desfecho <> 'efetivada';

-- Shifts of which nobody was notified yet: the upkeep asks each minute for those that ended lately.
create index campanha_execucao_avisar on campanha_execucao (terminada_em) where avisada_em is null;

-- The list's filter by date. Of pages, not of rows: nearly nothing to write, where messages are written most.
create index campanha_envio_referencia on campanha_envio using brin (data_referencia)
  with (pages_per_range = 32, autosummarize = on);
