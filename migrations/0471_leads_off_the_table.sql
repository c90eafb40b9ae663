-- A lead whose product and value are not those of the price table: since when, by whom, and why if it was said.
alter table vendas_lead
  add column fora_tabela_em timestamptz(3),
  add column id_usuario_fora_tabela bigint references rh_usuario on delete set null,
  add column motivo_fora_tabela text check (length(motivo_fora_tabela) <= 450);
create index vendas_lead_fora_tabela on vendas_lead (id_usuario_fora_tabela)
  where id_usuario_fora_tabela is not null;
