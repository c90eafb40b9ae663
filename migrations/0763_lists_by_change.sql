-- Programs read these lists by what changed since a moment: filtered and sorted by it, page by page.
create index candidatura_alteracao on candidatura (updated_at, id);
create index chave_acesso_alteracao on chave_acesso (updated_at, id);
create index vendas_lead_participante_alteracao on vendas_lead_participante (updated_at, id);
create index vendas_lead_importacao_alteracao on vendas_lead_importacao (updated_at, id);
