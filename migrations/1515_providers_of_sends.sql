-- A message names its provider, so that an index finds a provider's messages, in their order, without reading all others'
-- (`pnpm bench grown`, docs/deploy.md#growing). A server of before cannot write a shift's messages meanwhile: the shift stays
-- planned, and the next server that is up to date writes them.
alter table campanha_envio add column id_empresa bigint;
alter table meses_guardados.campanha_envio add column id_empresa bigint;
update campanha_envio v set id_empresa = x.id_empresa from campanha_execucao x where x.id = v.id_execucao;
update meses_guardados.campanha_envio v set id_empresa = x.id_empresa from campanha_execucao x where x.id = v.id_execucao;
alter table campanha_envio alter column id_empresa set not null;
alter table meses_guardados.campanha_envio alter column id_empresa set not null;
create index campanha_envio_empresa on campanha_envio (id_empresa, id);
