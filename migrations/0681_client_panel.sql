-- The panel of one customer (docs/client-panel.md): who was identified by whom, and what was done for them.
create table painel_atendimento (
  id bigint generated always as identity primary key,
  -- What every call of the panel names.
  chave uuid not null unique default gen_random_uuid(),
  -- What the customer is told.
  protocolo text not null unique check (protocolo ~ '^[0-9]{12,20}$'),
  id_empresa bigint not null references empresa,
  cod_cliente text not null check (length(cod_cliente) between 1 and 80),
  nome_razaosocial text not null check (length(nome_razaosocial) between 1 and 200),
  situacao_cliente text not null,
  -- Facts that the ERP has, and so may be asked; never their values.
  perguntas text[] not null,
  conferidos text[] not null default '{}',
  motivo text not null check (motivo in ('atendimento', 'cobranca', 'retencao', 'auditoria')),
  situacao text not null default 'identificando' check (situacao in ('identificando', 'aberto', 'encerrado')),
  tentativas int not null default 0,
  id_liberador bigint references rh_usuario on delete set null,
  liberacao text check (length(liberacao) between 5 and 450),
  valido_ate timestamptz(3) not null,
  identificado_em timestamptz(3),
  encerrado_em timestamptz(3),
  id_usuario bigint not null references rh_usuario,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index painel_atendimento_autor on painel_atendimento (id_usuario, created_at desc);
create index painel_atendimento_cliente on painel_atendimento (id_empresa, cod_cliente, created_at desc);
create index painel_atendimento_liberador on painel_atendimento (id_liberador);
call alteracao_ativar('painel_atendimento');
call historico_ativar('painel_atendimento', 'id', '{chave,valido_ate}');

create sequence painel_protocolo;

create table painel_registro (
  id bigint generated always as identity primary key,
  id_atendimento bigint not null references painel_atendimento on delete cascade,
  id_empresa bigint not null references empresa,
  cod_cliente text not null,
  texto text not null check (length(texto) between 1 and 450),
  id_usuario bigint not null references rh_usuario,
  created_at timestamptz(3) not null default now()
);
create index painel_registro_atendimento on painel_registro (id_atendimento);
create index painel_registro_cliente on painel_registro (id_empresa, cod_cliente, id desc);
create index painel_registro_autor on painel_registro (id_usuario);
call historico_ativar('painel_registro');

-- Each action on the ERP, written before it is called: whatever happens to us, it is known that it may have been done.
create table painel_acao (
  id bigint generated always as identity primary key,
  chave text not null check (length(chave) between 8 and 80),
  id_atendimento bigint references painel_atendimento on delete set null,
  id_empresa bigint not null references empresa,
  cod_cliente text not null,
  tipo text not null check (length(tipo) <= 40),
  -- The order, contract or connection that it is about.
  alvo text not null check (length(alvo) <= 160),
  corpo jsonb not null,
  situacao text not null default 'enviando'
    check (situacao in ('enviando', 'feita', 'pedida', 'recusada', 'incerto', 'nao_feita')),
  referencia text check (length(referencia) <= 80),
  mensagem text check (length(mensagem) <= 500),
  conferida_em timestamptz(3),
  id_usuario bigint not null references rh_usuario,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint painel_acao_chave_unica unique (id_empresa, chave)
);
-- The same thing is not asked for again while nobody knows what became of it.
create unique index painel_acao_pendente on painel_acao (id_empresa, cod_cliente, tipo, alvo)
  where situacao in ('enviando', 'incerto');
create index painel_acao_aberta on painel_acao (updated_at) where situacao in ('enviando', 'incerto');
create index painel_acao_cliente on painel_acao (id_empresa, cod_cliente, id desc);
create index painel_acao_atendimento on painel_acao (id_atendimento);
create index painel_acao_autor on painel_acao (id_usuario);
call alteracao_ativar('painel_acao');
call historico_ativar('painel_acao', 'id', '{corpo}');

create table painel_negociacao (
  id bigint generated always as identity primary key,
  protocolo text not null unique,
  id_atendimento bigint references painel_atendimento on delete set null,
  id_empresa bigint not null references empresa,
  cod_cliente text not null,
  nome_razaosocial text not null,
  -- As they were and as they will be, with amounts in cents.
  faturas jsonb not null,
  parcelas jsonb not null,
  principal numeric(14, 2) not null,
  multa numeric(14, 2) not null,
  juros numeric(14, 2) not null,
  desconto numeric(14, 2) not null,
  total numeric(14, 2) not null check (total >= 0),
  situacao text not null default 'proposta'
    check (situacao in ('proposta', 'incerto', 'aceita', 'cumprida', 'quebrada', 'cancelada')),
  valida_ate date not null,
  aceita_em timestamptz(3),
  encerrada_em timestamptz(3),
  id_usuario bigint not null references rh_usuario,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint painel_negociacao_soma check (total = principal + multa + juros - desconto)
);
create index painel_negociacao_cliente on painel_negociacao (id_empresa, cod_cliente, id desc);
create index painel_negociacao_aceita on painel_negociacao (id) where situacao = 'aceita';
create index painel_negociacao_proposta on painel_negociacao (valida_ate) where situacao = 'proposta';
create index painel_negociacao_atendimento on painel_negociacao (id_atendimento);
create index painel_negociacao_autor on painel_negociacao (id_usuario);
call alteracao_ativar('painel_negociacao');
call historico_ativar('painel_negociacao');

-- An invoice stands in one open negotiation at most.
create table painel_negociacao_fatura (
  id bigint generated always as identity primary key,
  id_negociacao bigint not null references painel_negociacao on delete cascade,
  id_empresa bigint not null references empresa,
  fatura text not null,
  ativa boolean not null default true
);
create unique index painel_negociacao_fatura_unica on painel_negociacao_fatura (id_empresa, fatura) where ativa;
create index painel_negociacao_fatura_negociacao on painel_negociacao_fatura (id_negociacao);

-- What was sent to a customer from the panel, with what became of it.
create table painel_envio (
  id bigint generated always as identity primary key,
  chave text not null check (length(chave) between 8 and 80),
  id_atendimento bigint references painel_atendimento on delete set null,
  id_empresa bigint not null references empresa,
  cod_cliente text not null,
  canal text not null check (canal in ('email', 'whatsapp')),
  assunto text not null check (assunto in ('fatura', 'proposta')),
  referencia text not null check (length(referencia) <= 80),
  -- Masked, as it is shown.
  destino text not null check (length(destino) <= 254),
  situacao text not null default 'enviando' check (situacao in ('enviando', 'enviado', 'falhou', 'incerto')),
  motivo text check (length(motivo) <= 200),
  id_usuario bigint not null references rh_usuario,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint painel_envio_chave_unica unique (id_empresa, chave)
);
create index painel_envio_cliente on painel_envio (id_empresa, cod_cliente, id desc);
create index painel_envio_aberto on painel_envio (updated_at) where situacao = 'enviando';
create index painel_envio_atendimento on painel_envio (id_atendimento);
create index painel_envio_autor on painel_envio (id_usuario);
call alteracao_ativar('painel_envio');
call historico_ativar('painel_envio');
