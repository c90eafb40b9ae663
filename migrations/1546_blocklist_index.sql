-- The outcome is in the index, so that the blocklist is counted within it. The former one goes in a file of its own: its end
-- waits for readers.
create index vendas_lead_blocklist on vendas_lead (id_empresa, created_at desc, id desc) include (desfecho)
  where blacklist is not null;
