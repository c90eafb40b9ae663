-- Lines of a leaving person that were given back, or handed over before the shutdown was carried out; with a history, as
-- the other parts of a shutdown have one.
alter table rh_desligamento_linha drop constraint rh_desligamento_linha_destino_check,
  add constraint rh_desligamento_linha_destino_check
    check (destino in ('encerrado', 'repassado', 'recebido', 'baixa', 'aberto'));
call historico_ativar('rh_desligamento_linha');
