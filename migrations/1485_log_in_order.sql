-- A branch of the view that has a condition is planned alone: with its own order it is read by its index as far as a page
-- needs it, where all of its rows were read and sorted (`pnpm bench grown`, docs/deploy.md#growing).
do $$
begin
  execute (
    select 'create or replace view seguranca as ' || string_agg(
      case when parte ~ 'FROM log_historico' then format('(%s order by data desc, (id * 4 + 3) desc)', parte) else parte end,
      ' union all ' order by ordem)
    from regexp_split_to_table(rtrim(pg_get_viewdef('seguranca'::regclass), ';'), 'UNION ALL') with ordinality
      as partes (parte, ordem));
end $$;
call seguranca_guardada_refaz();
