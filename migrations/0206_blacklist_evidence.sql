-- Fraud needs a file that shows it, held by its entry.
alter table vendas_blocklist_motivo add column exige_evidencia boolean not null default false;
update vendas_blocklist_motivo set exige_evidencia = true where nome = 'Fraude';
create index blacklist_evidencia on blacklist (id_evidencia) where id_evidencia is not null;
call arquivo_ativar('blacklist', 'id_evidencia');
