-- Saved views of every list: filters, order and columns under a name. Those of the lead lists move in.

-- `lista` is the procedure that answers the list, with a part of its own where one answers several
-- (`leads.list/coverage`). With `nivel` it is everybody's who has that level of the list's module.
create table lista_visao (
  id bigint generated always as identity primary key,
  nome text not null,
  lista text not null,
  search jsonb not null default '{}',
  colunas jsonb,
  nivel text,
  id_usuario bigint not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint lista_visao_nome_tamanho check (length(nome) between 2 and 60),
  constraint lista_visao_lista_tamanho check (length(lista) between 3 and 80),
  constraint lista_visao_search_objeto check (jsonb_typeof(search) = 'object'),
  constraint lista_visao_colunas_objeto check (jsonb_typeof(colunas) = 'object'),
  constraint lista_visao_nivel_valor check (nivel in ('gestor', 'solicitante', 'leitor')),
  constraint lista_visao_usuario foreign key (id_usuario) references rh_usuario on delete cascade
);
create unique index lista_visao_nome_unico on lista_visao (id_usuario, lista, normaliza(nome));
create index lista_visao_compartilhada on lista_visao (lista, nivel) where nivel is not null;
call alteracao_ativar('lista_visao');

insert into lista_visao (nome, lista, search, nivel, id_usuario, created_at)
select nome, 'leads.list/' || lista, search, split_part(papel, ':', 2), id_usuario, created_at
  from vendas_visao
 order by id;

drop table vendas_visao;
