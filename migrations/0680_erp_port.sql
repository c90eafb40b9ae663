-- One connection a provider, to whatever system it has (docs/erp.md). Stored ones go on as what they are: they take leads.
alter table empresa_erp
  add column tipo text not null default 'http' check (tipo in ('http', 'hubsoft', 'ixc', 'mk', 'demonstracao')),
  add column certificado text check (certificado ~ '^[0-9a-f]{64}$'),
  add column usuario text check (length(usuario) <= 254),
  add column cliente_id text check (length(cliente_id) <= 254),
  add column senha text,
  add column cliente_segredo text,
  -- What the other side says that it can do.
  add column capacidades text[] not null default '{lead}',
  -- Actions that no official source describes, which somebody tried here and saw work.
  add column acoes_confirmadas text[] not null default '{}',
  add column testada_em timestamptz(3),
  add column erro_teste text check (length(erro_teste) <= 200),
  alter column url drop not null,
  drop constraint empresa_erp_token_check,
  -- What is stored already is sealed at the next start; nothing readable is stored from now on.
  add constraint empresa_erp_token_selado check (token like 's1.%' and length(token) <= 4000) not valid,
  add constraint empresa_erp_senha_selada check (senha like 's1.%' and length(senha) <= 4000),
  add constraint empresa_erp_segredo_selado check (cliente_segredo like 's1.%' and length(cliente_segredo) <= 4000),
  add constraint empresa_erp_endereco check ((tipo = 'demonstracao') = (url is null));
alter table webhook
  add constraint webhook_segredo_selado check (segredo like 's1.%') not valid,
  add constraint webhook_anterior_selado check (segredo_anterior like 's1.%') not valid;

drop trigger historico_insert on empresa_erp;
drop trigger historico_update on empresa_erp;
drop trigger historico_delete on empresa_erp;
call historico_ativar('empresa_erp', 'id', '{token,senha,cliente_segredo,testada_em,erro_teste}');

-- Each try of an unsure action, by whom and on which customer; the last one that worked confirms it.
create table erp_acao_testada (
  id bigint generated always as identity primary key,
  id_erp bigint not null references empresa_erp on delete cascade,
  acao text not null check (length(acao) <= 40),
  cod_cliente text not null check (length(cod_cliente) <= 80),
  resposta text check (length(resposta) <= 500),
  funcionou boolean,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now()
);
create index erp_acao_testada_erp on erp_acao_testada (id_erp, id desc);
create index erp_acao_testada_autor on erp_acao_testada (id_usuario);

-- The last answer to each question, sealed: fresh for five minutes, shown for a day while the system is away.
create table erp_resposta (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa on delete cascade,
  cod_cliente text not null,
  chamada text not null,
  -- SHA-256 of the whole question.
  pergunta text not null,
  conteudo text not null check (conteudo like 's1.%'),
  lida_em timestamptz(3) not null default now(),
  unique (id_empresa, cod_cliente, chamada, pergunta)
);
create index erp_resposta_antiga on erp_resposta (lida_em);

-- The system of the demonstration: its own tables, which live by the clock.
create table erp_demo_cliente (
  id_empresa bigint not null references empresa on delete cascade,
  cod_cliente text not null,
  nome_razaosocial text not null,
  cpf text,
  telefones text[] not null default '{}',
  emails text[] not null default '{}',
  nascimento date,
  nome_mae text,
  enderecos jsonb not null default '[]',
  paga boolean not null default true,
  primary key (id_empresa, cod_cliente)
);
create index erp_demo_cliente_cpf on erp_demo_cliente (id_empresa, cpf);
create table erp_demo_contrato (
  id_empresa bigint not null,
  contrato text not null,
  cod_cliente text not null,
  produto text not null,
  velocidade text,
  valor_centavos bigint not null check (valor_centavos >= 0),
  vencimento_dia int not null check (vencimento_dia between 1 and 28),
  inicio date not null,
  situacao text not null default 'ativo',
  login text not null,
  liberado_ate date,
  reiniciada_em timestamptz(3),
  primary key (id_empresa, contrato),
  foreign key (id_empresa, cod_cliente) references erp_demo_cliente on delete cascade
);
create index erp_demo_contrato_cliente on erp_demo_contrato (id_empresa, cod_cliente);
create table erp_demo_fatura (
  id_empresa bigint not null,
  fatura text not null default 'F' || lpad(floor(random() * 1e9)::text, 9, '0'),
  cod_cliente text not null,
  contrato text not null,
  descricao text not null,
  vencimento date not null,
  valor_centavos bigint not null check (valor_centavos >= 0),
  paga_em date,
  forma text,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'cancelada', 'negociada')),
  primary key (id_empresa, fatura),
  foreign key (id_empresa, contrato) references erp_demo_contrato on delete cascade
);
create index erp_demo_fatura_cliente on erp_demo_fatura (id_empresa, cod_cliente, vencimento);
create index erp_demo_fatura_contrato on erp_demo_fatura (id_empresa, contrato, vencimento);
create table erp_demo_os (
  id_empresa bigint not null,
  os text not null default '9' || lpad(floor(random() * 1e7)::text, 7, '0'),
  cod_cliente text not null,
  contrato text,
  tipo text not null,
  abertura timestamptz(3) not null default now(),
  agendamento timestamptz(3),
  periodo text,
  equipe text,
  cancelada boolean not null default false,
  relato text,
  itens jsonb not null default '[]',
  primary key (id_empresa, os),
  foreign key (id_empresa, cod_cliente) references erp_demo_cliente on delete cascade
);
create index erp_demo_os_cliente on erp_demo_os (id_empresa, cod_cliente);
-- What was done by which key: a second time nothing happens, and reading back finds it.
create table erp_demo_acao (
  id_empresa bigint not null references empresa on delete cascade,
  chave text not null,
  resultado jsonb not null,
  feita_em timestamptz(3) not null default now(),
  primary key (id_empresa, chave)
);
create table erp_demo_equipe (
  id_empresa bigint not null references empresa on delete cascade,
  equipe text not null,
  nome text not null,
  cidade text,
  veiculo text,
  ativo boolean not null default true,
  primary key (id_empresa, equipe)
);
create table erp_demo_produto (
  id_empresa bigint not null references empresa on delete cascade,
  produto text not null,
  nome text not null,
  unidade text not null,
  serializado boolean not null,
  valor_centavos bigint not null,
  primary key (id_empresa, produto)
);
create table erp_demo_estoque (
  id_empresa bigint not null,
  equipe text not null,
  produto text not null,
  patrimonio text not null default '',
  quantidade numeric(12, 2) not null check (quantidade >= 0),
  primary key (id_empresa, equipe, produto, patrimonio),
  foreign key (id_empresa, equipe) references erp_demo_equipe on delete cascade,
  foreign key (id_empresa, produto) references erp_demo_produto on delete cascade
);
