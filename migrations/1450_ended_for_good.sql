-- Sessions that somebody ended, or that ended with the account: the browser drops what was typed in them when it is back.
-- Without a reference to the person: it is kept for who was removed, too.
create table sessao_encerrada (
  id text primary key,
  id_usuario bigint not null,
  created_at timestamptz(3) not null default now()
);
create index sessao_encerrada_antiga on sessao_encerrada (created_at);
