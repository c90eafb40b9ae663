-- Imports of leads: spreadsheets, the people in them, and what was wrong with the other lines.

create table vendas_lead_importacao (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  id_campanha bigint not null references vendas_campanha,
  id_canal bigint not null references vendas_canal,
  id_file uuid references arquivo,
  nome_arquivo text not null check (length(nome_arquivo) between 1 and 120),
  id_usuario bigint references rh_usuario on delete set null,
  -- Who asked for the leads of all.
  id_usuario_criacao bigint references rh_usuario on delete set null,
  situacao text not null default 'nova' check (situacao in
    ('nova', 'lendo', 'conferida', 'importando', 'importada', 'criando', 'desfeita', 'falhou')),
  erro text check (length(erro) <= 500),
  -- Taken over without waiting for somebody to look at the preview: the documented call.
  direta boolean not null default false,
  progresso int not null default 0 check (progresso between 0 and 100),
  -- The file's heads, which of them is which field, and its first lines: for the preview alone.
  colunas text[],
  mapa jsonb,
  amostra jsonb,
  linhas int not null default 0,
  linhas_com_erro int not null default 0,
  -- Blocks of the staging table that are merged already: where an interrupted import goes on.
  bloco int not null default 0,
  total_participantes int not null default 0,
  leads_criadas int not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index vendas_lead_importacao_empresa on vendas_lead_importacao (id_empresa, created_at desc, id desc);
create index vendas_lead_importacao_campanha on vendas_lead_importacao (id_campanha);
create index vendas_lead_importacao_canal on vendas_lead_importacao (id_canal);
create index vendas_lead_importacao_autor on vendas_lead_importacao (id_usuario);
create index vendas_lead_importacao_criador on vendas_lead_importacao (id_usuario_criacao)
  where id_usuario_criacao is not null;
create index vendas_lead_importacao_arquivo on vendas_lead_importacao (id_file) where id_file is not null;
create index vendas_lead_importacao_andando on vendas_lead_importacao (id)
  where situacao in ('lendo', 'importando', 'criando');

create table vendas_lead_participante (
  id bigint generated always as identity primary key,
  id_importacao_evento bigint not null references vendas_lead_importacao on delete cascade,
  linha int not null,
  nome text not null check (length(nome) between 1 and 200),
  telefone text not null check (telefone ~ '^[0-9]{10,13}$'),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  cliente boolean not null default false,
  lead boolean not null default false,
  codlead text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (id_importacao_evento, linha)
);

create table vendas_lead_importacao_erro (
  id bigint generated always as identity primary key,
  id_importacao_evento bigint not null references vendas_lead_importacao on delete cascade,
  linha int not null,
  nome text,
  cpf text,
  telefone text,
  erro text not null,
  unique (id_importacao_evento, linha)
);

-- Lines that were read and wait for their merge: one unlogged table an import, dropped with it.
create schema importacao;

alter table vendas_lead add constraint vendas_lead_participante_existe
  foreign key (id_participante) references vendas_lead_participante on delete set null;

call alteracao_ativar('vendas_lead_importacao');
call alteracao_ativar('vendas_lead_participante');
call historico_ativar('vendas_lead_importacao', 'id',
  '{progresso,amostra,bloco,colunas,mapa,linhas,linhas_com_erro,total_participantes,leads_criadas}');
call historico_ativar('vendas_lead_participante');
call arquivo_ativar('vendas_lead_importacao', 'id_file');
