-- The structure of a company: provider > department > sector > position; legal entities; holidays.
create table rh_departamento (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  id_empresa bigint references empresa,
  id_funcionario bigint references rh_usuario,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index rh_departamento_nome_unico on rh_departamento (coalesce(id_empresa, 0), normaliza(nome));
create index rh_departamento_funcionario on rh_departamento (id_funcionario);
create index rh_departamento_empresa on rh_departamento (id_empresa);

create table rh_setor (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  id_departamento bigint not null references rh_departamento,
  id_usuario bigint references rh_usuario,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index rh_setor_nome_unico on rh_setor (id_departamento, normaliza(nome));
create index rh_setor_usuario on rh_setor (id_usuario);

create table rh_cargo (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  descricao text check (length(descricao) <= 2000),
  id_setor bigint not null references rh_setor,
  id_usuario bigint references rh_usuario,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index rh_cargo_nome_unico on rh_cargo (id_setor, normaliza(nome));
create index rh_cargo_usuario on rh_cargo (id_usuario);

alter table rh_usuario
  add constraint rh_usuario_departamento_fk foreign key (id_departamento) references rh_departamento,
  add constraint rh_usuario_cargo_fk foreign key (id_cargo) references rh_cargo;

create table empresa_contratante (
  id bigint generated always as identity primary key,
  razao_social text not null check (length(razao_social) between 2 and 160),
  nome_fantasia text not null check (length(nome_fantasia) between 2 and 160),
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  id_empresa bigint not null references empresa,
  cep text not null check (cep ~ '^[0-9]{8}$'),
  endereco text not null check (length(endereco) <= 160),
  numero text not null check (length(numero) <= 20),
  complemento text check (length(complemento) <= 80),
  bairro text not null check (length(bairro) <= 120),
  cidade text not null check (length(cidade) <= 120),
  estado char(2) not null references estado (uf),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index empresa_contratante_empresa on empresa_contratante (id_empresa);

create table microrregiao (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  id_empresa bigint references empresa,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index microrregiao_nome_unico on microrregiao (coalesce(id_empresa, 0), normaliza(nome));
create table microrregiao_cidade (
  id_microrregiao bigint not null references microrregiao on delete cascade,
  id_cidade bigint not null references cidade,
  primary key (id_microrregiao, id_cidade)
);
create index microrregiao_cidade_cidade on microrregiao_cidade (id_cidade);

create table feriado (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  data text not null check (data ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  tipo text not null check (tipo in ('Municipal', 'Estadual', 'Nacional')),
  uf char(2) references estado (uf),
  recorrencia_anual boolean not null default true,
  ano int check (ano between 1950 and 2150),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint feriado_estado check (case tipo when 'Nacional' then uf is null else uf is not null end),
  constraint feriado_ano check (recorrencia_anual = (ano is null))
);
create index feriado_data on feriado (data);
create table feriado_cidade (
  id_feriado bigint not null references feriado on delete cascade,
  id_cidade bigint not null references cidade,
  primary key (id_feriado, id_cidade)
);
create index feriado_cidade_cidade on feriado_cidade (id_cidade);

create table categoria (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 80),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icone text not null check (length(icone) between 1 and 60),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index categoria_titulo_unico on categoria (normaliza(titulo));

create table cep_cache (
  cep text primary key check (cep ~ '^[0-9]{8}$'),
  dados jsonb not null,
  consultado_em timestamptz(3) not null default now()
);
create table distrito_cache (
  uf char(2) primary key references estado (uf),
  dados jsonb not null,
  consultado_em timestamptz(3) not null default now()
);

do $$ declare t text; begin
  foreach t in array array['rh_departamento','rh_setor','rh_cargo','empresa_contratante','microrregiao','feriado','categoria'] loop
    call alteracao_ativar(t);
    call historico_ativar(t);
  end loop;
end $$;
call historico_ativar('cidade');
