-- Events and results of paid campaigns (document 001:68, 71, 110, 116).

-- Events are the whole group's: the city says where, not whose.
create table rh_marketing_eventos (
  id bigint generated always as identity primary key,
  evento text not null check (length(evento) between 2 and 120),
  site_evento text check (site_evento ~* '^https?://' and length(site_evento) <= 2048),
  local text not null check (length(local) between 1 and 120),
  endereco text not null check (length(endereco) between 1 and 200),
  cidade bigint not null references rh_cidade_provedor,
  data_inicio date not null,
  data_fim date not null,
  status boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint rh_marketing_eventos_periodo check (data_fim >= data_inicio)
);
create index rh_marketing_eventos_lista on rh_marketing_eventos (data_inicio desc, id desc);
create index rh_marketing_eventos_cidade on rh_marketing_eventos (cidade);
create index rh_marketing_eventos_autor on rh_marketing_eventos (id_usuario);

-- What an advertising channel told of a campaign in a period. What was not told is null, not zero.
create table vendas_campanha_resultado (
  id bigint generated always as identity primary key,
  id_campanha bigint not null references vendas_campanha,
  id_canal bigint not null references vendas_canal,
  id_empresa bigint not null references empresa,
  periodo_inicio date not null,
  periodo_fim date not null,
  -- '01 - 15/Mar', or '29/Mar - 04/Abr' over the end of a month.
  periodo text not null generated always as (
    lpad(extract(day from periodo_inicio)::int::text, 2, '0')
    || case when date_part('month', periodo_inicio) = date_part('month', periodo_fim)
        and date_part('year', periodo_inicio) = date_part('year', periodo_fim) then ''
      else '/' || (array['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'])
        [extract(month from periodo_inicio)::int] end
    || ' - ' || lpad(extract(day from periodo_fim)::int::text, 2, '0') || '/'
    || (array['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'])
        [extract(month from periodo_fim)::int]) stored,
  impressoes int constraint resultado_impressoes check (impressoes between 0 and 1000000),
  cliques int constraint resultado_cliques check (cliques between 0 and 1000000),
  conversas_iniciadas int constraint resultado_conversas check (conversas_iniciadas between 0 and 1000000),
  investimento numeric(12, 2) constraint resultado_investimento check (investimento between 0 and 1000000),
  id_usuario bigint references rh_usuario on delete set null,
  id_usuario_updater bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint vendas_campanha_resultado_ordem check (periodo_fim >= periodo_inicio),
  constraint vendas_campanha_resultado_sobreposto exclude using gist (
    id_campanha with =, id_canal with =, id_empresa with =, daterange(periodo_inicio, periodo_fim, '[]') with &&)
);
create index vendas_campanha_resultado_lista on vendas_campanha_resultado (id_empresa, periodo_inicio desc, id desc);
create index vendas_campanha_resultado_canal on vendas_campanha_resultado (id_canal);
create index vendas_campanha_resultado_autor on vendas_campanha_resultado (id_usuario);
create index vendas_campanha_resultado_editor on vendas_campanha_resultado (id_usuario_updater);

do $$ declare t text; begin
  foreach t in array array['rh_marketing_eventos', 'vendas_campanha_resultado'] loop
    call alteracao_ativar(t);
  end loop;
  call historico_ativar('rh_marketing_eventos');
  call historico_ativar('vendas_campanha_resultado', 'id', '{periodo,id_usuario_updater}');
end $$;
