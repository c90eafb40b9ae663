-- Secrets of all servers can be replaced without losing what they signed: the former one is still accepted.
-- The servers seal both with SECRET_KEY at their start.
alter table segredo
  add column id bigint generated always as identity unique,
  add column anterior text check (length(anterior) >= 64),
  add column trocado_em timestamptz(3);

-- Random characters of the system's generator: 244 bits, since each UUID has 122.
create function texto_aleatorio() returns text language sql volatile parallel safe
  return encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');

-- One use each: marks of the wheel's people keep the secret that they were made with, the demo's beacon gets its own.
insert into segredo (nome, valor) select 'roleta_pessoa', valor from segredo where nome = 'formulario_publico';
insert into segredo (nome, valor) values ('farol_local', texto_aleatorio());

-- The servers make the marks, since only they open the secret.
drop function roleta_pessoa(text);

alter table site_roleta_campanhas alter column sal set default texto_aleatorio();

-- 128 random bits, in the form of a UUID, which would have 122.
alter table painel_atendimento alter column chave set default left(texto_aleatorio(), 32)::uuid;
