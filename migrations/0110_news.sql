-- News: who a publication reaches, who confirmed its reading, and the reactions that every kind of record shares.
create table novidade (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 160),
  resumo text check (length(resumo) <= 450),
  fonte text check (length(fonte) <= 160),
  url text check (length(url) <= 2048),
  texto text not null check (length(texto) <= 200000),
  -- The words of `texto`, for the search.
  palavras text not null default '',
  hashtag text check (length(hashtag) <= 900),
  importante boolean not null default false,
  requer_lido boolean not null default false,
  ativo boolean not null default false,
  id_categoria bigint not null references categoria,
  id_empresa bigint references empresa,
  id_departamento bigint references rh_departamento,
  id_imagem_capa uuid references arquivo,
  id_imagem_auxiliar uuid references arquivo,
  publicar_em timestamptz(3) not null default now(),
  expira_em timestamptz(3),
  -- When its audience was told, which is once; and which reading is asked for: a changed text may ask again.
  publicada_em timestamptz(3),
  versao_leitura int not null default 1,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as
    (normaliza(titulo || ' ' || coalesce(resumo, '') || ' ' || coalesce(hashtag, '') || ' ' || palavras)) stored,
  constraint novidade_periodo check (expira_em > publicar_em)
);
create index novidade_mural on novidade (publicar_em desc, id desc) where ativo;
create index novidade_categoria on novidade (id_categoria, publicar_em desc, id desc) where ativo;
create index novidade_categoria_fk on novidade (id_categoria);
create index novidade_empresa on novidade (id_empresa);
create index novidade_departamento on novidade (id_departamento);
create index novidade_autor on novidade (id_usuario);
create index novidade_a_publicar on novidade (publicar_em) where ativo and publicada_em is null;
create index novidade_exige_leitura on novidade (publicada_em desc, id desc) where requer_lido;
create index novidade_busca on novidade using gin (busca gin_trgm_ops);
create index novidade_capa on novidade (id_imagem_capa) where id_imagem_capa is not null;
create index novidade_auxiliar on novidade (id_imagem_auxiliar) where id_imagem_auxiliar is not null;

-- Whom a required reading was asked of: frozen when it is published.
create table novidade_publico (
  id_novidade bigint not null references novidade on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  primary key (id_novidade, id_usuario)
);
create index novidade_publico_usuario on novidade_publico (id_usuario);

-- Evidence: an older reading stays when a new one is asked for.
create table novidade_leitura (
  id_novidade bigint not null references novidade on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  versao int not null,
  lido_em timestamptz(3) not null default now(),
  ip_hash text,
  primary key (id_novidade, versao, id_usuario)
);
create index novidade_leitura_usuario on novidade_leitura (id_usuario);

create table novidade_cobranca (
  id_novidade bigint not null references novidade on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  cobrado_em timestamptz(3) not null default now(),
  primary key (id_novidade, id_usuario)
);
create index novidade_cobranca_usuario on novidade_cobranca (id_usuario);

-- One reaction per person and record; `tipo` names the kind of record (novidade, elogio, aniversario …).
create table reacao (
  tipo text not null check (tipo ~ '^[a-z_]{2,30}$'),
  id_item bigint not null check (id_item > 0),
  id_usuario bigint not null references rh_usuario on delete cascade,
  reacao text not null check (reacao in ('waving_hand', 'cake', 'favorite', 'thumb_up')),
  created_at timestamptz(3) not null default now(),
  primary key (tipo, id_item, id_usuario)
);
create index reacao_usuario on reacao (id_usuario);

-- Ids only, and never of persons: whoever has the record on screen asks for its counts again.
create function avisa_reacao() returns trigger language plpgsql as $$
begin
  perform pg_notify('evento', jsonb_build_object('tipo', 'reacao', 'item', tipo || ':' || id_item)::text)
  from (select distinct tipo, id_item from mudadas limit 200) m;
  return null;
end $$;
create trigger avisa_reacao_dada after insert on reacao referencing new table as mudadas
  for each statement execute function avisa_reacao();
create trigger avisa_reacao_trocada after update on reacao referencing new table as mudadas
  for each statement execute function avisa_reacao();
create trigger avisa_reacao_tirada after delete on reacao referencing old table as mudadas
  for each statement execute function avisa_reacao();

create function solta_reacoes() returns trigger language plpgsql as $$
begin
  delete from reacao where tipo = tg_argv[0] and id_item in (select id from velhas);
  return null;
end $$;
create trigger solta_reacoes after delete on novidade referencing old table as velhas
  for each statement execute function solta_reacoes('novidade');

call alteracao_ativar('novidade');
call historico_ativar('novidade', 'id', '{palavras}');
call arquivo_ativar('novidade', 'id_imagem_capa');
call arquivo_ativar('novidade', 'id_imagem_auxiliar');
