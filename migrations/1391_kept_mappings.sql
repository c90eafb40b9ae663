-- Which columns of a sheet are which fields, kept by a person under a name for the sheets to come.
create table planilha_mapa (
  id bigint generated always as identity primary key,
  id_usuario bigint not null,
  entidade text not null,
  nome text not null,
  -- Field → title of its column.
  colunas jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint planilha_mapa_entidade_tamanho check (length(entidade) between 2 and 40),
  constraint planilha_mapa_nome_tamanho check (length(nome) between 2 and 60),
  constraint planilha_mapa_colunas_objeto check (jsonb_typeof(colunas) = 'object'),
  constraint planilha_mapa_usuario foreign key (id_usuario) references rh_usuario on delete cascade
);
create unique index planilha_mapa_nome_unico on planilha_mapa (id_usuario, entidade, normaliza(nome));
call alteracao_ativar('planilha_mapa');
