-- A contract names the provider of its customer, so that a rule for everybody of a provider reads the active contracts of
-- that provider alone (`pnpm bench grown`, docs/deploy.md#growing).
alter table relationship_contrato add column id_empresa bigint;

-- Servers of the release before write contracts without it until they stop.
create function contrato_empresa() returns trigger language plpgsql as $$
begin
  new.id_empresa := (select id_empresa from relationship_dados_pessoas where id = new.id_pessoa);
  return new;
end $$;
create trigger empresa before insert on relationship_contrato
  for each row when (new.id_empresa is null) execute function contrato_empresa();

-- Nothing that is kept of a contract changes by it.
alter table relationship_contrato disable trigger user;
update relationship_contrato k set id_empresa = p.id_empresa from relationship_dados_pessoas p where p.id = k.id_pessoa;
alter table relationship_contrato enable trigger user;
alter table relationship_contrato alter column id_empresa set not null;
create index relationship_contrato_empresa on relationship_contrato (id_empresa, id_pessoa) where situacao = 'ativo';
