-- An item that is not named counts as not ticked.
alter table bo_venda alter column itens set expression as (
  coalesce((checklist ->> 'documentos')::boolean, false)::int
  + coalesce((checklist ->> 'contrato_assinado')::boolean, false)::int
  + coalesce((checklist ->> 'endereco_conferido')::boolean, false)::int
  + coalesce((checklist ->> 'viabilidade')::boolean, false)::int
  + coalesce((checklist ->> 'pagamento_adesao')::boolean, false)::int);
