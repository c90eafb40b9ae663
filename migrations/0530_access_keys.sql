-- Keys of programs. Each belongs to a person; only its SHA-256 is kept, and its beginning, to tell keys apart.
create table chave_acesso (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  id_usuario bigint not null references rh_usuario on delete cascade,
  prefixo text not null check (prefixo ~ '^ink_[0-9a-f]{8}$'),
  hash text not null,
  roles text[] not null check (cardinality(roles) between 1 and 60),
  enderecos text[] not null default '{}' check (cardinality(enderecos) <= 50),
  validade_fim date not null,
  revogada_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint chave_acesso_hash_unico unique (hash),
  constraint chave_acesso_prefixo_unico unique (prefixo)
);
create index chave_acesso_usuario on chave_acesso (id_usuario, created_at desc, id desc);
create index chave_acesso_recente on chave_acesso (created_at desc, id desc);

create table chave_acesso_empresa (
  id_chave bigint not null references chave_acesso on delete cascade,
  id_empresa bigint not null references empresa,
  primary key (id_chave, id_empresa)
);
create index chave_acesso_empresa_empresa on chave_acesso_empresa (id_empresa);

-- What each key did lately: written once a second at most by each server, so it stands apart from the key.
create table chave_acesso_uso (
  id_chave bigint primary key references chave_acesso on delete cascade,
  ultimo_uso timestamptz(3) not null,
  pedidos int not null,
  janela_ate timestamptz(3) not null
) with (fillfactor = 50);

-- Who acts behind a key, asked at every request as ator_da_sessao is. No row: unknown, revoked, over, or its owner is
-- disabled. `roles` are the owner's at this moment, `roles_chave` those that stand on the key; `empresas` are those of
-- both, and a superadmin's are all.
create function ator_da_chave(resumo text, endereco inet)
  returns table (
    expira_em timestamptz(3), id bigint, nome text, email text, employee boolean, id_empresa bigint,
    id_departamento bigint, id_cargo bigint, roles text[], empresas bigint[], id_chave bigint, nome_chave text,
    roles_chave text[], endereco_aceito boolean, pedidos int, janela_ate timestamptz(3))
  language plpgsql stable rows 1 as $$
#variable_conflict use_column
begin
  return query
    select ((c.validade_fim + 1)::timestamp at time zone 'America/Sao_Paulo')::timestamptz(3),
      u.id, u.nome, u.email, u.funcionario, u.id_empresa, u.id_departamento, u.id_cargo, p.papeis,
      array(
        select k.id_empresa from chave_acesso_empresa k
        where k.id_chave = c.id and ('users:superadmin' = any(p.papeis) or exists (
          select from empresa_em_vigor v where v.id_usuario = u.id and v.id_empresa = k.id_empresa))
        order by 1),
      c.id, c.nome, c.roles,
      cardinality(c.enderecos) = 0 or endereco <<= any(c.enderecos::inet[]),
      coalesce(o.pedidos, 0), o.janela_ate
    from chave_acesso c
      join rh_usuario u on u.id = c.id_usuario
      left join chave_acesso_uso o on o.id_chave = c.id
      cross join lateral (
        select array(select distinct v.papel from papel_em_vigor v where v.id_usuario = u.id order by 1) || array['user']
          as papeis) p
    where c.hash = resumo and u.ativo and c.revogada_em is null
      and c.validade_fim >= (now() at time zone 'America/Sao_Paulo')::date;
end $$;

-- Which key a change was made with, beside its person.
create function chave_atual() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.key_id', true), '')::bigint;
alter table log_historico add column id_chave bigint default chave_atual();
alter table vendas_lead_historico add column id_chave bigint default chave_atual();

call alteracao_ativar('chave_acesso');
call historico_ativar('chave_acesso', 'id', '{hash}');
call historico_ativar('chave_acesso_empresa', 'id_chave');
