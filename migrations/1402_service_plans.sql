-- Services that recur: of a vehicle every so many kilometres or months, of an asset every so many months.
create table servico_plano (
  id bigint generated always as identity primary key,
  id_veiculo bigint references veiculo on delete cascade,
  id_patrimonio bigint references suprimento_patrimonio on delete cascade,
  nome text not null check (length(nome) between 2 and 80),
  cada_meses int check (cada_meses between 1 and 120),
  cada_km int check (cada_km between 100 and 500000),
  -- When and at how many kilometres it was last done, or where counting begins.
  ultimo_em date not null,
  ultimo_km int check (ultimo_km between 0 and 9999999),
  proximo_em date generated always as ((ultimo_em + make_interval(months => cada_meses))::date) stored,
  proximo_km int generated always as (ultimo_km + cada_km) stored,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint servico_plano_de check (num_nonnulls(id_veiculo, id_patrimonio) = 1),
  constraint servico_plano_intervalo check (num_nonnulls(cada_meses, cada_km) > 0),
  constraint servico_plano_km check (cada_km is null or id_veiculo is not null and ultimo_km is not null)
);
create unique index servico_plano_veiculo_unico on servico_plano (id_veiculo, normaliza(nome))
  where id_veiculo is not null;
create unique index servico_plano_patrimonio_unico on servico_plano (id_patrimonio, normaliza(nome))
  where id_patrimonio is not null;
create index servico_plano_nome on servico_plano (nome, id);
create index servico_plano_vence on servico_plano (proximo_em) where ativo and proximo_em is not null;

-- Each time that it was done.
create table servico_feito (
  id bigint generated always as identity primary key,
  id_plano bigint not null references servico_plano on delete cascade,
  feito_em date not null,
  id_manutencao bigint references manutencao_veiculo on delete set null,
  observacao text check (length(observacao) between 1 and 450),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint servico_feito_um unique (id_plano, feito_em)
);
create index servico_feito_manutencao on servico_feito (id_manutencao) where id_manutencao is not null;
create index servico_feito_usuario on servico_feito (id_usuario) where id_usuario is not null;

alter table manutencao_veiculo add column id_plano bigint references servico_plano on delete set null;
create index manutencao_veiculo_plano on manutencao_veiculo (id_plano) where id_plano is not null;

call alteracao_ativar('servico_plano');
call historico_ativar('servico_plano');
