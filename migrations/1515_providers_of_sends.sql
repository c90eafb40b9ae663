-- A message names its provider, so that an index finds a provider's messages, in their order, without reading all others'
-- (`pnpm bench grown`, docs/deploy.md#growing).
-- Servers of the release before stop first: they write messages without it.
alter table campanha_envio add column id_empresa bigint;
alter table meses_guardados.campanha_envio add column id_empresa bigint;
-- No state changes by it: nobody is to be sent anything.
alter table campanha_envio disable trigger webhook_update;
alter table meses_guardados.campanha_envio disable trigger webhook_update;
update campanha_envio v set id_empresa = x.id_empresa from campanha_execucao x where x.id = v.id_execucao;
update meses_guardados.campanha_envio v set id_empresa = x.id_empresa from campanha_execucao x where x.id = v.id_execucao;
alter table campanha_envio enable trigger webhook_update;
alter table meses_guardados.campanha_envio enable trigger webhook_update;
alter table campanha_envio alter column id_empresa set not null;
alter table meses_guardados.campanha_envio alter column id_empresa set not null;
create index campanha_envio_empresa on campanha_envio (id_empresa, id);
create index on meses_guardados.campanha_envio (id_empresa, id);
