-- The history of edits has a part for each month.
do $$
declare visao text := pg_get_viewdef('seguranca'::regclass);
begin
  call mes_converte('log_historico', 'data');
  execute 'create or replace view seguranca as ' || visao;
end $$;
call seguranca_guardada_refaz();
select meses_arruma();
