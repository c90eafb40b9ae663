-- What employees report from the field, until a manager of incidents says what becomes of it.
create table incidente_relato (
  id bigint generated always as identity primary key,
  texto text not null check (length(texto) between 2 and 280),
  id_cidade bigint references cidade,
  bairro text check (length(bairro) between 1 and 80),
  -- The provider of who reports, at that moment: its managers answer.
  id_empresa bigint references empresa,
  id_usuario bigint not null references rh_usuario,
  situacao text not null default 'aberto' check (situacao in ('aberto', 'em_incidente', 'respondido')),
  resposta text check (length(resposta) between 1 and 450),
  id_incidente bigint references incidente on delete set null,
  -- Reports of one place within half an hour, by many people, have the same.
  grupo bigint,
  -- The device's: a report that is sent again is the same.
  chave uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint incidente_relato_resposta check (situacao <> 'respondido' or resposta is not null)
);
create unique index incidente_relato_chave on incidente_relato (id_usuario, chave);
create index incidente_relato_recente on incidente_relato (created_at desc, id desc);
create index incidente_relato_autor on incidente_relato (id_usuario, created_at desc);
create index incidente_relato_aberto on incidente_relato (created_at) where situacao = 'aberto';
create index incidente_relato_empresa on incidente_relato (id_empresa);
create index incidente_relato_cidade on incidente_relato (id_cidade);
create index incidente_relato_incidente on incidente_relato (id_incidente) where id_incidente is not null;
create index incidente_relato_grupo on incidente_relato (grupo) where grupo is not null;

create table incidente_relato_foto (
  id bigint generated always as identity primary key,
  id_relato bigint not null references incidente_relato on delete cascade,
  id_arquivo uuid not null references arquivo,
  created_at timestamptz(3) not null default now()
);
create index incidente_relato_foto_relato on incidente_relato_foto (id_relato);
create index incidente_relato_foto_arquivo on incidente_relato_foto (id_arquivo);
call arquivo_ativar('incidente_relato_foto', 'id_arquivo');

-- Where the device was, apart from the report: it has no history, and ends after 90 days.
create table incidente_relato_posicao (
  id_relato bigint primary key references incidente_relato on delete cascade,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  created_at timestamptz(3) not null default now()
);
create index incidente_relato_posicao_idade on incidente_relato_posicao (created_at);

call alteracao_ativar('incidente_relato');
call historico_ativar('incidente_relato');
call alteracoes_acompanhar('incidente_relato', 'array_remove(array[r.id_empresa], null)');
