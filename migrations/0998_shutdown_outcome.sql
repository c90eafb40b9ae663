-- What was in the person's name when a shutdown was carried out, and what became of each line.
create table rh_desligamento_linha (
  id bigint generated always as identity primary key,
  id_desligamento bigint not null references rh_desligamento on delete cascade,
  tipo text not null check (length(tipo) between 2 and 40),
  registro text not null check (length(registro) between 2 and 120),
  descricao text not null check (length(descricao) <= 500),
  rota text check (length(rota) <= 500),
  destino text not null check (destino in ('encerrado', 'repassado', 'baixa', 'aberto')),
  -- Who has it since then; null where nobody has, or where it ended.
  id_usuario bigint references rh_usuario,
  created_at timestamptz(3) not null default now()
);
create index rh_desligamento_linha_desligamento on rh_desligamento_linha (id_desligamento);
create index rh_desligamento_linha_usuario on rh_desligamento_linha (id_usuario);
