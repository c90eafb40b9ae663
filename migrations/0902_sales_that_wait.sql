-- The list of sales opens with what waits, late ones first (docs/desk.md#sales).
create index bo_venda_espera on bo_venda (prazo, id) where situacao in ('pendente', 'em_auditoria', 'com_pendencia');
