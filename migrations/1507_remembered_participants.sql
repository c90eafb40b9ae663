-- Participants who are not forgotten yet: retention read those of all campaigns that ended.
create index site_roleta_historico_lembrado on site_roleta_historico (id_campanha) where anonimizado_em is null;
