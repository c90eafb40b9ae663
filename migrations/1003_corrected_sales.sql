-- Sales that were taken back or corrected, for the sellers' report.
drop index vendas_lead_historico_estorno;
create index vendas_lead_historico_depois_da_venda on vendas_lead_historico (id_lead)
  where status_de = 5 and status_para < 5 or acao = 'corrigida';
