-- 1546 made the one that takes its place.
drop index vendas_lead_blacklist;
