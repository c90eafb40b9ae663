-- An anonymised lead is called nothing by other systems; the ids stay, so that no program makes the person again by them.
alter table vinculo_externo alter column id_item drop not null;
do $$
declare
  historico regclass;
begin
  perform set_config('app.sem_historico', 'on', true);
  foreach historico in array '{log_historico, meses_guardados.log_historico}'::regclass[] loop
    execute format($sql$delete from %s h using vinculo_externo v join vendas_lead l on l.id = v.id_item
      where v.tabela = 'vendas_lead' and l.anonimizada_em is not null
        and h.tabela = 'vinculo_externo' and h.id_item = v.id::text$sql$, historico);
  end loop;
  update vinculo_externo v set id_item = null from vendas_lead l
    where l.id = v.id_item and v.tabela = 'vendas_lead' and l.anonimizada_em is not null;
  update vendas_lead set cod_lead = null, contrato = null
    where anonimizada_em is not null and num_nonnulls(cod_lead, contrato) > 0;
end $$;
