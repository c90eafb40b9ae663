-- A ride with a vehicle of the group names it: the driver has it, or has it booked for the day.
alter table carona add column id_veiculo bigint references veiculo;
alter table carona add constraint carona_veiculo check (id_veiculo is null or tipo = 'empresa');
create index carona_veiculo_indice on carona (id_veiculo) where id_veiculo is not null;
