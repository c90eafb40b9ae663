-- Employees, their relatives, documents, compliments and shutdowns.
alter table rh_usuario
  add column matricula text check (matricula ~ '^[0-9A-Za-z.-]{1,20}$'),
  add column id_contratante bigint references empresa_contratante,
  add column id_setor bigint references rh_setor,
  add column id_gestor bigint references rh_usuario,
  add column tipo_vinculo text check (tipo_vinculo in ('clt', 'estagio', 'aprendiz', 'temporario', 'pj')),
  add column telefone_corp text check (telefone_corp ~ '^[0-9]{10,13}$'),
  add column email_pessoal text check (length(email_pessoal) <= 254),
  add column situacao text not null default 'ativo' check (situacao in ('ativo', 'afastado', 'ferias', 'desligado')),
  add column data_desligamento date,
  add column exibir_aniversario boolean not null default true,
  add constraint rh_usuario_gestor_proprio check (id_gestor <> id),
  add constraint rh_usuario_desligado_ativo check (not (ativo and situacao = 'desligado')),
  add constraint rh_usuario_data_desligamento check (situacao <> 'desligado' or data_desligamento is not null);
create unique index rh_usuario_matricula_unica on rh_usuario (coalesce(id_empresa, 0), matricula) where matricula is not null;
create index rh_usuario_gestor on rh_usuario (id_gestor);
create index rh_usuario_setor on rh_usuario (id_setor);
create index rh_usuario_contratante on rh_usuario (id_contratante);
update rh_usuario u set id_setor = c.id_setor from rh_cargo c where c.id = u.id_cargo;

-- A reading that one screen repeats is recorded once an hour.
create function registra_leitura(leitor bigint, titulares bigint[], dado text) returns void language sql as $$
  insert into acesso_dado_pessoal (id_usuario, id_titular, campos)
  select leitor, t.id, array[dado] from (select distinct unnest(titulares) as id) t
  where t.id is distinct from leitor and t.id is not null and not exists (
    select from acesso_dado_pessoal a where a.id_titular = t.id and a.id_usuario = leitor
      and a.campos = array[dado] and a.data > now() - interval '1 hour')
$$;

create table elogio_categoria (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 80),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icone text not null check (length(icone) between 1 and 60),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index elogio_categoria_titulo_unico on elogio_categoria (normaliza(titulo));

create table elogio (
  id bigint generated always as identity primary key,
  id_funcionario bigint not null references rh_usuario on delete cascade,
  id_remetente bigint references rh_usuario on delete set null,
  id_categoria bigint not null references elogio_categoria,
  texto text not null check (length(texto) between 2 and 450),
  publico boolean not null default true,
  origem text not null default 'colega' check (origem in ('colega', 'gestor', 'cliente')),
  cod_cliente text check (length(cod_cliente) <= 30),
  situacao text not null default 'publicado' check (situacao in ('publicado', 'oculto')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint elogio_proprio check (id_funcionario <> id_remetente),
  constraint elogio_cliente check (cod_cliente is null or origem = 'cliente')
);
create index elogio_recente on elogio (created_at desc, id desc);
create index elogio_funcionario on elogio (id_funcionario, created_at desc, id desc);
create index elogio_remetente on elogio (id_remetente);
create index elogio_categoria_usada on elogio (id_categoria);

create table rh_familiar (
  id bigint generated always as identity primary key,
  id_funcionario bigint not null references rh_usuario on delete cascade,
  nome text not null check (length(nome) between 2 and 120),
  parentesco text not null
    check (parentesco in ('conjuge', 'filho', 'enteado', 'pai', 'mae', 'irmao', 'avo', 'outro')),
  data_nascimento date,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  dependente_ir boolean not null default false,
  dependente_plano boolean not null default false,
  trabalha_no_grupo boolean not null default false,
  id_funcionario_familiar bigint references rh_usuario on delete set null,
  contato_emergencia boolean not null default false,
  telefone text check (telefone ~ '^[0-9]{10,13}$'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint rh_familiar_proprio check (id_funcionario_familiar <> id_funcionario)
);
create unique index rh_familiar_unico on rh_familiar (id_funcionario, normaliza(nome), parentesco);
create index rh_familiar_colega on rh_familiar (id_funcionario_familiar);

create table rh_documento_categoria (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 80),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icone text not null check (length(icone) between 1 and 60),
  exige_validade boolean not null default false,
  sensivel boolean not null default false,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index rh_documento_categoria_titulo_unico on rh_documento_categoria (normaliza(titulo));

-- Each version is a row; the newest of a chain is the one that nothing replaced.
create table rh_documento (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 160),
  id_categoria bigint not null references rh_documento_categoria,
  id_funcionario bigint references rh_usuario,
  id_empresa bigint references empresa,
  id_departamento bigint references rh_departamento,
  id_arquivo uuid not null references arquivo,
  data_emissao date not null,
  data_validade date,
  requer_assinatura boolean not null default false,
  versao int not null default 1 check (versao >= 1),
  id_anterior bigint references rh_documento,
  substituido boolean not null default false,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint rh_documento_publico check (id_funcionario is null or (id_empresa is null and id_departamento is null)),
  constraint rh_documento_datas check (data_validade is null or data_validade >= data_emissao),
  constraint rh_documento_versao_unica unique (id_anterior)
);
create index rh_documento_funcionario on rh_documento (id_funcionario);
create index rh_documento_categoria_usada on rh_documento (id_categoria);
create index rh_documento_empresa on rh_documento (id_empresa);
create index rh_documento_departamento on rh_documento (id_departamento);
create index rh_documento_arquivo on rh_documento (id_arquivo);
create index rh_documento_validade on rh_documento (data_validade) where ativo and not substituido;

create table rh_documento_ciencia (
  id_documento bigint not null references rh_documento on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  assinado_em timestamptz(3) not null default now(),
  primary key (id_documento, id_usuario)
);
create index rh_documento_ciencia_usuario on rh_documento_ciencia (id_usuario);

-- One warning for each end of validity and distance to it, however often the job runs.
create table rh_documento_aviso (
  id_documento bigint not null references rh_documento on delete cascade,
  data_validade date not null,
  dias int not null check (dias in (7, 30)),
  created_at timestamptz(3) not null default now(),
  primary key (id_documento, data_validade, dias)
);

create table rh_desligamento (
  id bigint generated always as identity primary key,
  id_funcionario bigint not null references rh_usuario,
  tipo text not null check (tipo in ('sem_justa_causa', 'justa_causa', 'pedido_demissao', 'acordo', 'termino_contrato',
    'aposentadoria', 'falecimento')),
  motivo text not null check (length(motivo) between 2 and 450),
  aviso_previo text not null check (aviso_previo in ('trabalhado', 'indenizado', 'dispensado')),
  data_solicitacao date not null default (now() at time zone 'America/Sao_Paulo')::date,
  data_aviso date,
  data_desligamento date not null,
  recontrataria boolean not null default false,
  substituicao boolean not null default false,
  entrevista text check (length(entrevista) <= 20000),
  situacao text not null default 'solicitado'
    check (situacao in ('solicitado', 'em_analise', 'aprovado', 'efetivado', 'recusado', 'cancelado')),
  parecer text check (length(parecer) <= 450),
  justificativa text check (length(justificativa) <= 450),
  id_solicitante bigint not null references rh_usuario,
  id_aprovador bigint references rh_usuario,
  efetivado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint rh_desligamento_efetivado check ((situacao = 'efetivado') = (efetivado_em is not null))
);
create unique index rh_desligamento_em_andamento on rh_desligamento (id_funcionario)
  where situacao in ('solicitado', 'em_analise', 'aprovado');
create index rh_desligamento_funcionario on rh_desligamento (id_funcionario);
create index rh_desligamento_solicitante on rh_desligamento (id_solicitante);
create index rh_desligamento_aprovador on rh_desligamento (id_aprovador);
create index rh_desligamento_data on rh_desligamento (data_desligamento desc, id desc);

create table rh_desligamento_item (
  id bigint generated always as identity primary key,
  id_desligamento bigint not null references rh_desligamento on delete cascade,
  item text not null check (length(item) between 2 and 60),
  feito_em timestamptz(3),
  id_usuario bigint references rh_usuario,
  unique (id_desligamento, item),
  check ((feito_em is null) = (id_usuario is null))
);
create index rh_desligamento_item_usuario on rh_desligamento_item (id_usuario);

do $$ declare t text; begin
  foreach t in array array['elogio_categoria', 'elogio', 'rh_familiar', 'rh_documento_categoria', 'rh_documento',
    'rh_desligamento'] loop
    call alteracao_ativar(t);
  end loop;
end $$;
call historico_ativar('elogio_categoria');
call historico_ativar('elogio');
call historico_ativar('rh_familiar', 'id', '{cpf}');
call historico_ativar('rh_documento_categoria');
call historico_ativar('rh_documento');
call historico_ativar('rh_desligamento', 'id', '{entrevista}');
call historico_ativar('rh_desligamento_item');
call arquivo_ativar('rh_documento', 'id_arquivo');
