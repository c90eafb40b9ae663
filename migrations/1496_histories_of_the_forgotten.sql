-- Histories of records that lost their person before both were forgotten together: of rides, sales and refunds, and of
-- sponsorships what 1505 leaves (names of campaigns and events, photos, papers, and months that were moved aside).
do $$
declare
  historico regclass;
begin
  foreach historico in array '{log_historico, meses_guardados.log_historico}'::regclass[] loop
    -- An event's name is still the request's where 1505 comes after this file.
    execute format($sql$update %s h set old_data = null, new_data = null from (
        select r.anonimizada_em, p.tabela, p.id as id_item from patrocinio_solicitacao r join (
          select 'patrocinio_negociacao' as tabela, id, id_solicitacao from patrocinio_negociacao
          union all select 'patrocinio_viabilidade', id, id_solicitacao from patrocinio_viabilidade
          union all select 'patrocinio_pos_evento', id, id_solicitacao from patrocinio_pos_evento
          union all select 'patrocinio_solicitacao', id, id from patrocinio_solicitacao
          union all select 'rh_marketing_eventos', e.id, r.id from rh_marketing_eventos e
            join patrocinio_solicitacao r on r.id_evento = e.id and e.evento in (r.evento, 'Patrocínio ' || r.protocolo)
          union all select 'vendas_campanha', c.id, r.id from vendas_campanha c
            join vendas_tracking_url t on t.id_campanha = c.id join patrocinio_solicitacao r on r.id_tracking = t.id
            where (c.nome || ' ') like 'Patrocínio ' || r.protocolo || ' %%') p on p.id_solicitacao = r.id) e
      where e.anonimizada_em is not null and h.tabela = e.tabela and h.id_item = e.id_item::text$sql$, historico);
    execute format($sql$update %s h set old_data = null, new_data = null
      from patrocinio_pos_evento p join patrocinio_solicitacao r on r.id = p.id_solicitacao
      where r.anonimizada_em is not null and h.tabela in ('patrocinio_pos_evento_foto', 'patrocinio_pos_evento_arquivo')
        and coalesce(h.old_data, h.new_data) ->> 'id_pos_evento' = p.id::text$sql$, historico);
    execute format($sql$delete from %s h using carona c
      where c.id_usuario is null and h.tabela = 'carona' and h.id_item = c.id::text$sql$, historico);
    execute format($sql$update %s h set old_data = h.old_data - '{cliente,documento,fone}'::text[],
        new_data = h.new_data - '{cliente,documento,fone}'::text[]
      from bo_venda v join vendas_lead l on l.id = v.id_lead
      where l.anonimizada_em is not null and h.tabela = 'bo_venda' and h.id_item = v.id::text$sql$, historico);
    execute format($sql$update %s h set old_data = h.old_data - '{cpf,conta_mascarada}'::text[],
        new_data = h.new_data - '{cpf,conta_mascarada}'::text[]
      from bo_estorno r where r.situacao in ('pago', 'recusado', 'cancelado')
        and num_nonnulls(r.dados_pagamento, r.conta_mascarada, r.cpf) = 0
        and h.tabela = 'bo_estorno' and h.id_item = r.id::text$sql$, historico);
  end loop;
end $$;
