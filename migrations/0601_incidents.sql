-- Incidents: notices to the people of a department or of a provider, each with its own line in their bell.
create table incidente (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 120),
  descricao text not null check (length(descricao) between 1 and 20000),
  id_categoria bigint not null references incidente_categoria,
  id_departamento bigint references rh_departamento,
  id_empresa bigint references empresa,
  id_usuario bigint not null references rh_usuario,
  situacao text not null default 'aberto' check (situacao in ('aberto', 'em_tratamento', 'resolvido', 'cancelado')),
  prioridade text not null default 'media' check (prioridade in ('baixa', 'media', 'alta', 'critica')),
  inicio timestamptz(3) not null default now(),
  previsao timestamptz(3),
  fim timestamptz(3),
  solucao text check (length(solucao) between 1 and 450),
  motivo text check (length(motivo) between 1 and 450),
  reaberturas int not null default 0 check (reaberturas >= 0),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as (normaliza(titulo)) stored,
  constraint incidente_abrangencia check (num_nonnulls(id_departamento, id_empresa) = 1),
  constraint incidente_previsao check (previsao is null or previsao >= inicio),
  constraint incidente_fim check ((fim is null) = (situacao in ('aberto', 'em_tratamento'))),
  constraint incidente_solucao check (situacao <> 'resolvido' or solucao is not null),
  constraint incidente_motivo check (situacao <> 'cancelado' or motivo is not null)
);
-- The list opens with what is not over; the strip of the home shows the critical first.
create index incidente_recente on incidente (created_at desc, id desc);
create index incidente_inicio on incidente (inicio desc, id desc);
create index incidente_aberto on incidente (inicio) where situacao in ('aberto', 'em_tratamento');
create index incidente_categoria_usada on incidente (id_categoria);
create index incidente_departamento on incidente (id_departamento) where id_departamento is not null;
create index incidente_empresa on incidente (id_empresa) where id_empresa is not null;
create index incidente_autor on incidente (id_usuario);
create index incidente_busca on incidente using gin (busca gin_trgm_ops);

create table incidente_cidade (
  id_incidente bigint not null references incidente on delete cascade,
  id_cidade bigint not null references cidade,
  primary key (id_incidente, id_cidade)
);
create index incidente_cidade_cidade on incidente_cidade (id_cidade);

-- The timeline: what was said, and each change of the state.
create table incidente_andamento (
  id bigint generated always as identity primary key,
  id_incidente bigint not null references incidente on delete cascade,
  id_usuario bigint not null references rh_usuario,
  texto text not null check (length(texto) between 1 and 450),
  situacao_de text check (situacao_de in ('aberto', 'em_tratamento', 'resolvido', 'cancelado')),
  situacao_para text check (situacao_para in ('aberto', 'em_tratamento', 'resolvido', 'cancelado')),
  created_at timestamptz(3) not null default now(),
  constraint incidente_andamento_mudanca check ((situacao_de is null) = (situacao_para is null))
);
create index incidente_andamento_incidente on incidente_andamento (id_incidente, id);
create index incidente_andamento_autor on incidente_andamento (id_usuario);

-- Lines of the bell. The first line of an incident has no progress; all others tell of one.
create table incidente_usuario (
  id bigint generated always as identity primary key,
  id_incidente bigint not null references incidente on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  id_andamento bigint references incidente_andamento on delete cascade,
  tipo text not null default 'novo' check (tipo in ('novo', 'andamento', 'fim')),
  texto text not null check (length(texto) between 1 and 240),
  lido_em timestamptz(3),
  -- No longer shown although nobody read it: the incident was over first.
  retirado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint incidente_usuario_tipo check ((tipo = 'novo') = (id_andamento is null)),
  constraint incidente_usuario_unico unique nulls not distinct (id_incidente, id_usuario, id_andamento)
);
create index incidente_usuario_pendente on incidente_usuario (id_usuario, id desc)
  where lido_em is null and retirado_em is null;
create index incidente_usuario_velho on incidente_usuario (coalesce(lido_em, retirado_em))
  where lido_em is not null or retirado_em is not null;
create index incidente_usuario_andamento on incidente_usuario (id_andamento) where id_andamento is not null;

-- Who wants to be told of each progress.
create table incidente_seguidor (
  id_incidente bigint not null references incidente on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (id_incidente, id_usuario)
);
create index incidente_seguidor_usuario on incidente_seguidor (id_usuario);

create function avisa_incidente() returns trigger language plpgsql as $$
begin
  perform avisa_usuarios('incidente', array_agg(id_usuario)) from mudadas
  where tg_op <> 'DELETE' or lido_em is null and retirado_em is null;
  return null;
end $$;
create trigger avisa_incidente_novo after insert on incidente_usuario referencing new table as mudadas
  for each statement execute function avisa_incidente();
create trigger avisa_incidente_lido after update on incidente_usuario referencing new table as mudadas
  for each statement execute function avisa_incidente();
create trigger avisa_incidente_retirado after delete on incidente_usuario referencing old table as mudadas
  for each statement execute function avisa_incidente();

call alteracao_ativar('incidente');
call historico_ativar('incidente');

-- Open incidents by the name of their cities, as customers' addresses spell it, with the provider that they concern
-- (null: all of them). Planned work counts within its window.
create view incidente_local as
  select distinct coalesce(i.id_empresa, d.id_empresa) as id_empresa, normaliza(c.nome) as cidade, c.uf
  from incidente i
  join incidente_categoria k on k.id = i.id_categoria
  join incidente_cidade ic on ic.id_incidente = i.id
  join cidade c on c.id = ic.id_cidade
  left join rh_departamento d on d.id = i.id_departamento
  where i.situacao in ('aberto', 'em_tratamento') and i.ativo
    and (not k.programada or (i.inicio <= now() and (i.previsao is null or i.previsao > now())));
