-- What another system calls our records, by the name of that source (docs/rest.md#ids-of-other-systems).
alter table chave_acesso
  add column fonte text constraint chave_acesso_fonte_forma check (fonte ~ '^[a-z][a-z0-9_-]{1,39}$');

create table vinculo_externo (
  id bigint generated always as identity primary key,
  fonte text not null,
  tabela text not null,
  id_externo text not null constraint vinculo_externo_tamanho check (length(id_externo) between 1 and 200),
  id_item bigint not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint vinculo_externo_unico unique (fonte, tabela, id_externo),
  constraint vinculo_externo_item_unico unique (tabela, id_item, fonte)
);
create index vinculo_externo_alteracao on vinculo_externo (fonte, tabela, updated_at, id);
call alteracao_ativar('vinculo_externo');
call historico_ativar('vinculo_externo');

-- A record that is gone is called nothing: the next write by its outside id makes another.
create function vinculo_externo_esquece() returns trigger language plpgsql as $$
begin
  delete from vinculo_externo v using antigas a where v.tabela = tg_table_name and v.id_item = a.id;
  return null;
end $$;
create trigger vinculo_externo_esquece after delete on vendas_lead referencing old table as antigas
  for each statement execute function vinculo_externo_esquece();
create trigger vinculo_externo_esquece after delete on rh_usuario referencing old table as antigas
  for each statement execute function vinculo_externo_esquece();
create trigger vinculo_externo_esquece after delete on rh_departamento referencing old table as antigas
  for each statement execute function vinculo_externo_esquece();
create trigger vinculo_externo_esquece after delete on rh_cargo referencing old table as antigas
  for each statement execute function vinculo_externo_esquece();
create trigger vinculo_externo_esquece after delete on veiculo referencing old table as antigas
  for each statement execute function vinculo_externo_esquece();
create trigger vinculo_externo_esquece after delete on suprimento_patrimonio referencing old table as antigas
  for each statement execute function vinculo_externo_esquece();
