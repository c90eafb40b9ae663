-- Messages get a part for each month of their date (1492). What names a message by its id alone, or by its shift, finds the
-- month here: the ids and the dates of a shift's messages. Those of other shifts may be between its ids.
alter table campanha_execucao
  add column envios int8range,
  add column de date,
  add column ate date;
create index campanha_execucao_envios on campanha_execucao using gist (envios) where envios is not null;
-- Shifts whose messages may count for a customer's limit.
create index campanha_execucao_recente on campanha_execucao (data_referencia) include (de, ate);

create function marca_envios() returns trigger language plpgsql as $$
begin
  update campanha_execucao x set envios = range_merge(coalesce(x.envios, 'empty'), n.envios),
    de = least(x.de, n.de), ate = greatest(x.ate, n.ate)
  from (select id_execucao, int8range(min(id), max(id), '[]') as envios, min(data_referencia) as de, max(data_referencia) as ate
    from novos group by 1) n
  where x.id = n.id_execucao;
  return null;
end $$;
create trigger marca_envios after insert on campanha_envio referencing new table as novos
  for each statement execute function marca_envios();
