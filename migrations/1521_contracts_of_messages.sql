-- The date by which a contract is the one that a shift's messages are about; null where they are about the customer.
alter table campanha_execucao add column contrato_por text generated always as (case
  when regra ->> 'criterio' = 'data_contratacao' and regra ->> 'envio' = 'anual' then 'aniversario'
  when regra ->> 'criterio' in ('data_ativacao', 'data_contratacao') then regra ->> 'criterio' end) stored;
