-- Persons, not records: one who is lead and customer is counted once. Incidents that were counted before have their records.
alter table incidente_dados add titulares int check (titulares >= 0);
update incidente_dados i set titulares = (select count(*) from incidente_dados_titular t where t.id_incidente = i.id)
  where apurado_em is not null;
