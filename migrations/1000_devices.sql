-- Devices that people sign in from: by the token that their browser keeps, of which the hash is stored.
create table aparelho (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  hash text not null,
  agente text not null check (length(agente) <= 300),
  endereco text not null check (length(endereco) <= 60),
  ultimo_acesso timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create unique index aparelho_unico on aparelho (id_usuario, hash);
create index aparelho_recente on aparelho (ultimo_acesso);

-- A session is named by its number: its id opens it.
alter table sessao
  add column numero bigint generated always as identity,
  add column endereco text check (length(endereco) <= 60),
  add column id_aparelho bigint references aparelho on delete cascade;
create unique index sessao_numero on sessao (numero);
create index sessao_aparelho on sessao (id_aparelho);
