-- The outcome is in the index, so that the blocklist is counted within it. Another file drops the former one, since that waits
-- for readers.
create index vendas_lead_blocklist on vendas_lead (id_empresa, created_at desc, id desc) include (desfecho)
  where blacklist is not null;
