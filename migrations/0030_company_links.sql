-- A Municipal holiday takes its state from its cities; cities of several states leave it empty.
alter table feriado drop constraint feriado_estado;
alter table feriado add constraint feriado_estado check (
  case tipo when 'Nacional' then uf is null when 'Estadual' then uf is not null else true end
);

-- Cities linked to a record belong to the history of that record.
call historico_ativar('feriado_cidade', 'id_feriado');
call historico_ativar('microrregiao_cidade', 'id_microrregiao');
drop trigger historico_insert on rh_cidade_provedor;
drop trigger historico_update on rh_cidade_provedor;
drop trigger historico_delete on rh_cidade_provedor;
call historico_ativar('rh_cidade_provedor', 'id_empresa');
