-- What was answered to writes that came with an Idempotency-Key, so that a repeated one is answered and not done again.
-- `quem` is who sent it (a person, an access key, a guest), `chave` the SHA-256 of the key, `resumo` that of the input.
create table idempotencia (
  quem text not null,
  chave text not null,
  procedimento text not null,
  resumo text not null,
  saida json,
  id_usuario bigint references rh_usuario on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (quem, chave)
);
create index idempotencia_data on idempotencia (created_at);
create index idempotencia_usuario on idempotencia (id_usuario) where id_usuario is not null;
