-- Before the first day: the papers of a kept list, bank data, sizes, and what who is hired would like to have.
alter table rh_cargo add column antecedentes_motivo text check (length(antecedentes_motivo) between 2 and 300);

create table admissao_papel (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  -- What for, as the person reads it.
  finalidade text not null check (length(finalidade) between 2 and 300),
  -- A criminal record is asked where the position says why; of health only whether somebody is fit is kept.
  tipo text not null default 'documento' check (tipo in ('documento', 'antecedentes')),
  obrigatorio boolean not null default true,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint admissao_papel_nunca check (normaliza(nome || ' ' || finalidade) !~
    '(gravid|gestant|gestac|hiv|aids|sorolog|serasa|spc|credit|protesto|processos? (judic|trabalh|crim|civ)|acao trabalh|acoes trabalh|exame|atestado|laudo)'),
  constraint admissao_papel_antecedentes check (tipo = 'antecedentes'
    or normaliza(nome || ' ' || finalidade) !~ '(antecedent|criminal|criminais)')
);
create unique index admissao_papel_nome_unico on admissao_papel (normaliza(nome));
insert into admissao_papel (nome, finalidade, tipo, obrigatorio) values
  ('Documento com foto', 'Identificar quem é admitido no contrato e no eSocial.', 'documento', true),
  ('CPF', 'Registrar o contrato no eSocial.', 'documento', true),
  ('Comprovante de residência', 'Calcular o vale-transporte e enviar correspondência.', 'documento', true),
  ('Certificado de escolaridade', 'Comprovar a formação que a vaga pede.', 'documento', false),
  ('Certidão de antecedentes criminais', 'O motivo do cargo aparece ao lado.', 'antecedentes', true);

-- Offered, never asked for: that somebody reads it is kept nowhere.
create table admissao_leitura (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 120),
  texto text not null check (length(texto) between 2 and 5000),
  link text check (length(link) <= 2048),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index admissao_leitura_titulo_unico on admissao_leitura (normaliza(titulo));

create table pre_admissao (
  id bigint generated always as identity primary key,
  id_candidatura bigint not null references candidatura on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'concluida')),
  -- Sealed as one value.
  dados_pagamento text,
  camiseta text check (length(camiseta) <= 10),
  calca text check (length(calca) <= 10),
  calcado text check (length(calcado) <= 10),
  equipamentos text check (length(equipamentos) <= 450),
  -- Nothing else of health.
  aptidao text check (aptidao in ('apto', 'inapto')),
  aptidao_em timestamptz(3),
  id_aptidao_autor bigint references rh_usuario on delete set null,
  id_autor bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint pre_admissao_unica unique (id_candidatura),
  constraint pre_admissao_aptidao check ((aptidao is null) = (aptidao_em is null))
);
create index pre_admissao_pessoa on pre_admissao (id_usuario);
create index pre_admissao_recente on pre_admissao (created_at desc, id desc);
create index pre_admissao_autor on pre_admissao (id_autor) where id_autor is not null;
create index pre_admissao_aptidao_autor on pre_admissao (id_aptidao_autor) where id_aptidao_autor is not null;

create table pre_admissao_papel (
  id bigint generated always as identity primary key,
  id_pre_admissao bigint not null references pre_admissao on delete cascade,
  id_papel bigint not null references admissao_papel,
  -- Of a criminal record: why the position asks for it.
  motivo text check (length(motivo) between 2 and 300),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'enviado', 'validado', 'devolvido')),
  id_arquivo uuid references arquivo,
  enviado_em timestamptz(3),
  devolucao text check (length(devolucao) between 2 and 450),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint pre_admissao_papel_unico unique (id_pre_admissao, id_papel),
  constraint pre_admissao_papel_arquivo check (situacao = 'pendente' or id_arquivo is not null),
  constraint pre_admissao_papel_devolucao check (situacao <> 'devolvido' or devolucao is not null)
);
create index pre_admissao_papel_lista on pre_admissao_papel (id_papel);
create index pre_admissao_papel_arquivo on pre_admissao_papel (id_arquivo) where id_arquivo is not null;
call arquivo_ativar('pre_admissao_papel', 'id_arquivo');

do $$ declare t text; begin
  foreach t in array array['admissao_papel', 'admissao_leitura', 'pre_admissao', 'pre_admissao_papel'] loop
    call alteracao_ativar(t);
  end loop;
end $$;
call historico_ativar('admissao_papel');
call historico_ativar('admissao_leitura');
call historico_ativar('pre_admissao', 'id', '{dados_pagamento,camiseta,calca,calcado,equipamentos,aptidao,aptidao_em}');
call alteracoes_acompanhar('admissao_papel', '''{}''::bigint[]');
call alteracoes_acompanhar('admissao_leitura', '''{}''::bigint[]');
