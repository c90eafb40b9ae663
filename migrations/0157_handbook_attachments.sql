-- Files of an article. The working copy has those that are `na_copia`; each version keeps its own, so that a file taken
-- out of the next one stays with the versions that had it.
create table manual_anexo (
  id bigint generated always as identity primary key,
  id_artigo bigint not null references manual_artigo on delete cascade,
  id_arquivo uuid not null unique references arquivo,
  ordem int not null check (ordem between 1 and 10),
  na_copia boolean not null default true,
  created_at timestamptz(3) not null default now()
);
create index manual_anexo_artigo on manual_anexo (id_artigo, ordem);
call arquivo_ativar('manual_anexo', 'id_arquivo');

create table manual_versao_anexo (
  id_artigo bigint not null,
  versao int not null,
  id_anexo bigint not null references manual_anexo,
  ordem int not null,
  primary key (id_artigo, versao, id_anexo),
  foreign key (id_artigo, versao) references manual_versao on delete cascade
);
create index manual_versao_anexo_anexo on manual_versao_anexo (id_anexo);
