-- Notices on people's devices (docs/push.md): who gets them, which ones, and what waits to be sent.

-- The pair of keys that push services know this installation by. The server makes it once and seals the private one.
create table push_chave (
  id bigint primary key check (id = 1),
  publica text collate "C" not null check (length(publica) between 80 and 100),
  privada text not null,
  created_at timestamptz(3) not null default now()
);

create table aparelho_push (
  id bigint generated always as identity primary key,
  id_aparelho bigint not null references aparelho on delete cascade,
  -- SHA-256 of the address at the push service.
  hash text collate "C" not null check (length(hash) = 64),
  -- Address and keys of the browser, sealed.
  inscricao text not null,
  -- When the app was last open on it.
  visto_em timestamptz(3) not null default now(),
  enviado_em timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index aparelho_push_um on aparelho_push (id_aparelho);
create unique index aparelho_push_hash on aparelho_push (hash);
create index aparelho_push_visto on aparelho_push (visto_em);

-- What a person wants on devices; without a row all of it is as the defaults say.
create table push_escolha (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  recusados text[] not null default '{}' check (cardinality(recusados) <= 60),
  noite boolean not null default true,
  noite_inicio text collate "C" not null default '20:00' check (noite_inicio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  noite_fim text collate "C" not null default '07:00' check (noite_fim ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  fim_de_semana boolean not null default true,
  ausencia boolean not null default true,
  -- On call until then: no hour is quiet.
  plantao_ate timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
call alteracao_ativar('push_escolha');

create table push_envio (
  id bigint generated always as identity primary key,
  id_aparelho_push bigint not null references aparelho_push on delete cascade,
  -- Null for a trial.
  id_mensagem bigint references notificacao_mensagem on delete cascade,
  tentativas int not null default 0 check (tentativas >= 0),
  envia_em timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create unique index push_envio_um on push_envio (id_aparelho_push, id_mensagem);
create index push_envio_mensagem on push_envio (id_mensagem);
create index push_envio_vez on push_envio (envia_em, id);

create function push_enfileira() returns trigger language plpgsql as $$
begin
  insert into push_envio (id_aparelho_push, id_mensagem)
  select p.id, n.id_mensagem from novas n
    join aparelho a on a.id_usuario = n.id_usuario join aparelho_push p on p.id_aparelho = a.id;
  if found then
    perform pg_notify('trabalho', 'push');
  end if;
  return null;
end $$;
create trigger push_enfileira after insert on notificacao_usuario referencing new table as novas
  for each statement execute function push_enfileira();

-- A session that somebody ends takes its device's notices with it; one that runs out does not. Ten seconds: a session that goes
-- on under a new token leaves the former one for that long.
create function push_encerra() returns trigger language plpgsql as $$
begin
  delete from aparelho_push p using (select distinct id_aparelho from velhas
    where expires_at > now() + interval '10 seconds') v
  where p.id_aparelho = v.id_aparelho and not exists (select from sessao s
    where s.id_aparelho = p.id_aparelho and s.expires_at > now() + interval '10 seconds');
  return null;
end $$;
create trigger push_encerra after delete on sessao referencing old table as velhas
  for each statement execute function push_encerra();

create function push_inativa() returns trigger language plpgsql as $$
begin
  delete from aparelho_push p using aparelho a where a.id = p.id_aparelho and a.id_usuario = new.id;
  return null;
end $$;
create trigger push_inativa after update of ativo on rh_usuario
  for each row when (old.ativo and not new.ativo) execute function push_inativa();
