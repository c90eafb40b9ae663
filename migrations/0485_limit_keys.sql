-- Locks of one account, from all addresses, are found by the beginning of their key.
alter table limite_requisicao alter column key type varchar(255) collate "C";
