-- Money that goes back to a customer: asked for by one person, approved by another.
create table bo_estorno (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  cod_cliente text not null check (length(cod_cliente) between 1 and 40),
  nome_razaosocial text not null check (length(nome_razaosocial) between 1 and 200),
  cpf text check (cpf ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  contrato text check (length(contrato) between 1 and 40),
  fatura text check (length(fatura) between 1 and 40),
  motivo text not null
    check (motivo in ('pagamento_duplicado', 'cobranca_indevida', 'cancelamento', 'credito_servico', 'outro')),
  descricao text not null check (length(descricao) between 1 and 450),
  valor_pago numeric(12, 2) not null check (valor_pago > 0),
  valor_estorno numeric(12, 2) not null check (valor_estorno > 0),
  forma text not null check (forma in ('pix', 'transferencia', 'credito_fatura')),
  -- Key or account and whose it is, sealed; `conta_mascarada` is what is shown after the payment.
  dados_pagamento text constraint bo_estorno_dados_selados check (starts_with(dados_pagamento, 's1.')),
  conta_mascarada text check (length(conta_mascarada) <= 120),
  comprovante uuid references arquivo,
  autorizacao uuid references arquivo,
  situacao text not null default 'rascunho' check (situacao in
    ('rascunho', 'solicitado', 'em_analise', 'aprovado', 'pago', 'recusado', 'devolvido', 'cancelado')),
  resposta text check (length(resposta) between 1 and 450),
  aprovacoes_exigidas int not null default 1 check (aprovacoes_exigidas in (1, 2)),
  id_solicitante bigint not null references rh_usuario,
  id_venda bigint references bo_venda on delete set null,
  data_pagamento date,
  comprovante_estorno uuid references arquivo,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as
    (normaliza(nome_razaosocial || ' ' || cod_cliente || ' ' || coalesce(contrato, '') || ' ' || coalesce(fatura, ''))) stored,
  aberto boolean not null generated always as
    (situacao in ('rascunho', 'solicitado', 'em_analise', 'aprovado', 'devolvido')) stored,
  constraint bo_estorno_valor check (valor_estorno <= valor_pago),
  constraint bo_estorno_comprovante check (situacao in ('rascunho', 'devolvido', 'cancelado') or comprovante is not null),
  constraint bo_estorno_pago check (situacao <> 'pago' or (data_pagamento is not null and comprovante_estorno is not null)),
  constraint bo_estorno_resposta check (situacao not in ('recusado', 'devolvido') or resposta is not null),
  constraint bo_estorno_autor unique (id, id_solicitante)
);
create unique index bo_estorno_fatura_unica on bo_estorno (id_empresa, fatura) where aberto and fatura is not null;
create index bo_estorno_recente on bo_estorno (created_at desc, id desc);
create index bo_estorno_empresa on bo_estorno (id_empresa, created_at desc, id desc);
create index bo_estorno_situacao on bo_estorno (id_empresa, situacao, created_at desc, id desc);
create index bo_estorno_aberto on bo_estorno (id_empresa, situacao) where aberto;
create index bo_estorno_busca on bo_estorno using gin (busca gin_trgm_ops);
create index bo_estorno_solicitante on bo_estorno (id_solicitante);
create index bo_estorno_venda on bo_estorno (id_venda) where id_venda is not null;
create index bo_estorno_cliente on bo_estorno (id_empresa, cod_cliente);
create index bo_estorno_fatura on bo_estorno (id_empresa, fatura) where fatura is not null;
create index bo_estorno_comprovante_arquivo on bo_estorno (comprovante) where comprovante is not null;
create index bo_estorno_autorizacao_arquivo on bo_estorno (autorizacao) where autorizacao is not null;
create index bo_estorno_pagamento_arquivo on bo_estorno (comprovante_estorno) where comprovante_estorno is not null;

-- Four eyes, as the database keeps them: nobody approves what they asked for, and nobody approves twice.
create table bo_estorno_aprovacao (
  id bigint generated always as identity primary key,
  id_estorno bigint not null,
  id_solicitante bigint not null,
  id_aprovador bigint not null references rh_usuario,
  created_at timestamptz(3) not null default now(),
  constraint bo_estorno_aprovacao_de foreign key (id_estorno, id_solicitante)
    references bo_estorno (id, id_solicitante) on delete cascade,
  constraint bo_estorno_aprovacao_unica unique (id_estorno, id_aprovador),
  constraint bo_estorno_aprovacao_outra_pessoa check (id_aprovador <> id_solicitante)
);
create index bo_estorno_aprovacao_aprovador on bo_estorno_aprovacao (id_aprovador);

call alteracao_ativar('bo_estorno');
call historico_ativar('bo_estorno', 'id', '{dados_pagamento}');
call alteracoes_acompanhar('bo_estorno', 'array_remove(array[r.id_empresa], null)', fora => '{dados_pagamento}');
call arquivo_ativar('bo_estorno', 'comprovante');
call arquivo_ativar('bo_estorno', 'autorizacao');
call arquivo_ativar('bo_estorno', 'comprovante_estorno');
