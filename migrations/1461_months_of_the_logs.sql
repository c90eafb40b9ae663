-- Readings of personal data and the security log have a part for each month.
do $$
declare visao text := pg_get_viewdef('seguranca'::regclass);
begin
  call mes_converte('acesso_dado_pessoal', 'data');
  call mes_converte('seguranca_evento', 'dia');
  execute 'create or replace view seguranca as ' || visao;
end $$;
select meses_arruma();

-- The end of old days reaches months that were moved aside.
create or replace function seguranca_encerra(meses int) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
declare ate date := (now() at time zone 'America/Sao_Paulo')::date - make_interval(months => meses);
begin
  perform set_config('app.seguranca_fim', 'sim', true);
  delete from seguranca_evento where dia < ate;
  delete from meses_guardados.seguranca_evento where dia < ate;
  perform set_config('app.seguranca_fim', '', true);
end $$;

-- What the view `seguranca` would show of months that were moved aside. Who changes that view calls this afterwards.
create procedure seguranca_guardada_refaz() language plpgsql as $$
begin
  execute 'create or replace view seguranca_guardada as ' || regexp_replace(regexp_replace(
    pg_get_viewdef('seguranca'::regclass), '\mFROM exportacao\M', 'FROM exportacao WHERE false', 'g'),
    '\mFROM (seguranca_evento|acesso_dado_pessoal|log_historico)\M', 'FROM meses_guardados.\1', 'g');
end $$;
