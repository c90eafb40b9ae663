-- The desk that takes a sale to a working connection: audit, installation, welcome call, and what stops one of them.
create table bo_venda (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  id_lead bigint references vendas_lead on delete set null,
  cod_lead text check (length(cod_lead) <= 40),
  cod_cliente text check (length(cod_cliente) <= 40),
  contrato text check (length(contrato) <= 40),
  cliente text not null check (length(cliente) between 1 and 200),
  documento text check (documento ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  fone text check (fone ~ '^[0-9]{10,13}$'),
  cidade text check (length(cidade) <= 120),
  estado char(2) references estado (uf),
  id_vendedor bigint references rh_usuario on delete set null,
  produto text check (length(produto) <= 120),
  valor numeric(12, 2) check (valor >= 0),
  data_venda timestamptz(3) not null,
  situacao text not null default 'pendente'
    check (situacao in ('pendente', 'em_auditoria', 'aprovada', 'com_pendencia', 'cancelada')),
  checklist jsonb not null default
    '{"documentos":false,"contrato_assinado":false,"endereco_conferido":false,"viabilidade":false,"pagamento_adesao":false}',
  id_auditor bigint references rh_usuario on delete set null,
  observacao text check (length(observacao) between 1 and 450),
  motivo text check (length(motivo) between 1 and 450),
  -- The seller's commission, once the customer was paid back.
  comissao text not null default 'normal' check (comissao in ('normal', 'estornada')),
  prazo timestamptz(3) not null,
  decidida_em timestamptz(3),
  avisada_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  itens int not null generated always as (
    (checklist ->> 'documentos')::boolean::int + (checklist ->> 'contrato_assinado')::boolean::int
    + (checklist ->> 'endereco_conferido')::boolean::int + (checklist ->> 'viabilidade')::boolean::int
    + (checklist ->> 'pagamento_adesao')::boolean::int) stored,
  aberta boolean not null generated always as (situacao in ('pendente', 'em_auditoria', 'com_pendencia')) stored,
  busca text collate "C" generated always as
    (normaliza(cliente || ' ' || coalesce(documento, '') || ' ' || coalesce(contrato, '') || ' '
      || coalesce(cod_cliente, ''))) stored,
  constraint bo_venda_checklist check (situacao <> 'aprovada' or itens = 5),
  constraint bo_venda_motivo check (situacao <> 'cancelada' or motivo is not null),
  constraint bo_venda_auditor check (situacao <> 'em_auditoria' or id_auditor is not null)
);
-- A lead that was sold again after a cancelled sale has another one.
create unique index bo_venda_lead_unica on bo_venda (id_lead) where situacao <> 'cancelada';
create index bo_venda_lead on bo_venda (id_lead) where id_lead is not null;
create index bo_venda_recente on bo_venda (data_venda desc, id desc);
create index bo_venda_empresa on bo_venda (id_empresa, data_venda desc, id desc);
create index bo_venda_situacao on bo_venda (id_empresa, situacao, data_venda desc, id desc);
create index bo_venda_fila on bo_venda (prazo, id) where situacao = 'pendente';
create index bo_venda_aberta on bo_venda (id_empresa, prazo) where aberta;
create index bo_venda_auditor on bo_venda (id_auditor) where id_auditor is not null;
create index bo_venda_vendedor on bo_venda (id_vendedor) where id_vendedor is not null;
create index bo_venda_cliente on bo_venda (id_empresa, cod_cliente) where cod_cliente is not null;
create index bo_venda_documento on bo_venda (documento) where documento is not null;
create index bo_venda_busca on bo_venda using gin (busca gin_trgm_ops);

create table bo_ativacao (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  id_venda bigint not null references bo_venda on delete cascade,
  os text check (length(os) between 1 and 40),
  equipe text check (length(equipe) between 1 and 120),
  data_agendada date,
  periodo text check (periodo in ('M', 'T', 'N')),
  data_ativacao timestamptz(3),
  situacao text not null default 'aguardando' check (situacao in
    ('aguardando', 'agendada', 'em_deslocamento', 'em_execucao', 'ativada', 'reagendar', 'frustrada', 'cancelada')),
  motivo text check (length(motivo) between 1 and 450),
  tentativas int not null default 0 check (tentativas >= 0),
  id_responsavel bigint references rh_usuario on delete set null,
  prazo timestamptz(3) not null,
  avisada_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  aberta boolean not null generated always as (situacao not in ('ativada', 'cancelada')) stored,
  constraint bo_ativacao_venda_unica unique (id_venda),
  constraint bo_ativacao_agenda check (situacao not in ('agendada', 'em_deslocamento', 'em_execucao')
    or (data_agendada is not null and periodo is not null)),
  constraint bo_ativacao_ativada check ((situacao = 'ativada') = (data_ativacao is not null)),
  constraint bo_ativacao_motivo check (situacao not in ('reagendar', 'frustrada', 'cancelada') or motivo is not null)
);
create index bo_ativacao_recente on bo_ativacao (created_at desc, id desc);
create index bo_ativacao_empresa on bo_ativacao (id_empresa, created_at desc, id desc);
create index bo_ativacao_situacao on bo_ativacao (id_empresa, situacao, created_at desc, id desc);
create index bo_ativacao_agendada on bo_ativacao (data_agendada desc, id desc);
create index bo_ativacao_fila on bo_ativacao (prazo, id)
  where situacao in ('aguardando', 'reagendar', 'frustrada') and id_responsavel is null;
create index bo_ativacao_aberta on bo_ativacao (id_empresa, data_agendada) where aberta;
create index bo_ativacao_responsavel on bo_ativacao (id_responsavel) where id_responsavel is not null;

create table bo_problema_tipo (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 80),
  area text not null check (area in ('vendas', 'ativacoes', 'qualificacao', 'financeiro', 'geral')),
  sla_horas int not null check (sla_horas between 1 and 720),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index bo_problema_tipo_titulo_unico on bo_problema_tipo (normaliza(titulo));
insert into bo_problema_tipo (titulo, area, sla_horas) values
  ('Documento pendente', 'vendas', 48),
  ('Contrato não assinado', 'vendas', 48),
  ('Endereço divergente', 'vendas', 24),
  ('Sem porta disponível', 'ativacoes', 72),
  ('Cliente ausente na instalação', 'ativacoes', 24),
  ('Telefone errado', 'qualificacao', 24),
  ('Sem conexão depois da ativação', 'qualificacao', 8),
  ('Cobrança divergente', 'financeiro', 48),
  ('Outro', 'geral', 72);

create table bo_problema (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  id_venda bigint references bo_venda on delete set null,
  id_ativacao bigint references bo_ativacao on delete set null,
  cod_cliente text check (length(cod_cliente) <= 40),
  cliente text check (length(cliente) between 1 and 200),
  id_tipo bigint not null references bo_problema_tipo,
  descricao text not null check (length(descricao) between 1 and 450),
  prioridade text not null default 'media' check (prioridade in ('baixa', 'media', 'alta', 'critica')),
  id_responsavel bigint references rh_usuario on delete set null,
  prazo timestamptz(3) not null,
  situacao text not null default 'aberto' check (situacao in ('aberto', 'em_tratamento', 'resolvido', 'cancelado')),
  solucao text check (length(solucao) between 1 and 450),
  id_usuario bigint references rh_usuario on delete set null,
  avisado_em timestamptz(3),
  encerrado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  aberto boolean not null generated always as (situacao in ('aberto', 'em_tratamento')) stored,
  constraint bo_problema_solucao check (situacao in ('aberto', 'em_tratamento') or solucao is not null),
  constraint bo_problema_responsavel check (situacao <> 'em_tratamento' or id_responsavel is not null),
  constraint bo_problema_fim check ((encerrado_em is null) = (situacao in ('aberto', 'em_tratamento')))
);
create index bo_problema_recente on bo_problema (created_at desc, id desc);
create index bo_problema_empresa on bo_problema (id_empresa, created_at desc, id desc);
create index bo_problema_situacao on bo_problema (id_empresa, situacao, created_at desc, id desc);
create index bo_problema_fila on bo_problema (prazo, id) where situacao = 'aberto' and id_responsavel is null;
create index bo_problema_aberto on bo_problema (id_empresa, prazo) where aberto;
create index bo_problema_responsavel on bo_problema (id_responsavel) where id_responsavel is not null;
create index bo_problema_venda on bo_problema (id_venda) where id_venda is not null;
create index bo_problema_ativacao on bo_problema (id_ativacao) where id_ativacao is not null;
create index bo_problema_tipo_usado on bo_problema (id_tipo);
create index bo_problema_cliente on bo_problema (id_empresa, cod_cliente) where cod_cliente is not null;
create index bo_problema_autor on bo_problema (id_usuario) where id_usuario is not null;

create table bo_qualificacao (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  id_ativacao bigint not null references bo_ativacao on delete cascade,
  -- How many calls there were so far; each has its own row below.
  tentativa int not null default 0 check (tentativa >= 0),
  contato_em timestamptz(3),
  resultado text check (resultado in ('atendeu', 'nao_atendeu', 'numero_errado', 'retornar')),
  nps int check (nps between 0 and 10),
  internet_ok boolean,
  dados_conferidos boolean,
  vencimento_ciente boolean,
  observacao text check (length(observacao) between 1 and 450),
  situacao text not null default 'pendente'
    check (situacao in ('pendente', 'qualificado', 'nao_qualificado', 'sem_contato')),
  prazo timestamptz(3) not null,
  -- Not offered before this moment: the customer asked for it, or nobody answered today.
  retornar_em timestamptz(3),
  id_responsavel bigint references rh_usuario on delete set null,
  avisada_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint bo_qualificacao_ativacao_unica unique (id_ativacao),
  constraint bo_qualificacao_resultado check ((situacao in ('qualificado', 'nao_qualificado')) = (resultado is not distinct from 'atendeu'))
);
create index bo_qualificacao_recente on bo_qualificacao (prazo, id);
create index bo_qualificacao_empresa on bo_qualificacao (id_empresa, prazo, id);
create index bo_qualificacao_situacao on bo_qualificacao (id_empresa, situacao, prazo, id);
create index bo_qualificacao_fila on bo_qualificacao (prazo, id) where situacao = 'pendente' and id_responsavel is null;
create index bo_qualificacao_responsavel on bo_qualificacao (id_responsavel) where id_responsavel is not null;

create table bo_qualificacao_tentativa (
  id bigint generated always as identity primary key,
  id_qualificacao bigint not null references bo_qualificacao on delete cascade,
  contato_em timestamptz(3) not null default now(),
  resultado text not null check (resultado in ('atendeu', 'nao_atendeu', 'numero_errado', 'retornar')),
  observacao text check (length(observacao) between 1 and 450),
  id_usuario bigint references rh_usuario on delete set null
);
create index bo_qualificacao_tentativa_de on bo_qualificacao_tentativa (id_qualificacao, id);
create index bo_qualificacao_tentativa_autor on bo_qualificacao_tentativa (id_usuario) where id_usuario is not null;

do $$
declare
  t text;
begin
  foreach t in array array['bo_venda', 'bo_ativacao', 'bo_problema', 'bo_qualificacao', 'bo_problema_tipo'] loop
    call alteracao_ativar(t);
  end loop;
  foreach t in array array['bo_venda', 'bo_ativacao', 'bo_problema', 'bo_qualificacao'] loop
    call historico_ativar(t, 'id', '{avisada_em,avisado_em}');
    call alteracoes_acompanhar(t, 'array_remove(array[r.id_empresa], null)', fora => '{avisada_em,avisado_em}');
  end loop;
  call historico_ativar('bo_problema_tipo');
  call alteracoes_acompanhar('bo_problema_tipo', '''{}''::bigint[]');
end $$;
