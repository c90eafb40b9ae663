-- Password and factor are asked for apart where a change is about how somebody signs in.
-- A sign-in shows all that somebody has; sessions of before count as shown when they began.
alter table sessao
  add column senha_em timestamptz(3) not null default now(),
  add column fator_em timestamptz(3) not null default now(),
  -- A session goes on under one new token, however often it is confirmed at a moment.
  add column continuada_em timestamptz(3);
update sessao set senha_em = created_at, fator_em = created_at;

-- When an identity provider says that the person showed who they are, for the session after the factor.
alter table desafio_fator add column identificado_em timestamptz(3);
