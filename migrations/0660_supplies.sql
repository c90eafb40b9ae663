-- Equipment of the field squads: products, squads, assets, what moves, counts, custody.
create table suprimento_produto (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  codigo_erp text not null check (length(codigo_erp) between 1 and 40),
  nome text not null check (length(nome) between 2 and 120),
  unidade text not null check (unidade in ('un', 'm', 'pc')),
  -- Each piece has a number of its own.
  serializado boolean not null default false,
  valor_unitario numeric(12, 2) not null default 0 check (valor_unitario >= 0),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index suprimento_produto_codigo_unico on suprimento_produto (id_empresa, codigo_erp);
create index suprimento_produto_nome on suprimento_produto (nome, id);

create table equipe (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  codigo_erp text check (length(codigo_erp) between 1 and 40),
  nome text not null check (length(nome) between 2 and 80),
  cidade text not null check (length(cidade) between 2 and 120),
  veiculo text check (length(veiculo) <= 40),
  id_responsavel bigint references rh_usuario on delete set null,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index equipe_nome_unico on equipe (id_empresa, normaliza(nome));
create unique index equipe_codigo_unico on equipe (id_empresa, codigo_erp);
create index equipe_responsavel on equipe (id_responsavel) where id_responsavel is not null;

-- What the ERP says that a squad has of a product, and how little is too little.
create table suprimento_estoque (
  id bigint generated always as identity primary key,
  id_equipe bigint not null references equipe on delete cascade,
  id_produto bigint not null references suprimento_produto,
  quantidade int not null default 0 check (quantidade >= 0),
  minimo int check (minimo > 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index suprimento_estoque_um on suprimento_estoque (id_equipe, id_produto);
create index suprimento_estoque_produto on suprimento_estoque (id_produto);
create index suprimento_estoque_baixo on suprimento_estoque (id_equipe) where quantidade < minimo;

create table suprimento_patrimonio (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  patrimonio text not null check (length(patrimonio) between 1 and 60),
  id_produto bigint not null references suprimento_produto,
  -- Null: in the store.
  id_equipe bigint references equipe,
  -- Who signed for it.
  id_detentor bigint references rh_usuario on delete set null,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as (normaliza(patrimonio)) stored
);
create unique index suprimento_patrimonio_unico on suprimento_patrimonio (id_empresa, patrimonio);
create index suprimento_patrimonio_codigo on suprimento_patrimonio (patrimonio);
create index suprimento_patrimonio_produto on suprimento_patrimonio (id_produto);
create index suprimento_patrimonio_equipe on suprimento_patrimonio (id_equipe) where id_equipe is not null;
create index suprimento_patrimonio_detentor on suprimento_patrimonio (id_detentor) where id_detentor is not null;
create index suprimento_patrimonio_recente on suprimento_patrimonio (created_at desc, id desc);
create index suprimento_patrimonio_busca on suprimento_patrimonio using gin (busca gin_trgm_ops);

-- Recycled items that left together, with the certificate of where they went.
create table suprimento_lote (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  numero text not null check (length(numero) between 1 and 40),
  destinacao text not null check (length(destinacao) between 2 and 160),
  certificado uuid not null references arquivo,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now()
);
create unique index suprimento_lote_unico on suprimento_lote (id_empresa, numero);
create index suprimento_lote_certificado on suprimento_lote (certificado);
create index suprimento_lote_usuario on suprimento_lote (id_usuario) where id_usuario is not null;

create table suprimento_movimento (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  etapa text not null check (etapa in ('retirada', 'devolucao', 'retorno', 'manutencao', 'reciclagem')),
  os text check (os ~ '^[0-9]{1,20}$'),
  patrimonio text check (length(patrimonio) between 1 and 60),
  id_patrimonio bigint references suprimento_patrimonio,
  id_produto bigint not null references suprimento_produto,
  quantidade int not null check (quantidade between 1 and 1000000),
  id_equipe bigint not null references equipe,
  cidade text not null check (length(cidade) between 2 and 120),
  -- A customer is a code and a first name; the address stands in the ERP.
  cod_cliente text check (length(cod_cliente) <= 40),
  cliente text check (length(cliente) <= 60 and cliente !~ '\s'),
  origem text check (length(origem) <= 60),
  condicao text check (condicao in ('bom', 'defeito', 'sucata')),
  motivo text check (length(motivo) <= 450),
  fornecedor text check (length(fornecedor) <= 120),
  custo numeric(12, 2) check (custo >= 0),
  -- The product's value at the end of the stage; open stages count with today's.
  valor_unitario numeric(12, 2) check (valor_unitario >= 0),
  -- The ERP does not know its order or its number.
  nao_encontrado boolean not null default false,
  data_entrada timestamptz(3) not null default now(),
  data_saida timestamptz(3),
  id_usuario bigint references rh_usuario on delete set null,
  id_movimento_anterior bigint references suprimento_movimento,
  id_lote bigint references suprimento_lote,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  alternativo boolean not null generated always as (patrimonio is null or os is null or nao_encontrado) stored,
  busca text collate "C" generated always as (normaliza(
    coalesce(os, '') || ' ' || coalesce(patrimonio, '') || ' ' || coalesce(cod_cliente, '') || ' ' || coalesce(cliente, ''))) stored,
  constraint suprimento_movimento_unidade check (patrimonio is null or quantidade = 1),
  constraint suprimento_movimento_patrimonio check (id_patrimonio is null or patrimonio is not null),
  constraint suprimento_movimento_saida check (data_saida >= data_entrada),
  constraint suprimento_movimento_fim check (etapa not in ('retorno', 'reciclagem') or (data_saida is null and valor_unitario is not null)),
  constraint suprimento_movimento_lote check (id_lote is null or etapa = 'reciclagem')
);
-- An asset is on its way once.
create unique index suprimento_movimento_ativo on suprimento_movimento (id_patrimonio)
  where data_saida is null and etapa in ('retirada', 'devolucao', 'manutencao');
-- A stage is left once.
create unique index suprimento_movimento_anterior on suprimento_movimento (id_movimento_anterior)
  where id_movimento_anterior is not null;
create index suprimento_movimento_etapa on suprimento_movimento (etapa, data_entrada desc, id desc) where data_saida is null;
create index suprimento_movimento_empresa on suprimento_movimento (id_empresa, etapa, data_entrada desc, id desc)
  where data_saida is null;
create index suprimento_movimento_equipe on suprimento_movimento (id_equipe, etapa, data_entrada desc, id desc)
  where data_saida is null;
create index suprimento_movimento_cidade on suprimento_movimento (cidade, etapa, data_entrada desc, id desc)
  where data_saida is null;
create index suprimento_movimento_alternativo on suprimento_movimento (etapa, data_entrada desc, id desc)
  where data_saida is null and alternativo;
create index suprimento_movimento_aberto on suprimento_movimento (etapa, data_entrada, id_empresa, id_equipe, cidade)
  where data_saida is null and etapa in ('retirada', 'devolucao', 'manutencao');
create index suprimento_movimento_do_patrimonio on suprimento_movimento (id_patrimonio, id) where id_patrimonio is not null;
create index suprimento_movimento_produto on suprimento_movimento (id_produto);
create index suprimento_movimento_usuario on suprimento_movimento (id_usuario) where id_usuario is not null;
create index suprimento_movimento_lote_de on suprimento_movimento (id_lote) where id_lote is not null;
create index suprimento_movimento_busca on suprimento_movimento using gin (busca gin_trgm_ops) where data_saida is null;

-- Figures, exact at once: each write appends what it changed, a job adds that up, readers add both.
create table suprimento_saldo (
  id_empresa bigint not null,
  id_equipe bigint not null,
  cidade text not null,
  id_produto bigint not null,
  etapa text not null,
  linhas bigint not null,
  quantidade bigint not null,
  -- Of ended stages, with the value of their end.
  valor numeric(16, 2) not null,
  primary key (id_empresa, id_produto, etapa, id_equipe, cidade)
);
create table suprimento_semana (
  id_empresa bigint not null,
  id_equipe bigint not null,
  cidade text not null,
  etapa text not null,
  semana date not null,
  entradas bigint not null,
  primary key (semana, id_empresa, etapa, id_equipe, cidade)
);
create table suprimento_delta (
  id bigint generated always as identity primary key,
  id_empresa bigint not null,
  id_equipe bigint not null,
  cidade text not null,
  id_produto bigint not null,
  etapa text not null,
  semana date not null,
  linhas bigint not null,
  quantidade bigint not null,
  valor numeric(16, 2) not null,
  entradas bigint not null
);
create function suprimento_semana_de(timestamptz) returns date language sql immutable parallel safe as
  $$ select date_trunc('week', $1 at time zone 'America/Sao_Paulo')::date $$;
do $$ declare
  evento record;
  fato text := 'id_empresa, id_equipe, cidade, id_produto, etapa, suprimento_semana_de(data_entrada) as semana,
    %1$s * (data_saida is null)::int as linhas, %1$s * (data_saida is null)::int * quantidade as quantidade,
    %1$s * case when data_saida is null and etapa in (''retorno'', ''reciclagem'') then quantidade * valor_unitario else 0 end as valor,
    %1$s * quantidade as entradas';
  nova text := 'select ' || format(fato, '1') || ' from novas';
  velha text := 'select ' || format(fato, '-1') || ' from velhas';
begin
  for evento in select * from (values
      ('insert', 'referencing new table as novas', nova),
      ('delete', 'referencing old table as velhas', velha),
      ('update', 'referencing old table as velhas new table as novas', nova || ' union all ' || velha)) e (nome, tabelas, fatos) loop
    execute format('create function suprimento_delta_%1$s() returns trigger language plpgsql as $f$ begin
      insert into suprimento_delta (id_empresa, id_equipe, cidade, id_produto, etapa, semana, linhas, quantidade, valor, entradas)
      select id_empresa, id_equipe, cidade, id_produto, etapa, semana, sum(linhas), sum(quantidade), sum(valor), sum(entradas)
      from (%2$s) f group by 1, 2, 3, 4, 5, 6
      having sum(linhas) <> 0 or sum(quantidade) <> 0 or sum(valor) <> 0 or sum(entradas) <> 0;
      return null;
    end $f$', evento.nome, evento.fatos);
    execute format('create trigger suprimento_delta_%1$s after %1$s on suprimento_movimento %2$s
      for each statement execute function suprimento_delta_%1$s()', evento.nome, evento.tabelas);
  end loop;
end $$;

-- Moves what was appended into the sums. Answers whether there was anything.
create function suprimento_compacta() returns boolean language plpgsql as $$
declare
  quantas bigint;
begin
  with movidas as (
    delete from suprimento_delta returning *
  ), saldos as (
    insert into suprimento_saldo as s
    select id_empresa, id_equipe, cidade, id_produto, etapa, sum(linhas), sum(quantidade), sum(valor)
    from movidas group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (id_empresa, id_produto, etapa, id_equipe, cidade) do update set linhas = s.linhas + excluded.linhas,
      quantidade = s.quantidade + excluded.quantidade, valor = s.valor + excluded.valor
  ), semanas as (
    insert into suprimento_semana as s
    select id_empresa, id_equipe, cidade, etapa, semana, sum(entradas)
    from movidas group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (semana, id_empresa, etapa, id_equipe, cidade) do update set entradas = s.entradas + excluded.entradas
  )
  select count(*) into quantas from movidas;
  return quantas > 0;
end $$;

-- A count of one squad; one goes on at a time.
create table suprimento_contagem (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  id_equipe bigint not null references equipe,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'em_validacao', 'encerrada')),
  id_usuario bigint references rh_usuario on delete set null,
  encerrada_em timestamptz(3),
  id_encerrador bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint suprimento_contagem_fim check ((encerrada_em is null) = (situacao <> 'encerrada'))
);
create unique index suprimento_contagem_uma on suprimento_contagem (id_equipe) where situacao <> 'encerrada';
create index suprimento_contagem_equipe on suprimento_contagem (id_equipe, id desc);
create index suprimento_contagem_empresa on suprimento_contagem (id_empresa);
create index suprimento_contagem_usuario on suprimento_contagem (id_usuario) where id_usuario is not null;
create index suprimento_contagem_encerrador on suprimento_contagem (id_encerrador) where id_encerrador is not null;

create table inventario (
  id bigint generated always as identity primary key,
  id_contagem bigint not null references suprimento_contagem on delete cascade,
  id_empresa bigint not null references empresa,
  id_equipe bigint not null references equipe,
  cidade text not null,
  id_produto bigint references suprimento_produto,
  id_patrimonio bigint references suprimento_patrimonio,
  patrimonio text check (length(patrimonio) between 1 and 60),
  os text check (os ~ '^[0-9]{1,20}$'),
  origem text not null default 'estoque' check (origem in ('estoque', 'retirada', 'devolucao', 'manutencao')),
  -- The squad that the asset belongs to, where it is another one.
  id_equipe_dona bigint references equipe,
  quantidade_sistema int not null default 0 check (quantidade_sistema >= 0),
  quantidade_informada int check (quantidade_informada between 0 and 1000000),
  quantidade_validada int check (quantidade_validada between 0 and 1000000),
  divergencia int generated always as (quantidade_informada - quantidade_sistema) stored,
  resultado text not null generated always as (case
    when id_produto is null then 'desconhecido'
    when id_equipe_dona is not null then 'outra_equipe'
    when quantidade_informada is null then 'pendente'
    when quantidade_informada < quantidade_sistema then 'faltando'
    else 'encontrado' end) stored,
  local text check (length(local) <= 120),
  observacao text check (length(observacao) <= 450),
  validado boolean not null default false,
  validado_por bigint references rh_usuario on delete set null,
  validado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint inventario_item check (num_nonnulls(id_produto, patrimonio) >= 1),
  constraint inventario_unidade check (patrimonio is null or quantidade_informada <= 1),
  constraint inventario_validado check (not validado or (quantidade_informada is not null and validado_em is not null)),
  -- A difference needs its reason.
  constraint inventario_justificado check (not validado or quantidade_informada = quantidade_sistema or observacao is not null)
);
create unique index inventario_patrimonio_um on inventario (id_contagem, patrimonio) where patrimonio is not null;
create unique index inventario_produto_um on inventario (id_contagem, id_produto) where patrimonio is null;
create index inventario_contagem on inventario (id_contagem, id);
create index inventario_empresa on inventario (id_empresa, created_at);
create index inventario_equipe on inventario (id_equipe);
create index inventario_dona on inventario (id_equipe_dona) where id_equipe_dona is not null;
create index inventario_produto on inventario (id_produto) where id_produto is not null;
create index inventario_do_patrimonio on inventario (id_patrimonio) where id_patrimonio is not null;
create index inventario_validador on inventario (validado_por) where validado_por is not null;

-- What was read or typed in a count. A phone makes the key; it counts once for ever, and so does a code.
create table inventario_leitura (
  id_contagem bigint not null references suprimento_contagem on delete cascade,
  chave uuid not null,
  codigo text not null check (length(codigo) between 1 and 60),
  quantidade int not null check (quantidade between 0 and 1000000),
  local text check (length(local) <= 120),
  lido_em timestamptz(3) not null,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (id_contagem, chave)
);
create unique index inventario_leitura_codigo on inventario_leitura (id_contagem, codigo);
create index inventario_leitura_usuario on inventario_leitura (id_usuario) where id_usuario is not null;

-- Who receives or gives back, with one signature for many items.
create table suprimento_custodia (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  tipo text not null check (tipo in ('entrega', 'devolucao')),
  id_funcionario bigint not null references rh_usuario,
  texto text not null,
  id_usuario bigint references rh_usuario on delete set null,
  assinado_em timestamptz(3),
  arquivo uuid references arquivo,
  hash text,
  cancelada_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint suprimento_custodia_assinatura check (num_nonnulls(assinado_em, arquivo, hash) in (0, 3)),
  constraint suprimento_custodia_cancelada check (cancelada_em is null or assinado_em is null)
);
create index suprimento_custodia_recente on suprimento_custodia (created_at desc, id desc);
create index suprimento_custodia_empresa on suprimento_custodia (id_empresa);
create index suprimento_custodia_funcionario on suprimento_custodia (id_funcionario);
create index suprimento_custodia_usuario on suprimento_custodia (id_usuario) where id_usuario is not null;
create index suprimento_custodia_arquivo on suprimento_custodia (arquivo) where arquivo is not null;

-- An item from its hand-over to its return; `aberto` while it may still come to be, or is, with the person.
create table suprimento_custodia_item (
  id bigint generated always as identity primary key,
  id_custodia bigint not null references suprimento_custodia on delete cascade,
  id_patrimonio bigint references suprimento_patrimonio,
  id_produto bigint not null references suprimento_produto,
  quantidade int not null check (quantidade between 1 and 1000000),
  id_custodia_devolucao bigint references suprimento_custodia on delete set null,
  devolvido_em timestamptz(3),
  aberto boolean not null default true,
  created_at timestamptz(3) not null default now(),
  constraint suprimento_custodia_item_unidade check (id_patrimonio is null or quantidade = 1)
);
create index suprimento_custodia_item_de on suprimento_custodia_item (id_custodia);
create unique index suprimento_custodia_item_um on suprimento_custodia_item (id_patrimonio) where aberto and id_patrimonio is not null;
create index suprimento_custodia_item_patrimonio on suprimento_custodia_item (id_patrimonio) where id_patrimonio is not null;
create index suprimento_custodia_item_produto on suprimento_custodia_item (id_produto);
create index suprimento_custodia_item_devolucao on suprimento_custodia_item (id_custodia_devolucao) where id_custodia_devolucao is not null;

do $$ declare t text; begin
  foreach t in array array['suprimento_produto', 'equipe', 'suprimento_estoque', 'suprimento_patrimonio',
      'suprimento_movimento', 'suprimento_contagem', 'inventario'] loop
    call alteracao_ativar(t);
    call historico_ativar(t);
  end loop;
end $$;
call alteracao_ativar('suprimento_custodia');
call historico_ativar('suprimento_custodia', 'id', '{texto,hash}');
call arquivo_ativar('suprimento_lote', 'certificado');
call arquivo_ativar('suprimento_custodia', 'arquivo');
do $$ declare t text; begin
  foreach t in array array['suprimento_produto', 'equipe', 'suprimento_patrimonio', 'suprimento_movimento', 'inventario',
      'suprimento_custodia'] loop
    call alteracoes_acompanhar(t, 'array[r.id_empresa]');
  end loop;
end $$;
