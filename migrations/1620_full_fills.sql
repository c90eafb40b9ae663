-- Consumption is between fills to the brim; what was registered before counts as full, as it did.
alter table abastecimento add column tanque_cheio boolean not null default true;
