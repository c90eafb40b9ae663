-- The client panel asks whether a customer, by their code, has an open lead (docs/client-panel.md#changes-of-a-contract).
create index vendas_lead_cliente_aberto on vendas_lead (id_empresa, cod_cliente)
  where desfecho = 'aberta' and cod_cliente is not null;
