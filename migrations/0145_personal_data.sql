-- What a person may ask about the data held of them, and the index of the record of readings.
create table solicitacao_dado_pessoal (
  id bigint generated always as identity primary key,
  id_titular bigint not null references rh_usuario on delete cascade,
  tipo text not null check (tipo in ('correcao', 'exclusao')),
  texto text not null check (length(texto) between 2 and 450),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'em_analise', 'atendido', 'recusado')),
  resposta text check (length(resposta) between 2 and 450),
  id_responsavel bigint references rh_usuario on delete set null,
  analisado_em timestamptz(3),
  encerrado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint solicitacao_dado_pessoal_encerrada check ((situacao in ('atendido', 'recusado')) = (encerrado_em is not null)),
  constraint solicitacao_dado_pessoal_motivo check (situacao <> 'recusado' or resposta is not null)
);
create unique index solicitacao_dado_pessoal_aberta on solicitacao_dado_pessoal (id_titular, tipo)
  where situacao in ('aberto', 'em_analise');
create index solicitacao_dado_pessoal_recente on solicitacao_dado_pessoal (created_at desc, id desc);
create index solicitacao_dado_pessoal_titular on solicitacao_dado_pessoal (id_titular);
create index solicitacao_dado_pessoal_responsavel on solicitacao_dado_pessoal (id_responsavel);

-- Serves HR's list, newest first, and the job that ends what is kept long enough.
create index acesso_dado_pessoal_recente on acesso_dado_pessoal (data desc, id desc);

call alteracao_ativar('solicitacao_dado_pessoal');
-- The person's own words may be taken back: the history does not repeat them.
call historico_ativar('solicitacao_dado_pessoal', 'id', '{texto,resposta}');
