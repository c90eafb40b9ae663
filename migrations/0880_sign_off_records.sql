-- A line that is signed off is known by its record too: two with the same words are two. What was signed off before has no
-- record, and is signed off again where it still holds up a shutdown.
alter table rh_desligamento_baixa add column registro text check (length(registro) between 2 and 120);
select set_config('app.sem_historico', 'on', true);
update rh_desligamento_baixa set registro = 'rh_desligamento_baixa:' || id;
select set_config('app.sem_historico', '', true);
alter table rh_desligamento_baixa alter column registro set not null;
drop index rh_desligamento_baixa_unica;
create unique index rh_desligamento_baixa_unica on rh_desligamento_baixa (id_desligamento, registro, descricao)
  where desfeita_em is null;
