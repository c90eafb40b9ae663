-- What an incident hits: districts of its cities, customers, and the orders and assets of its work.
alter table incidente
  add column bairros text[] not null default '{}',
  -- Of a resolved incident, as they were when it ended; null where nobody could be counted.
  add column clientes_atingidos int,
  add constraint incidente_bairros check (cardinality(bairros) <= 50),
  add constraint incidente_clientes check (clientes_atingidos >= 0);
-- Whether customers are without service meanwhile; an ERP that is slow is no outage of the network.
alter table incidente_categoria add column afeta_rede boolean not null default true;

create table incidente_ordem (
  id bigint generated always as identity primary key,
  id_incidente bigint not null references incidente on delete cascade,
  os text not null check (length(os) between 1 and 40),
  id_usuario bigint not null references rh_usuario,
  created_at timestamptz(3) not null default now(),
  constraint incidente_ordem_unica unique (id_incidente, os)
);
create index incidente_ordem_autor on incidente_ordem (id_usuario);

create table incidente_patrimonio (
  id bigint generated always as identity primary key,
  id_incidente bigint not null references incidente on delete cascade,
  id_patrimonio bigint not null references suprimento_patrimonio on delete cascade,
  -- Its number at that moment, for the history.
  patrimonio text not null check (length(patrimonio) between 1 and 60),
  id_usuario bigint not null references rh_usuario,
  created_at timestamptz(3) not null default now(),
  constraint incidente_patrimonio_unico unique (id_incidente, id_patrimonio)
);
create index incidente_patrimonio_patrimonio on incidente_patrimonio (id_patrimonio);
create index incidente_patrimonio_autor on incidente_patrimonio (id_usuario);

-- Customers of a provider by city and district; what asked by city alone reads this one too.
drop index relationship_dados_pessoas_cidade;
create index relationship_dados_pessoas_lugar
  on relationship_dados_pessoas (id_empresa, normaliza(cidade), normaliza(bairro)) where ativo;

call historico_ativar('incidente_ordem', 'id_incidente');
call historico_ativar('incidente_patrimonio', 'id_incidente');
do $$ declare
  t text;
  do_incidente text := 'case when r.id_departamento is null then array_remove(array[r.id_empresa], null)
    else (select array_remove(array[p.id_empresa], null) from rh_departamento p where p.id = r.id_departamento for share) end';
begin
  foreach t in array array['incidente_ordem', 'incidente_patrimonio'] loop
    call alteracoes_ligar(t, 'id_incidente', 'incidente', do_incidente);
  end loop;
end $$;
