-- An item that is not named counts as not ticked. PostgreSQL changes an expression in place only since 17.
alter table bo_venda drop column itens;
alter table bo_venda add column itens int not null generated always as (
  coalesce((checklist ->> 'documentos')::boolean, false)::int
  + coalesce((checklist ->> 'contrato_assinado')::boolean, false)::int
  + coalesce((checklist ->> 'endereco_conferido')::boolean, false)::int
  + coalesce((checklist ->> 'viabilidade')::boolean, false)::int
  + coalesce((checklist ->> 'pagamento_adesao')::boolean, false)::int) stored;
-- It went with the column.
alter table bo_venda add constraint bo_venda_checklist check (situacao <> 'aprovada' or itens = 5);
