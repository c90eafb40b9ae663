-- What the server's role may not do by itself, where it is not the owner: the end of old days of the security log.
create function seguranca_encerra(meses int) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform set_config('app.seguranca_fim', 'sim', true);
  delete from seguranca_evento
  where dia < (now() at time zone 'America/Sao_Paulo')::date - make_interval(months => meses);
  perform set_config('app.seguranca_fim', '', true);
end $$;
