-- Sign-in by an identity provider (docs/access.md#single-sign-on): whose identity somebody is, by issuer and subject.
create table vinculo_identidade (
  id bigint generated always as identity primary key,
  id_provedor bigint not null references provedor_identidade on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  emissor text not null check (length(emissor) between 1 and 500),
  sujeito text not null check (length(sujeito) between 1 and 255),
  -- The superadmin by whose word it is; nobody where the provider's own word was enough.
  id_vinculado_por bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint vinculo_identidade_unico unique (emissor, sujeito),
  constraint vinculo_identidade_pessoa unique (id_usuario, emissor)
);
create index vinculo_identidade_provedor on vinculo_identidade (id_provedor);
create index vinculo_identidade_vinculado_por on vinculo_identidade (id_vinculado_por);
call historico_ativar('vinculo_identidade', 'id_usuario');

-- Identities that came and were nobody's: a superadmin may link one to a person.
create table identidade_espera (
  id_provedor bigint not null references provedor_identidade on delete cascade,
  sujeito text not null check (length(sujeito) between 1 and 255),
  email text check (length(email) <= 254),
  updated_at timestamptz(3) not null default now(),
  primary key (id_provedor, sujeito)
);
create index identidade_espera_email on identidade_espera (email);
create index identidade_espera_antiga on identidade_espera (updated_at);

-- A sign-in that is under way at a provider. The state and what proves the browser are stored as hashes.
create table entrada_unica (
  id text primary key check (length(id) = 64),
  navegador text not null check (length(navegador) = 64),
  id_provedor bigint not null references provedor_identidade on delete cascade,
  volta text check (length(volta) <= 500),
  de_novo boolean not null default false,
  expira_em timestamptz(3) not null
);
create index entrada_unica_provedor on entrada_unica (id_provedor);
create index entrada_unica_expira on entrada_unica (expira_em);

-- The session at the provider behind sessions of ours: these end with it.
create table sessao_identidade (
  id bigint generated always as identity primary key,
  id_vinculo bigint not null references vinculo_identidade on delete cascade,
  sid text check (length(sid) between 1 and 255),
  -- Sealed; shown to the provider at sign-out.
  token_id text,
  created_at timestamptz(3) not null default now()
);
create index sessao_identidade_vinculo on sessao_identidade (id_vinculo, sid);
create index sessao_identidade_antiga on sessao_identidade (created_at);

alter table sessao add column id_sessao_identidade bigint references sessao_identidade on delete cascade;
create index sessao_identidade_sessao on sessao (id_sessao_identidade) where id_sessao_identidade is not null;
alter table desafio_fator add column id_sessao_identidade bigint references sessao_identidade on delete cascade;
create index desafio_fator_identidade on desafio_fator (id_sessao_identidade) where id_sessao_identidade is not null;

-- Words of providers that somebody signed out: each counts once.
create table saida_identidade (
  emissor text not null check (length(emissor) <= 500),
  jti text not null check (length(jti) between 1 and 255),
  expira_em timestamptz(3) not null,
  primary key (emissor, jti)
);
create index saida_identidade_expira on saida_identidade (expira_em);
