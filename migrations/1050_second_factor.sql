-- What somebody enters with beside the password: an app's codes, passkeys, and codes for the day these are lost.
create table fator_app (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  segredo text not null check (length(segredo) <= 400),
  -- The step of 30 seconds whose code was taken last: none is taken twice.
  ultimo_passo bigint not null default 0,
  confirmado_em timestamptz(3),
  created_at timestamptz(3) not null default now()
);
-- Beside the one in use another one may wait for its first code.
create unique index fator_app_usuario on fator_app (id_usuario, (confirmado_em is null));

create table fator_passkey (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  nome text not null check (length(nome) between 2 and 60),
  credencial text not null check (length(credencial) <= 1400),
  chave_publica text not null check (length(chave_publica) <= 4000),
  contador bigint not null default 0,
  transportes text[] not null default '{}',
  ultimo_uso timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index fator_passkey_credencial on fator_passkey (credencial);
create index fator_passkey_usuario on fator_passkey (id_usuario);

create table fator_recuperacao (
  id_usuario bigint not null references rh_usuario on delete cascade,
  hash text not null check (length(hash) = 64),
  primary key (id_usuario, hash)
);

-- A step that waits: a sign-in for its factor (`entrada`) or its first one (`inclusao`), a passkey for its signature (`passkey`).
create table desafio_fator (
  id text primary key check (length(id) = 64),
  id_usuario bigint not null references rh_usuario on delete cascade,
  finalidade text not null check (finalidade in ('entrada', 'inclusao', 'passkey')),
  tentativas int not null default 0,
  expira_em timestamptz(3) not null
);
create index desafio_fator_usuario on desafio_fator (id_usuario);
create index desafio_fator_expira on desafio_fator (expira_em);

-- A superadmin asks for somebody who lost every factor; another one does it.
create table fator_reinicio (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  id_pedido_por bigint not null references rh_usuario on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint fator_reinicio_de_outro check (id_usuario <> id_pedido_por)
);
create index fator_reinicio_pedido_por on fator_reinicio (id_pedido_por);

-- When the session's person last showed that they are who they are.
-- Who is signed in already showed it at their sign-in, not now.
alter table sessao add column confirmada_em timestamptz(3);
update sessao set confirmada_em = created_at;
alter table sessao alter column confirmada_em set default now(), alter column confirmada_em set not null;
