-- Who does not want messages grows without end; the list's search read it whole.
create index relacionamento_preferencias_cliente_busca on relacionamento_preferencias_cliente using gin (busca gin_trgm_ops);
