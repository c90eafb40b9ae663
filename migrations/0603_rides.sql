-- Rides that colleagues share. They belong to no provider: the cities of the group are one map.
create table carona (
  id bigint generated always as identity primary key,
  -- The driver; nobody once the ride was anonymised.
  id_usuario bigint references rh_usuario,
  id_cidade_origem bigint not null references cidade,
  origem text not null check (length(origem) between 1 and 120),
  id_cidade_destino bigint not null references cidade,
  destino text not null check (length(destino) between 1 and 120),
  data date not null,
  hora time not null,
  vagas int not null check (vagas between 1 and 8),
  veiculo_descricao text check (length(veiculo_descricao) between 1 and 60),
  tipo text not null check (tipo in ('empresa', 'particular')),
  valor_sugerido numeric(6, 2) not null default 0 check (valor_sugerido between 0 and 200),
  recorrencia text not null default 'unica' check (recorrencia in ('unica', 'dias_uteis', 'semanal')),
  recorrencia_fim date,
  -- The first ride of a recurring offer; the offer's rides all name it.
  id_serie bigint references carona on delete set null,
  observacao text check (length(observacao) between 1 and 450),
  situacao text not null default 'aberta'
    check (situacao in ('aberta', 'lotada', 'em_andamento', 'concluida', 'cancelada')),
  motivo text check (length(motivo) between 1 and 450),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  partida timestamptz(3) not null generated always as ((data + hora) at time zone 'America/Sao_Paulo') stored,
  constraint carona_cidades check (id_cidade_origem <> id_cidade_destino),
  constraint carona_valor check (tipo = 'particular' or valor_sugerido = 0),
  constraint carona_motivo check (situacao <> 'cancelada' or motivo is not null),
  -- Nobody drives twice within an hour.
  constraint carona_horario exclude using gist (id_usuario with =, data with =,
    tsrange(data + hora, data + hora + interval '1 hour') with &&) where (situacao <> 'cancelada' and id_usuario is not null)
);
create index carona_busca on carona (data, id_cidade_origem, id_cidade_destino);
create index carona_motorista on carona (id_usuario, data desc, id desc);
create index carona_destino on carona (id_cidade_destino, data);
create index carona_origem on carona (id_cidade_origem, data);
create index carona_partida on carona (partida) where situacao in ('aberta', 'lotada', 'em_andamento');
create unique index carona_serie_dia on carona (id_serie, data) where id_serie is not null;

create table carona_passageiro (
  id bigint generated always as identity primary key,
  id_carona bigint not null references carona on delete cascade,
  id_usuario bigint references rh_usuario,
  lugares int not null default 1 check (lugares between 1 and 2),
  ponto_embarque text check (length(ponto_embarque) between 1 and 120),
  mensagem text check (length(mensagem) between 1 and 450),
  situacao text not null default 'pendente'
    check (situacao in ('pendente', 'aceito', 'recusado', 'cancelado', 'ausente')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index carona_passageiro_carona on carona_passageiro (id_carona, id);
create index carona_passageiro_usuario on carona_passageiro (id_usuario, id desc);
create unique index carona_passageiro_unico on carona_passageiro (id_carona, id_usuario)
  where situacao in ('pendente', 'aceito');

-- People whom a manager of rides keeps out of them.
create table carona_bloqueio (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  motivo text not null check (length(motivo) between 2 and 450),
  id_autor bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now()
);
create index carona_bloqueio_autor on carona_bloqueio (id_autor);

call alteracao_ativar('carona');
call alteracao_ativar('carona_passageiro');
call historico_ativar('carona');
