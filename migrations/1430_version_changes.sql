-- A save with the same values moves `updated_at`, and with it the version that a write names: copies get it as a change too
-- (docs/changes.md). Imports alone move theirs while they run.
do $$
declare
  f record;
  mudou text;
begin
  for f in
    select oid, pg_get_functiondef(oid) as texto from pg_proc
    where pronamespace = 'public'::regnamespace
      and (proname ~ '^conta_.*_update$' or proname = 'alteracoes_acompanhar')
      and proname <> 'conta_vendas_lead_importacao_update'
  loop
    mudou := replace(replace(f.texto, 'updated_at,busca}', 'busca}'), 'array[''updated_at'', ''busca'']', 'array[''busca'']');
    if mudou = f.texto then raise exception 'no updated_at in %', f.oid::regproc; end if;
    execute mudou;
  end loop;
end $$;
