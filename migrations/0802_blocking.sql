-- When a customer in arrears would be suspended, who is excepted, and what a dry run found.
create table regra_bloqueio (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  id_empresa bigint not null references empresa,
  dias_atraso int not null check (dias_atraso between 1 and 365),
  tipo text not null check (tipo in ('parcial', 'total', 'aviso')),
  valor_minimo numeric(12, 2) not null default 0 check (valor_minimo >= 0),
  qtd_faturas_min int not null default 1 check (qtd_faturas_min between 1 and 120),
  horario time not null default '08:00' check (horario between '08:00' and '18:00'),
  -- 1 is Monday, 7 Sunday.
  dias_semana int[] not null default '{1,2,3,4}',
  respeita_feriado boolean not null default true,
  dias_notificacao int not null default 15 check (dias_notificacao between 15 and 365),
  ativo boolean not null default false,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as (normaliza(nome)) stored,
  constraint regra_bloqueio_notificacao check (dias_atraso >= dias_notificacao),
  constraint regra_bloqueio_dias check
    (cardinality(dias_semana) > 0 and dias_semana <@ '{1,2,3,4,5,6,7}' and (tipo = 'aviso' or dias_semana <@ '{1,2,3,4}'))
);
create unique index regra_bloqueio_ativa_unica on regra_bloqueio (id_empresa, tipo) where ativo;
create index regra_bloqueio_empresa on regra_bloqueio (id_empresa, created_at desc, id desc);
create index regra_bloqueio_recente on regra_bloqueio (created_at desc, id desc);
create index regra_bloqueio_autor on regra_bloqueio (id_usuario) where id_usuario is not null;

create table criterio_excecao (
  id bigint generated always as identity primary key,
  id_regra bigint not null references regra_bloqueio on delete cascade,
  campo text not null check (campo in ('cidade', 'microrregiao', 'bairro', 'plano', 'tipo_pessoa', 'tempo_cliente_meses',
    'cod_cliente', 'feriado', 'promessa_pagamento', 'chamado_aberto', 'orgao_publico', 'valor_aberto')),
  operador text not null check (operador in ('igual', 'diferente', 'contem', 'maior_igual', 'menor_igual', 'em')),
  -- One value or several, always a list: ["Tubarão"], ["500.00"], ["true"].
  valor jsonb not null check (jsonb_typeof(valor) = 'array' and jsonb_array_length(valor) between 1 and 200),
  validade_inicio date,
  validade_fim date,
  motivo text not null check (length(motivo) between 1 and 450),
  ativo boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint criterio_excecao_validade check (validade_fim >= validade_inicio)
);
create index criterio_excecao_regra on criterio_excecao (id_regra, id);
create index criterio_excecao_autor on criterio_excecao (id_usuario) where id_usuario is not null;

-- Customers in arrears as their ERP had them at a moment. A copy is written beside the last one and read once it is whole.
create table atraso_copia (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  situacao text not null default 'carregando' check (situacao in ('carregando', 'pronta', 'falhou')),
  iniciada_em timestamptz(3) not null default now(),
  concluida_em timestamptz(3),
  clientes int not null default 0 check (clientes >= 0),
  faturas int not null default 0 check (faturas >= 0),
  erro text check (length(erro) <= 450),
  id_usuario bigint references rh_usuario on delete set null,
  constraint atraso_copia_fim check ((situacao = 'carregando') = (concluida_em is null))
);
create unique index atraso_copia_uma on atraso_copia (id_empresa) where situacao = 'carregando';
create index atraso_copia_ultima on atraso_copia (id_empresa, id desc) where situacao = 'pronta';
create index atraso_copia_velha on atraso_copia (iniciada_em);
create index atraso_copia_autor on atraso_copia (id_usuario) where id_usuario is not null;

create table atraso_cliente (
  id_copia bigint not null references atraso_copia on delete cascade,
  cod_cliente text not null check (length(cod_cliente) between 1 and 40),
  nome text not null check (length(nome) between 1 and 200),
  cidade text,
  uf char(2),
  bairro text,
  plano text,
  tipo_pessoa text not null check (tipo_pessoa in ('pf', 'pj')),
  cliente_desde date,
  promessa_pagamento boolean not null default false,
  chamado_aberto boolean not null default false,
  orgao_publico boolean not null default false,
  -- As criteria and holidays compare them; empty where the ERP does not say.
  cidade_chave text collate "C" not null generated always as (normaliza(btrim(coalesce(cidade, '')))) stored,
  bairro_chave text collate "C" not null generated always as (normaliza(btrim(coalesce(bairro, '')))) stored,
  plano_chave text collate "C" not null generated always as (normaliza(btrim(coalesce(plano, '')))) stored,
  primary key (id_copia, cod_cliente)
);

create table atraso_fatura (
  id_copia bigint not null,
  cod_cliente text not null,
  fatura text not null check (length(fatura) between 1 and 40),
  vencimento date not null,
  valor numeric(12, 2) not null check (valor > 0),
  primary key (id_copia, cod_cliente, fatura),
  foreign key (id_copia, cod_cliente) references atraso_cliente on delete cascade
);

create table simulacao_bloqueio (
  id bigint generated always as identity primary key,
  id_regra bigint not null references regra_bloqueio,
  id_anterior bigint references simulacao_bloqueio on delete set null,
  data date not null,
  executada_em timestamptz(3) not null default now(),
  copia_em timestamptz(3),
  id_usuario bigint references rh_usuario on delete set null,
  total_avaliados int not null default 0,
  total_bloqueio int not null default 0,
  total_excecao int not null default 0,
  total_fora int not null default 0,
  total_entraram int not null default 0,
  total_sairam int not null default 0,
  valor_aberto numeric(14, 2) not null default 0
);
create index simulacao_bloqueio_regra on simulacao_bloqueio (id_regra, id desc);
create index simulacao_bloqueio_anterior on simulacao_bloqueio (id_anterior) where id_anterior is not null;
create index simulacao_bloqueio_autor on simulacao_bloqueio (id_usuario) where id_usuario is not null;
create index simulacao_bloqueio_velha on simulacao_bloqueio (executada_em);

create table simulacao_bloqueio_item (
  id bigint generated always as identity,
  id_simulacao bigint not null references simulacao_bloqueio on delete cascade,
  cod_cliente text not null,
  nome text not null,
  cidade text,
  dias_atraso int not null,
  faturas int not null,
  valor_aberto numeric(12, 2) not null,
  resultado text not null check (resultado in ('bloquear', 'excecao', 'fora')),
  porque text not null check (porque in
    ('regra', 'dias', 'valor', 'faturas', 'dia_semana', 'feriado', 'vespera', 'criterio', 'regularizado')),
  id_criterio bigint,
  -- The name of the holiday, or the criterion in words as it was then.
  detalhe text,
  mudanca text check (mudanca in ('entrou', 'saiu')),
  primary key (id_simulacao, cod_cliente)
);
create index simulacao_bloqueio_item_lista on simulacao_bloqueio_item (id_simulacao, resultado, dias_atraso desc, id desc);
create index simulacao_bloqueio_item_mudanca on simulacao_bloqueio_item (id_simulacao, mudanca) where mudanca is not null;

do $$
declare
  t text;
begin
  foreach t in array array['regra_bloqueio', 'criterio_excecao'] loop
    call alteracao_ativar(t);
    call historico_ativar(t);
  end loop;
  call alteracoes_acompanhar('regra_bloqueio', 'array_remove(array[r.id_empresa], null)');
  call alteracoes_acompanhar('criterio_excecao', '(select array_remove(array[p.id_empresa], null)
    from regra_bloqueio p where p.id = r.id_regra for share)');
end $$;
