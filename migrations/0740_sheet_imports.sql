-- "Importar planilha" of an entity: the sheet somebody sent, its lines, and the records that came of them.

create table planilha_importacao (
  id bigint generated always as identity primary key,
  entidade text not null,
  id_usuario bigint not null,
  nome_arquivo text not null,
  situacao text not null default 'conferida',
  colunas text[] not null,
  -- Field → place of its column, from 0.
  mapa jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint planilha_importacao_entidade_tamanho check (length(entidade) between 2 and 40),
  constraint planilha_importacao_arquivo_tamanho check (length(nome_arquivo) between 1 and 120),
  constraint planilha_importacao_situacao_valor
    check (situacao in ('conferida', 'importando', 'importada', 'desfeita')),
  constraint planilha_importacao_mapa_objeto check (jsonb_typeof(mapa) = 'object'),
  constraint planilha_importacao_usuario foreign key (id_usuario) references rh_usuario on delete cascade
);
create index planilha_importacao_de_quem on planilha_importacao (id_usuario, entidade, id desc);
create index planilha_importacao_idade on planilha_importacao (created_at);
call alteracao_ativar('planilha_importacao');

-- Cells are kept until their record is written. `registro_em` is the version that was written: a newer one is not undone.
create table planilha_linha (
  id_importacao bigint not null,
  linha int not null,
  celulas text[],
  erro text,
  id_registro bigint,
  registro_em timestamptz(3),
  primary key (id_importacao, linha),
  constraint planilha_linha_erro_tamanho check (length(erro) <= 1000),
  constraint planilha_linha_registro_versao check ((id_registro is null) = (registro_em is null)),
  constraint planilha_linha_importacao
    foreign key (id_importacao) references planilha_importacao on delete cascade
);
