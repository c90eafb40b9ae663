-- A line of what a leaving person holds that HR takes as settled although it was neither handed back nor over. A line has no
-- id of its own: it is known by its kind, words and address, so that one that changes has to be signed off again.
create table rh_desligamento_baixa (
  id bigint generated always as identity primary key,
  id_desligamento bigint not null references rh_desligamento on delete cascade,
  tipo text not null check (length(tipo) between 2 and 40),
  descricao text not null check (length(descricao) <= 500),
  rota text check (length(rota) <= 500),
  observacao text not null check (length(observacao) between 2 and 450),
  id_usuario bigint not null references rh_usuario,
  desfeita_em timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index rh_desligamento_baixa_unica on rh_desligamento_baixa (id_desligamento, tipo, descricao, rota)
  nulls not distinct where desfeita_em is null;
create index rh_desligamento_baixa_desligamento on rh_desligamento_baixa (id_desligamento);
create index rh_desligamento_baixa_usuario on rh_desligamento_baixa (id_usuario);
call historico_ativar('rh_desligamento_baixa');
