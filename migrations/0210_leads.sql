-- Leads: views people keep, streets that got coverage, merges that can be undone, and the indexes of the lists.

-- The filters of a lead list under a name: one's own, or (with `papel`) of everybody who holds that role.
create table vendas_visao (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 60),
  lista text not null check (length(lista) between 1 and 40),
  search jsonb not null default '{}' check (jsonb_typeof(search) = 'object'),
  papel text check (papel in ('vendas:gestor', 'vendas:solicitante', 'vendas:leitor')),
  id_usuario bigint not null references rh_usuario on delete cascade,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index vendas_visao_nome_unico on vendas_visao (id_usuario, lista, normaliza(nome));
create index vendas_visao_papel on vendas_visao (papel) where papel is not null;
call alteracao_ativar('vendas_visao');

-- Lost leads whose address is covered by now. `retomada_em`: a seller took it up again.
create table vendas_lead_cobertura (
  id_lead bigint primary key references vendas_lead on delete cascade,
  id_cobertura bigint references vendas_cobertura on delete set null,
  encontrada_em timestamptz(3) not null default now(),
  avisada_em timestamptz(3),
  retomada_em timestamptz(3),
  id_usuario bigint references rh_usuario on delete set null
);
create index vendas_lead_cobertura_linha on vendas_lead_cobertura (id_cobertura);
create index vendas_lead_cobertura_autor on vendas_lead_cobertura (id_usuario) where id_usuario is not null;

-- What a merge filled in the lead that stays, so that it can be taken back.
create table vendas_lead_uniao (
  id bigint generated always as identity primary key,
  id_lead bigint not null references vendas_lead on delete cascade,
  id_mantida bigint not null references vendas_lead on delete cascade,
  campos jsonb not null default '{}',
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  desfeita_em timestamptz(3),
  constraint vendas_lead_uniao_outra check (id_lead <> id_mantida)
);
create unique index vendas_lead_uniao_unica on vendas_lead_uniao (id_lead) where desfeita_em is null;
create index vendas_lead_uniao_mantida on vendas_lead_uniao (id_mantida);
create index vendas_lead_uniao_autor on vendas_lead_uniao (id_usuario);

-- A list of a provider by age: outcome, type, seller and text are tested within the index.
drop index vendas_lead_lista;
create index vendas_lead_lista on vendas_lead (id_empresa, created_at desc, id desc)
  include (desfecho, tipo, id_vendedor, status, busca);
-- Rare texts over long periods: few rows, whatever the provider. Measured: a provider within this index made it slower.
create index vendas_lead_busca on vendas_lead using gin (busca gin_trgm_ops);
-- Open leads are a small part of all: the list people live in, and the work lists, are read within this one.
create index vendas_lead_abertas on vendas_lead (id_empresa, created_at desc, id desc)
  include (tipo, id_vendedor, status, ultimo_contato, proximo_contato, status_em, busca) where desfecho = 'aberta';
create index vendas_lead_busca_aberta on vendas_lead using gin (busca gin_trgm_ops) where desfecho = 'aberta';

-- Rows of coverage that come or change find the lost leads they reach, in one statement. The same test as in
-- modules/sales/coverage/covers.queries.ts.
create function cobertura_encontra_leads() returns trigger language plpgsql as $$
begin
  insert into vendas_lead_cobertura (id_lead, id_cobertura)
  select distinct on (l.id) l.id, c.id
  from novas c join vendas_lead l
    on l.id_empresa = c.id_empresa and l.cidade_chave = c.cidade_chave and l.desfecho = 'sem_cobertura'
    and l.estado = c.uf and l.tipo not in ('upgrade', 'downgrade') and l.anonimizada_em is null
  where c.ativo
    and (c.bairro_chave is null or c.bairro_chave = l.bairro_chave)
    and (c.rua_chave is null or c.rua_chave = l.rua_chave)
    and (c.numero_inicio is null or c.numero_inicio <= numero_da_rua(l.numero))
    and (c.numero_fim is null or c.numero_fim >= numero_da_rua(l.numero))
  order by l.id, c.id
  on conflict (id_lead) do update set id_cobertura = excluded.id_cobertura, encontrada_em = now(),
    avisada_em = null, retomada_em = null, id_usuario = null
  where vendas_lead_cobertura.retomada_em is not null
    or not exists (select from vendas_cobertura v where v.id = vendas_lead_cobertura.id_cobertura and v.ativo);
  return null;
end $$;
create trigger cobertura_encontra_inserida after insert on vendas_cobertura
  referencing new table as novas for each statement execute function cobertura_encontra_leads();
create trigger cobertura_encontra_alterada after update on vendas_cobertura
  referencing new table as novas for each statement execute function cobertura_encontra_leads();
