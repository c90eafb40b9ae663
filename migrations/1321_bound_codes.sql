-- A mailed code counts for the browser or program that asked for it, by the hash of what it keeps.
delete from codigo_verificacao;
alter table codigo_verificacao add column pedido text not null;
