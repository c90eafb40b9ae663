-- People, their roles and sessions. One person is one rh_usuario row.
create table rh_usuario (
  id bigint generated always as identity primary key,
  nome text check (length(nome) between 2 and 120),
  email text not null check (length(email) <= 254 and email = lower(email)),
  senha_hash text,
  senha_provisoria_ate timestamptz(3),
  redefinir_senha boolean not null default false,
  confirmado_em timestamptz(3),
  funcionario boolean not null default false,
  ativo boolean not null default true,
  ultimo_acesso timestamptz(3),
  id_empresa bigint references empresa,
  id_departamento bigint,
  id_cargo bigint,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  rg text check (length(rg) <= 20),
  genero text check (genero in ('F', 'M', 'O')),
  estado_civil text check (estado_civil in ('S', 'C', 'D', 'V', 'U')),
  data_nascimento date,
  data_admissao date,
  nacionalidade text check (length(nacionalidade) <= 60),
  email_corp text check (length(email_corp) <= 254),
  telefone text check (telefone ~ '^[0-9]{10,13}$'),
  cep text check (cep ~ '^[0-9]{8}$'),
  rua text check (length(rua) <= 160),
  numero text check (length(numero) <= 20),
  complemento text check (length(complemento) <= 80),
  bairro text check (length(bairro) <= 120),
  id_cidade bigint references cidade,
  cnh_categoria text check (cnh_categoria in ('Não Possui', 'A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE')),
  cnh_numero text check (cnh_numero ~ '^[0-9]{11}$'),
  linkedin text check (length(linkedin) <= 300),
  viagem boolean not null default false,
  id_foto uuid references arquivo,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as
    (normaliza(coalesce(nome, '') || ' ' || email || ' ' || coalesce(cpf, ''))) stored
);
create unique index rh_usuario_email_unico on rh_usuario (email);
create unique index rh_usuario_cpf_unico on rh_usuario (cpf) where cpf is not null;
create index rh_usuario_departamento on rh_usuario (id_departamento);
create index rh_usuario_cargo on rh_usuario (id_cargo);
create index rh_usuario_cidade on rh_usuario (id_cidade);
create index rh_usuario_foto on rh_usuario (id_foto) where id_foto is not null;

alter table arquivo add foreign key (id_usuario) references rh_usuario on delete set null;
create index arquivo_usuario on arquivo (id_usuario);

create table perfil_acesso (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  descricao text check (length(descricao) <= 300),
  roles text[] not null default '{}',
  sistema boolean not null default false,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index perfil_acesso_nome_unico on perfil_acesso (normaliza(nome));
insert into perfil_acesso (nome, descricao, roles, sistema)
  values ('Super Admin', 'Acesso a tudo', '{users:superadmin}', true);

create table users_profiles (
  id_usuario bigint not null references rh_usuario on delete cascade,
  id_perfil bigint not null references perfil_acesso,
  primary key (id_usuario, id_perfil)
);
create index users_profiles_perfil on users_profiles (id_perfil);

create table usuario_papel (
  id_usuario bigint not null references rh_usuario on delete cascade,
  papel text not null check (papel ~ '^[a-z_]+:(superadmin|gestor|solicitante|leitor|viewer)$'),
  primary key (id_usuario, papel)
);

create table usuario_empresa (
  id_usuario bigint not null references rh_usuario on delete cascade,
  id_empresa bigint not null references empresa,
  primary key (id_usuario, id_empresa)
);
create index usuario_empresa_empresa on usuario_empresa (id_empresa);

create table permissao_parceiro (
  id_usuario bigint not null references rh_usuario on delete cascade,
  id_empresa bigint not null references empresa,
  roles text[] not null check (roles <@ array['vendas:solicitante', 'vendas:leitor'] and cardinality(roles) > 0),
  validade_fim date not null,
  primary key (id_usuario, id_empresa)
);

-- Every role that is in force for a person, from profiles, direct grants and partner access.
create function papeis_do_usuario(usuario bigint) returns text[]
  language sql stable parallel safe
  return (
    select coalesce(array_agg(distinct papel order by papel), '{}') from (
      select unnest(p.roles) as papel from users_profiles up join perfil_acesso p on p.id = up.id_perfil
        where up.id_usuario = usuario and p.ativo
      union all select papel from usuario_papel where id_usuario = usuario
      union all select unnest(roles) from permissao_parceiro
        where id_usuario = usuario and validade_fim >= (now() at time zone 'America/Sao_Paulo')::date
    ) t
  );

create function empresas_do_usuario(usuario bigint) returns bigint[]
  language sql stable parallel safe
  return (
    select coalesce(array_agg(distinct id_empresa order by id_empresa), '{}') from (
      select id_empresa from usuario_empresa where id_usuario = usuario
      union all select id_empresa from permissao_parceiro
        where id_usuario = usuario and validade_fim >= (now() at time zone 'America/Sao_Paulo')::date
    ) t
  );

create table sessao (
  id text primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index sessao_usuario on sessao (id_usuario);
create index sessao_expira on sessao (expires_at);

-- Sign-in challenges and e-mailed codes; only hashes are kept.
create table desafio_senha (
  id text primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  expira_em timestamptz(3) not null
);
create index desafio_senha_usuario on desafio_senha (id_usuario);

create table codigo_verificacao (
  id_usuario bigint not null references rh_usuario on delete cascade,
  finalidade text not null check (finalidade in ('senha', 'cadastro')),
  hash text not null,
  expira_em timestamptz(3) not null,
  tentativas int not null default 0,
  primary key (id_usuario, finalidade)
);

-- Shape given by rate-limiter-flexible: several servers share it.
create unlogged table limite_requisicao (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

create table mensagem_saida (
  id bigint generated always as identity primary key,
  canal text not null check (canal in ('email', 'sms', 'whatsapp')),
  destino text not null,
  assunto text,
  texto text not null,
  html text,
  situacao text not null default 'na_fila' check (situacao in ('na_fila', 'enviado', 'falhou', 'local')),
  motivo text,
  tentativas int not null default 0,
  created_at timestamptz(3) not null default now(),
  enviado_em timestamptz(3)
);
create index mensagem_saida_recente on mensagem_saida (created_at desc, id desc);

create table parametro (
  chave text primary key,
  valor jsonb not null,
  updated_at timestamptz(3) not null default now()
);

create table modulo (
  chave text primary key,
  nome text not null,
  icone text not null,
  secao text not null,
  ordem int not null,
  ativo boolean not null default true,
  updated_at timestamptz(3) not null default now()
);

create table acesso_dado_pessoal (
  id bigint generated always as identity primary key,
  id_usuario bigint references rh_usuario on delete set null,
  id_titular bigint references rh_usuario on delete cascade,
  campos text[] not null,
  data timestamptz(3) not null default now()
);
create index acesso_dado_pessoal_titular on acesso_dado_pessoal (id_titular, data desc);
create index acesso_dado_pessoal_usuario on acesso_dado_pessoal (id_usuario);

create table exportacao (
  id bigint generated always as identity primary key,
  id_usuario bigint references rh_usuario on delete set null,
  tela text not null,
  filtros jsonb not null,
  linhas int not null,
  data timestamptz(3) not null default now()
);
create index exportacao_usuario on exportacao (id_usuario);

create table notificacao_mensagem (
  id bigint generated always as identity primary key,
  id_remetente bigint references rh_usuario on delete set null,
  data jsonb not null check (data ? 'modulo' and data ? 'msg'),
  created_at timestamptz(3) not null default now()
);
create index notificacao_mensagem_remetente on notificacao_mensagem (id_remetente);

create table notificacao_usuario (
  id_mensagem bigint not null references notificacao_mensagem on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  lido_em timestamptz(3),
  primary key (id_usuario, id_mensagem)
);
create index notificacao_usuario_mensagem on notificacao_usuario (id_mensagem);
create index notificacao_usuario_pendente on notificacao_usuario (id_usuario, id_mensagem desc) where lido_em is null;

-- A payload carries ids only: who reads them asks the database, with their own rights.
create function avisa_notificacao() returns trigger language plpgsql as $$
declare
  pedaco text;
begin
  for pedaco in
    select jsonb_build_object('tipo', 'notificacao', 'usuarios', jsonb_agg(id_usuario))::text
    from (select id_usuario, (row_number() over () - 1) / 500 as grupo from (select distinct id_usuario from novas) u) g
    group by grupo
  loop
    perform pg_notify('evento', pedaco);
  end loop;
  return null;
end $$;
create trigger avisa_notificacao after insert on notificacao_usuario referencing new table as novas
  for each statement execute function avisa_notificacao();

-- Ended or narrowed access closes open event streams at once.
create function avisa_acesso() returns trigger language plpgsql as $$
begin
  perform pg_notify('evento', jsonb_build_object('tipo', 'acesso', 'usuarios', jsonb_agg(distinct id_usuario))::text)
  from velhas having count(*) > 0;
  return null;
end $$;
create trigger avisa_sessao after delete on sessao referencing old table as velhas
  for each statement execute function avisa_acesso();

call alteracao_ativar('rh_usuario');
call alteracao_ativar('perfil_acesso');
call historico_ativar('rh_usuario', 'id', '{senha_hash,senha_provisoria_ate,ultimo_acesso}');
call historico_ativar('perfil_acesso');
call historico_ativar('users_profiles', 'id_usuario');
call historico_ativar('usuario_papel', 'id_usuario');
call historico_ativar('usuario_empresa', 'id_usuario');
call historico_ativar('permissao_parceiro', 'id_usuario');
call historico_ativar('parametro', 'chave');
call historico_ativar('modulo', 'chave');
