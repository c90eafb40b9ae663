-- Contacts, calendar, applications, bookable resources and e-mail signatures.
create extension if not exists btree_gist;

alter table rh_usuario
  add column ramal text check (ramal ~ '^[0-9]{2,6}$'),
  add column whatsapp_corp text check (whatsapp_corp ~ '^[0-9]{10,13}$'),
  -- "Mostrar meu telefone pessoal": nobody's own phone or address is shown unless they say so.
  add column exibir_telefone boolean not null default false;

-- What a colleague is found by. Never the CPF, the sign-in address or the personal phone.
create function busca_contato(nome text, email_corp text, ramal text) returns text
  language sql immutable parallel safe
  return normaliza(coalesce(nome, '') || ' ' || coalesce(email_corp, '') || ' ' || coalesce(ramal, ''));
create index rh_usuario_contato on rh_usuario using gin (busca_contato(nome, email_corp, ramal) gin_trgm_ops)
  where ativo and funcionario;
create table evento_calendario (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 120),
  descricao text check (length(descricao) <= 2000),
  tipo text not null check (tipo in ('reuniao', 'treinamento', 'lembrete')),
  inicio timestamptz(3) not null,
  fim timestamptz(3) not null,
  dia_inteiro boolean not null default false,
  local text check (length(local) <= 160),
  link text check (length(link) <= 2048),
  publico text not null check (publico in ('pessoal', 'departamento', 'provedor', 'todos')),
  id_departamento bigint references rh_departamento,
  id_empresa bigint references empresa,
  recorrencia text not null default 'nenhuma'
    check (recorrencia in ('nenhuma', 'diaria', 'semanal', 'mensal', 'anual')),
  recorrencia_fim date,
  lembrete_min int check (lembrete_min in (10, 60, 1440)),
  cor text not null check (cor ~ '^#[0-9a-f]{6}$'),
  id_usuario bigint not null references rh_usuario on delete cascade,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint evento_calendario_ordem check (fim >= inicio),
  constraint evento_calendario_duracao check (fim <= inicio + interval '366 days'),
  constraint evento_calendario_publico check (case publico
    when 'departamento' then id_departamento is not null and id_empresa is null
    when 'provedor' then id_empresa is not null and id_departamento is null
    else id_departamento is null and id_empresa is null end),
  constraint evento_calendario_recorrencia check (recorrencia <> 'nenhuma' or recorrencia_fim is null)
);
create index evento_calendario_dono on evento_calendario (id_usuario, inicio);
create index evento_calendario_partilhado on evento_calendario (publico, inicio) where publico <> 'pessoal';
create index evento_calendario_departamento on evento_calendario (id_departamento);
create index evento_calendario_empresa on evento_calendario (id_empresa);
create index evento_calendario_lembrete on evento_calendario (inicio) where lembrete_min is not null;

create table evento_convidado (
  id_evento bigint not null references evento_calendario on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  resposta text not null default 'pendente' check (resposta in ('pendente', 'sim', 'nao', 'talvez')),
  primary key (id_evento, id_usuario)
);
create index evento_convidado_usuario on evento_convidado (id_usuario);

-- One reminder for each occurrence and person, however often the job runs.
create table evento_lembrete (
  id_evento bigint not null references evento_calendario on delete cascade,
  ocorrencia timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (id_evento, ocorrencia)
);

-- Only the hash of the address that a person subscribes to elsewhere; a new one ends the old.
create table calendario_assinatura (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  hash text not null unique,
  created_at timestamptz(3) not null default now()
);

create table aplicacao (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  descricao text check (length(descricao) <= 200),
  url text not null check (url ~* '^https?://' and length(url) <= 2048),
  icone text not null check (length(icone) between 1 and 60),
  categoria text not null check (length(categoria) between 2 and 60),
  roles text[] not null default '{}',
  id_empresa bigint references empresa,
  nova_aba boolean not null default true,
  ordem int not null default 0 check (ordem between 0 and 9999),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index aplicacao_nome_unico on aplicacao (coalesce(id_empresa, 0), normaliza(nome));
create table aplicacao_favorito (
  id_usuario bigint not null references rh_usuario on delete cascade,
  id_aplicacao bigint not null references aplicacao on delete cascade,
  primary key (id_usuario, id_aplicacao)
);
create index aplicacao_favorito_aplicacao on aplicacao_favorito (id_aplicacao);

create table recurso (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  tipo text not null check (tipo in ('sala', 'equipamento', 'material_marca', 'documento_modelo')),
  descricao text check (length(descricao) <= 450),
  id_empresa bigint references empresa,
  id_cidade bigint references cidade,
  capacidade int check (capacidade between 1 and 9999),
  id_arquivo uuid references arquivo,
  link text check (link ~* '^https?://' and length(link) <= 2048),
  reservavel boolean not null default false,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint recurso_reservavel check (not reservavel or tipo in ('sala', 'equipamento'))
);
create unique index recurso_nome_unico on recurso (coalesce(id_empresa, 0), normaliza(nome));
create index recurso_cidade on recurso (id_cidade);
create index recurso_arquivo on recurso (id_arquivo) where id_arquivo is not null;

create table recurso_reserva (
  id bigint generated always as identity primary key,
  id_recurso bigint not null references recurso,
  id_usuario bigint not null references rh_usuario on delete cascade,
  inicio timestamptz(3) not null,
  fim timestamptz(3) not null,
  motivo text not null check (length(motivo) between 2 and 140),
  situacao text not null default 'confirmada' check (situacao in ('confirmada', 'cancelada')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint recurso_reserva_ordem check (fim > inicio),
  -- Until the other's end is free again: 14–15 h and 15–16 h touch without meeting.
  constraint recurso_reserva_livre exclude using gist (id_recurso with =, tstzrange(inicio, fim) with &&)
    where (situacao = 'confirmada')
);
create index recurso_reserva_usuario on recurso_reserva (id_usuario, inicio);

create table assinatura_modelo (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  id_empresa bigint references empresa,
  html text not null check (length(html) between 1 and 20000),
  site text check (site ~* '^https?://' and length(site) <= 300),
  padrao boolean not null default false,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index assinatura_modelo_nome_unico on assinatura_modelo (coalesce(id_empresa, 0), normaliza(nome));
create unique index assinatura_modelo_padrao on assinatura_modelo (coalesce(id_empresa, 0)) where padrao;

do $$ declare t text; begin
  foreach t in array array['evento_calendario', 'aplicacao', 'recurso', 'recurso_reserva', 'assinatura_modelo'] loop
    call alteracao_ativar(t);
    call historico_ativar(t);
  end loop;
end $$;
call arquivo_ativar('recurso', 'id_arquivo');
