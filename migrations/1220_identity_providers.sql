-- Who may vouch for people at sign-in: OpenID Connect (docs/access.md#single-sign-on).
create table provedor_identidade (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 60),
  emissor text not null check (emissor ~* '^https?://' and length(emissor) <= 500),
  permite_http boolean not null default false,
  client_id text not null check (length(client_id) between 1 and 254),
  -- Sealed.
  segredo text,
  dominios text[] not null check (cardinality(dominios) between 1 and 50),
  -- The claim that names roles; which value gives which role.
  campo_papeis text check (length(campo_papeis) between 1 and 120),
  papeis jsonb not null default '[]',
  -- Whether "mfa" in its `amr` is taken for the second factor.
  aceita_fator boolean not null default false,
  senhas_desligadas boolean not null default false,
  id_excecao_1 bigint references rh_usuario,
  id_excecao_2 bigint references rh_usuario,
  testado_em timestamptz(3),
  erro_teste text check (length(erro_teste) <= 300),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint provedor_identidade_emissor unique (emissor),
  constraint provedor_identidade_sem_tls check (permite_http or emissor ~* '^https:'),
  constraint provedor_identidade_excecoes check (
    not senhas_desligadas or (id_excecao_1 is not null and id_excecao_2 is not null)),
  constraint provedor_identidade_duas_pessoas check (id_excecao_1 <> id_excecao_2),
  constraint provedor_identidade_papeis check (
    jsonb_typeof(papeis) = 'array' and not papeis @> '[{"papel": "users:superadmin"}]')
);
create unique index provedor_identidade_nome on provedor_identidade (normaliza(nome));
create index provedor_identidade_recente on provedor_identidade (created_at desc, id desc);
create index provedor_identidade_excecao_1 on provedor_identidade (id_excecao_1);
create index provedor_identidade_excecao_2 on provedor_identidade (id_excecao_2);
call alteracao_ativar('provedor_identidade');
call historico_ativar('provedor_identidade', 'id', '{segredo,testado_em,erro_teste}');

-- A domain belongs to one of them: kept by the list in the record.
create table provedor_identidade_dominio (
  id_provedor bigint not null references provedor_identidade on delete cascade,
  dominio text not null check (length(dominio) <= 253),
  primary key (id_provedor, dominio),
  constraint provedor_identidade_dominio_unico unique (dominio)
);

create function guarda_dominios() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.dominios = old.dominios then
    return null;
  end if;
  delete from provedor_identidade_dominio where id_provedor = new.id and dominio <> all (new.dominios);
  insert into provedor_identidade_dominio (dominio, id_provedor)
  select d, new.id from unnest(new.dominios) d
  where not exists (select from provedor_identidade_dominio x where x.id_provedor = new.id and x.dominio = d);
  return null;
exception when unique_violation then
  raise exception 'a domain belongs to one identity provider' using errcode = 'unique_violation',
    table = 'provedor_identidade', constraint = 'provedor_identidade_dominio_unico',
    detail = format('Key (dominios)=(%s) already exists.', new.dominios);
end $$;
create trigger guarda_dominios after insert or update on provedor_identidade
  for each row execute function guarda_dominios();
