-- What people look up: the FAQ and the employee handbook.
create table faq_categoria (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 80),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icone text not null check (length(icone) between 1 and 60),
  ordem int not null default 0 check (ordem between 0 and 9999),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index faq_categoria_titulo_unico on faq_categoria (normaliza(titulo));

create table faq_pergunta (
  id bigint generated always as identity primary key,
  pergunta text not null check (length(pergunta) between 2 and 200),
  resposta text not null default '' check (length(resposta) <= 100000),
  -- The words of `resposta`, for the search.
  palavras text not null default '',
  palavras_chave text check (length(palavras_chave) <= 900),
  publico boolean not null default false,
  sugerida boolean not null default false,
  id_categoria bigint references faq_categoria,
  id_empresa bigint references empresa,
  id_departamento bigint references rh_departamento,
  ordem int not null default 0 check (ordem between 0 and 9999),
  ativo boolean not null default false,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as
    (normaliza(pergunta || ' ' || coalesce(palavras_chave, '') || ' ' || palavras)) stored,
  -- A suggestion waits without category and answer; what readers find has both.
  constraint faq_pergunta_completa check (not ativo or (id_categoria is not null and resposta <> ''))
);
create unique index faq_pergunta_unica on faq_pergunta (id_categoria, normaliza(pergunta));
create index faq_pergunta_empresa on faq_pergunta (id_empresa);
create index faq_pergunta_departamento on faq_pergunta (id_departamento);
create index faq_pergunta_autor on faq_pergunta (id_usuario);
create index faq_pergunta_busca on faq_pergunta using gin (busca gin_trgm_ops);

-- Apart from the question: reading and voting are no edits of it.
create table faq_contagem (
  id_pergunta bigint primary key references faq_pergunta on delete cascade,
  visualizacoes int not null default 0,
  util int not null default 0,
  nao_util int not null default 0
);
create table faq_visualizacao (
  id_pergunta bigint not null references faq_pergunta on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  dia date not null,
  primary key (id_pergunta, id_usuario, dia)
);
create index faq_visualizacao_usuario on faq_visualizacao (id_usuario);
create index faq_visualizacao_dia on faq_visualizacao (dia);
create table faq_voto (
  id_pergunta bigint not null references faq_pergunta on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  util boolean not null,
  dia date not null,
  primary key (id_pergunta, id_usuario)
);
create index faq_voto_usuario on faq_voto (id_usuario);
create index faq_voto_dia on faq_voto (dia);

create function faq_pergunta_nova() returns trigger language plpgsql as $$
begin
  insert into faq_contagem (id_pergunta) select id from novas;
  return null;
end $$;
create trigger faq_pergunta_nova after insert on faq_pergunta referencing new table as novas
  for each statement execute function faq_pergunta_nova();

-- A purged vote keeps counting: only giving one and changing one's mind are told.
create function faq_conta_voto() returns trigger language plpgsql as $$
begin
  update faq_contagem set util = util + new.util::int, nao_util = nao_util + (not new.util)::int
  where id_pergunta = new.id_pergunta and (tg_op = 'INSERT' or old.util <> new.util);
  if tg_op = 'UPDATE' and old.util <> new.util then
    update faq_contagem set util = greatest(util - old.util::int, 0),
      nao_util = greatest(nao_util - (not old.util)::int, 0)
    where id_pergunta = new.id_pergunta;
  end if;
  return null;
end $$;
create trigger faq_conta_voto after insert or update on faq_voto for each row execute function faq_conta_voto();

create function faq_conta_visualizacao() returns trigger language plpgsql as $$
begin
  update faq_contagem set visualizacoes = visualizacoes + 1 where id_pergunta = new.id_pergunta;
  return null;
end $$;
create trigger faq_conta_visualizacao after insert on faq_visualizacao
  for each row execute function faq_conta_visualizacao();

-- What was searched and not found, without who searched.
create table faq_busca_vazia (
  id bigint generated always as identity unique,
  termo text not null check (length(termo) between 2 and 80),
  origem text not null check (origem in ('interna', 'publica')),
  vezes int not null default 1,
  ultima_em timestamptz(3) not null default now(),
  primary key (termo, origem)
);

create table manual_categoria (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 80),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icone text not null check (length(icone) between 1 and 60),
  ordem int not null default 0 check (ordem between 0 and 9999),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index manual_categoria_titulo_unico on manual_categoria (normaliza(titulo));

-- The working copy; readers see the versions.
create table manual_artigo (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 160),
  resumo text check (length(resumo) <= 450),
  texto text not null default '' check (length(texto) <= 200000),
  id_categoria bigint not null references manual_categoria,
  id_empresa bigint references empresa,
  requer_lido boolean not null default false,
  ordem int not null default 0 check (ordem between 0 and 9999),
  vigencia_inicio date,
  versao int not null default 0,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'publicado', 'arquivado')),
  -- Edited since its last version.
  alterado boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint manual_artigo_publicado check ((situacao = 'rascunho') = (versao = 0))
);
create index manual_artigo_categoria on manual_artigo (id_categoria, ordem, id);
create index manual_artigo_empresa on manual_artigo (id_empresa);
create index manual_artigo_autor on manual_artigo (id_usuario);

create table manual_versao (
  id_artigo bigint not null references manual_artigo on delete cascade,
  versao int not null check (versao > 0),
  titulo text not null,
  resumo text,
  texto text not null,
  palavras text not null,
  requer_lido boolean not null,
  vigencia_inicio date not null,
  resumo_mudancas text check (length(resumo_mudancas) <= 450),
  publicado_em timestamptz(3) not null default now(),
  id_usuario bigint references rh_usuario on delete set null,
  busca text collate "C" generated always as (normaliza(titulo || ' ' || palavras)) stored,
  primary key (id_artigo, versao)
);
create index manual_versao_autor on manual_versao (id_usuario);

create table manual_leitura (
  id_artigo bigint not null,
  versao int not null,
  id_usuario bigint not null references rh_usuario on delete cascade,
  lido_em timestamptz(3) not null default now(),
  primary key (id_artigo, versao, id_usuario),
  foreign key (id_artigo, versao) references manual_versao on delete cascade
);
create index manual_leitura_usuario on manual_leitura (id_usuario);

do $$ declare t text; begin
  foreach t in array array['faq_categoria', 'faq_pergunta', 'manual_categoria', 'manual_artigo'] loop
    call alteracao_ativar(t);
  end loop;
end $$;
call historico_ativar('faq_categoria');
call historico_ativar('faq_pergunta', 'id', '{palavras}');
call historico_ativar('manual_categoria');
call historico_ativar('manual_artigo');

