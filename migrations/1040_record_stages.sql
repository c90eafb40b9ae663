-- The stage that a row is in, as its table calls it; none where a table has no such column.
create function etapa_de(linha jsonb) returns text language sql immutable parallel safe
  return coalesce(linha ->> 'etapa', linha ->> 'situacao', linha ->> 'status');

-- Moves from one stage to another, of a table, the newest first.
create index log_historico_etapa on log_historico (tabela, data desc, id desc) include (id_item)
  where operacao = 'UPDATE' and etapa_de(old_data) <> etapa_de(new_data);
