-- Programs read the leads changed since a moment, page by page, in the order of their change.
create index vendas_lead_alteracao on vendas_lead (updated_at, id);
