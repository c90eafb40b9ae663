-- A provider that is switched off sends no message, also of those that were leased before.
do $$
declare
  feita text := pg_get_functiondef('passa_envios(bigint, int, bigint[], text[], jsonb, bigint[], bigint[], date, date)'::regprocedure);
  posta text := replace(feita, 'and r.ativo and c.ativo)',
    'and r.ativo and c.ativo and exists (select from empresa o where o.id = c.id_empresa and o.ativo))');
begin
  if posta = feita then raise exception 'passa_envios asks for its rules otherwise'; end if;
  execute posta;
end $$;
