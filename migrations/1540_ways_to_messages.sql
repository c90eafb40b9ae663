-- Which of a provider's shifts have messages of a day is in their index, and the list of shifts has its order in one
-- (`pnpm bench grown`, docs/deploy.md#growing).
drop index campanha_execucao_empresa;
create index campanha_execucao_empresa on campanha_execucao (id_empresa, data_referencia desc, id desc) include (de, ate);
create index campanha_execucao_lista on campanha_execucao (id_empresa, id desc);

-- Messages of a day are found by its shifts. PostgreSQL read this index for each shift of a list besides.
drop index campanha_envio_referencia;
drop index meses_guardados.campanha_envio_data_referencia_idx;

-- How many leads have a common name is not seen in a hundred of three million texts: PostgreSQL then looked for it among all
-- providers' leads instead of in the index of one.
alter table vendas_lead alter column busca set statistics 500;
