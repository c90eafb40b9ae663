-- When it was written, like the log of edits: an act stands above the edits that it made itself.
alter table vendas_lead_historico alter column created_at set default clock_timestamp();
