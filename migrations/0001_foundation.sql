-- Ground that every module stands on: search normalisation, edit history, places.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only "stable" because its dictionary could change; ours does not.
create function normaliza(texto text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent(texto) collate "C");

create function agora() returns timestamptz(3)
  language sql stable parallel safe
  return now()::timestamptz(3);

create function marca_alteracao() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp()::timestamptz(3);
  return new;
end $$;

create table log_historico (
  id bigint generated always as identity primary key,
  tabela text not null,
  id_item text not null,
  operacao text not null check (operacao in ('INSERT', 'UPDATE', 'DELETE')),
  old_data jsonb,
  new_data jsonb,
  data timestamptz(3) not null default clock_timestamp(),
  id_usuario bigint
);
create index log_historico_item on log_historico (tabela, id_item, data desc, id desc);

create function usuario_atual() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;

-- Statement-level: one insert for all rows a statement touched. TG_ARGV: key column, columns left out.
create function registra_historico() returns trigger language plpgsql as $$
#variable_conflict use_variable
declare
  chave text := tg_argv[0];
  fora text[] := tg_argv[1]::text[] || array['updated_at', 'busca'];
begin
  -- A bulk import writes one record of its own instead of one a row.
  if current_setting('app.sem_historico', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into log_historico (tabela, id_item, operacao, new_data, id_usuario)
    select tg_table_name, to_jsonb(n) ->> chave, 'INSERT', to_jsonb(n) - fora, usuario_atual() from novas n;
  elsif tg_op = 'DELETE' then
    insert into log_historico (tabela, id_item, operacao, old_data, id_usuario)
    select tg_table_name, to_jsonb(v) ->> chave, 'DELETE', to_jsonb(v) - fora, usuario_atual() from velhas v;
  else
    insert into log_historico (tabela, id_item, operacao, old_data, new_data, id_usuario)
    select tg_table_name, j.novo ->> chave, 'UPDATE', j.velho - fora, j.novo - fora, usuario_atual()
    from (
      select to_jsonb(v) as velho, to_jsonb(n) as novo
      from velhas v join novas n on to_jsonb(n) ->> chave = to_jsonb(v) ->> chave
    ) j
    where j.velho - fora is distinct from j.novo - fora;
  end if;
  return null;
end $$;

create procedure historico_ativar(tabela text, chave text default 'id', fora text[] default '{}')
language plpgsql as $$
begin
  execute format('create trigger historico_insert after insert on %I referencing new table as novas
    for each statement execute function registra_historico(%L, %L)', tabela, chave, fora);
  execute format('create trigger historico_update after update on %I referencing old table as velhas new table as novas
    for each statement execute function registra_historico(%L, %L)', tabela, chave, fora);
  execute format('create trigger historico_delete after delete on %I referencing old table as velhas
    for each statement execute function registra_historico(%L, %L)', tabela, chave, fora);
end $$;

create procedure alteracao_ativar(tabela text) language plpgsql as $$
begin
  execute format('create trigger marca_alteracao before update on %I
    for each row execute function marca_alteracao()', tabela);
end $$;

create table estado (
  numero int primary key check (numero between 1 and 27),
  uf char(2) not null unique,
  nome text not null
);

create table arquivo (
  id uuid primary key default gen_random_uuid(),
  bucket text not null,
  nome text not null,
  tipo text not null,
  tamanho bigint not null check (tamanho >= 0),
  sha256 text not null,
  id_usuario bigint,
  tabela_dona text,
  id_dono bigint,
  created_at timestamptz(3) not null default now(),
  check ((tabela_dona is null) = (id_dono is null))
);
create index arquivo_orfao on arquivo (created_at) where tabela_dona is null;
create index arquivo_dono on arquivo (tabela_dona, id_dono);

create table empresa (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  sistema text not null unique check (sistema ~ '^[a-z0-9_]{2,40}$'),
  matiz int not null default 215 check (matiz between 0 and 360),
  id_logo uuid references arquivo,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index empresa_nome_unico on empresa (normaliza(nome));

create table cidade (
  id bigint generated always as identity primary key,
  id_ibge int unique,
  nome text not null check (length(nome) between 2 and 120),
  uf char(2) not null references estado (uf),
  id_empresa bigint references empresa,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as (normaliza(nome)) stored
);
create unique index cidade_unica on cidade (uf, normaliza(nome));
create index cidade_busca on cidade (busca text_pattern_ops, uf);
create index cidade_empresa on cidade (id_empresa) where id_empresa is not null;

create table rh_cidade_provedor (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  uf char(2) not null references estado (uf),
  id_empresa bigint not null references empresa,
  created_at timestamptz(3) not null default now()
);
create unique index rh_cidade_provedor_unica on rh_cidade_provedor (id_empresa, uf, normaliza(nome));

call alteracao_ativar('empresa');
call alteracao_ativar('cidade');
call historico_ativar('empresa');
call historico_ativar('rh_cidade_provedor');
