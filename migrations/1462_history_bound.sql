-- The history of edits may have tens of millions of rows. Before which month all of them are is said and checked first, by
-- this migration and the next one, while people go on working: its months (1464) then wait for one index alone.
do $$
declare
  ate date := (date_trunc('month', greatest(now(), (select max(data) from log_historico)) at time zone 'America/Sao_Paulo')
    + interval '2 months')::date;
begin
  execute format('alter table log_historico add constraint log_historico_limite check (data < %L) not valid',
    mes_limite(ate, 'timestamptz'::regtype));
end $$;
