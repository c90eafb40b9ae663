-- What retention finds its rows by: they were read from the start of their tables.
create index notificacao_usuario_lida on notificacao_usuario (lido_em) where lido_em is not null;

-- When the destinations of a shift were forgotten; the shift says it for its messages, so that these need no index more.
alter table campanha_execucao add column esquecida_em timestamptz(3);
create index campanha_execucao_lembrada on campanha_execucao (created_at) where esquecida_em is null;
