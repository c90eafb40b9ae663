-- Who read somebody's data: the person learns the department, as it was then, and no name.
alter table acesso_dado_pessoal add column departamento text check (length(departamento) <= 200);
create function preenche_departamento() returns trigger language plpgsql as $$
begin
  new.departamento := (
    select d.nome from rh_usuario u join rh_departamento d on d.id = u.id_departamento where u.id = new.id_usuario);
  return new;
end $$;
create trigger preenche_departamento before insert on acesso_dado_pessoal
  for each row execute function preenche_departamento();
update acesso_dado_pessoal a set departamento = d.nome
from rh_usuario u join rh_departamento d on d.id = u.id_departamento where u.id = a.id_usuario;

-- Records of nobody: who opens or exports one looks where there is nothing to do.
create table isca (
  id bigint generated always as identity primary key,
  id_pessoa bigint references rh_usuario on delete cascade,
  id_cliente bigint references relationship_dados_pessoas on delete cascade,
  nota text check (length(nota) between 2 and 300),
  created_at timestamptz(3) not null default now(),
  constraint isca_de_um check (num_nonnulls(id_pessoa, id_cliente) = 1)
);
create unique index isca_pessoa on isca (id_pessoa);
create unique index isca_cliente on isca (id_cliente);
create index isca_recente on isca (created_at desc, id desc);

create table isca_alarme (
  id bigint generated always as identity primary key,
  id_isca bigint not null references isca on delete cascade,
  como text not null check (como in ('leitura', 'exportacao')),
  id_usuario bigint references rh_usuario on delete set null,
  detalhe text not null check (length(detalhe) <= 300),
  data timestamptz(3) not null default now(),
  avisado_em timestamptz(3)
);
create index isca_alarme_isca on isca_alarme (id_isca, data desc);
create index isca_alarme_usuario on isca_alarme (id_usuario);
create index isca_alarme_recente on isca_alarme (data desc, id desc);
create index isca_alarme_a_avisar on isca_alarme (id) where avisado_em is null;

-- Every reading of personal data is recorded: an alarm follows from the record, whatever reads.
create function alarma_isca() returns trigger language plpgsql as $$
begin
  insert into isca_alarme (id_isca, como, id_usuario, detalhe)
  select i.id, 'leitura', n.id_usuario, left(array_to_string(n.campos, ', '), 300)
  from novas n join isca i on i.id_pessoa = n.id_titular
    or (n.tabela = 'relationship_dados_pessoas' and i.id_cliente = n.id_item);
  return null;
end $$;
create trigger alarma_isca after insert on acesso_dado_pessoal
  referencing new table as novas for each statement execute function alarma_isca();

-- Who answers for personal data (LGPD art. 41): one person, and where others reach them.
create table encarregado (
  id smallint primary key default 1,
  id_usuario bigint not null references rh_usuario,
  contato text not null check (length(contato) between 2 and 300),
  updated_at timestamptz(3) not null default now(),
  constraint encarregado_um check (id = 1)
);
create index encarregado_usuario on encarregado (id_usuario);
call alteracao_ativar('encarregado');
