-- Employees ask for equipment of the catalogue; a manager of their provider decides, and a custody term hands it over.
alter table suprimento_produto add column solicitavel boolean not null default false;
create index suprimento_produto_solicitavel on suprimento_produto (id_empresa, nome) where solicitavel and ativo;

create table pedido_equipamento (
  id bigint generated always as identity primary key,
  -- The provider of who asks, at that moment: its managers decide.
  id_empresa bigint not null references empresa,
  id_usuario bigint not null references rh_usuario,
  id_produto bigint not null references suprimento_produto,
  quantidade int not null check (quantidade between 1 and 100),
  motivo text not null check (length(motivo) between 2 and 450),
  -- The day on which it is needed.
  data_desejada date not null,
  situacao text not null default 'pedido'
    check (situacao in ('pedido', 'aprovado', 'recusado', 'entregue', 'cancelado')),
  resposta text check (length(resposta) between 1 and 450),
  id_aprovador bigint references rh_usuario on delete set null,
  decidido_em timestamptz(3),
  -- The hand-over that it is part of, from the term's writing on.
  id_custodia bigint references suprimento_custodia on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint pedido_equipamento_recusa check (situacao <> 'recusado' or resposta is not null),
  constraint pedido_equipamento_outra_pessoa check (id_aprovador <> id_usuario)
);
create unique index pedido_equipamento_aberto on pedido_equipamento (id_usuario, id_produto)
  where situacao in ('pedido', 'aprovado');
create index pedido_equipamento_recente on pedido_equipamento (created_at desc, id desc);
create index pedido_equipamento_autor on pedido_equipamento (id_usuario, created_at desc);
create index pedido_equipamento_espera on pedido_equipamento (id_empresa, created_at)
  where situacao in ('pedido', 'aprovado');
create index pedido_equipamento_empresa on pedido_equipamento (id_empresa);
create index pedido_equipamento_produto on pedido_equipamento (id_produto);
create index pedido_equipamento_aprovador on pedido_equipamento (id_aprovador) where id_aprovador is not null;
create index pedido_equipamento_custodia on pedido_equipamento (id_custodia) where id_custodia is not null;

call alteracao_ativar('pedido_equipamento');
call historico_ativar('pedido_equipamento');
call alteracoes_acompanhar('pedido_equipamento', 'array[r.id_empresa]');
