-- Readings of the odometer, in the order of their moments: what was typed at the vehicle, and what other records hold.
drop trigger km_nao_volta on veiculo;
drop function veiculo_km_nao_volta();

create table veiculo_hodometro (
  id bigint generated always as identity primary key,
  id_veiculo bigint not null references veiculo on delete cascade,
  momento timestamptz(3) not null default now(),
  km int not null check (km between 0 and 9999999),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index veiculo_hodometro_veiculo on veiculo_hodometro (id_veiculo, momento);
create index veiculo_hodometro_usuario on veiculo_hodometro (id_usuario) where id_usuario is not null;

-- Why a reading is another one than it was, or gone.
create table veiculo_hodometro_correcao (
  id bigint generated always as identity primary key,
  id_veiculo bigint not null references veiculo on delete cascade,
  origem text not null check (origem in ('digitada', 'abastecimento', 'inicio', 'fim', 'saida', 'retorno', 'manutencao')),
  id_origem bigint not null,
  km_de int not null,
  km_para int,
  motivo text not null check (length(motivo) between 2 and 450),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now()
);
create index veiculo_hodometro_correcao_veiculo on veiculo_hodometro_correcao (id_veiculo, created_at desc);
create index veiculo_hodometro_correcao_usuario on veiculo_hodometro_correcao (id_usuario) where id_usuario is not null;
create index solicitacao_veiculo_checklist_leitura on solicitacao_veiculo_checklist (id_solicitacao, feito_em);

create view veiculo_leitura as
  select 'digitada'::text as origem, id, id_veiculo, momento, km from veiculo_hodometro
  union all select 'abastecimento', id, id_veiculo, data, km from abastecimento
  union all select 'inicio', id, id_veiculo, inicio, km_inicio from veiculo_motorista
  union all select 'fim', id, id_veiculo, fim, km_fim from veiculo_motorista where fim is not null and km_fim is not null
  union all select c.momento, c.id, s.id_veiculo, c.feito_em, c.km
    from solicitacao_veiculo_checklist c join solicitacao_veiculo s on s.id = c.id_solicitacao
    where s.id_veiculo is not null
  union all select 'manutencao', id, id_veiculo, created_at, km from manutencao_veiculo where situacao = 'concluida';

-- What no other record says of today's odometer was typed.
insert into veiculo_hodometro (id_veiculo, momento, km)
  select v.id, v.updated_at, v.km_atual from veiculo v
  where v.km_atual > coalesce((select max(l.km) from veiculo_leitura l where l.id_veiculo = v.id), -1);

create function veiculo_primeira_leitura() returns trigger language plpgsql as $$
begin
  insert into veiculo_hodometro (id_veiculo, momento, km, id_usuario)
    select id, created_at, km_atual, nullif(current_setting('app.user_id', true), '')::bigint from novos;
  return null;
end $$;
create trigger primeira_leitura after insert on veiculo referencing new table as novos
  for each statement execute function veiculo_primeira_leitura();
call alteracao_ativar('veiculo_hodometro');
