-- A person drives one vehicle at a time: of bookings that overlap today the later ones lose their driver, and managers are told.
do $$
declare
  reserva record;
  mensagem bigint;
begin
  for reserva in
    select s.id, s.id_empresa, s.id_motorista, s.situacao, s.data_retirada, s.data_devolucao, v.placa, u.nome
    from solicitacao_veiculo s
    join veiculo v on v.id = s.id_veiculo
    join motorista m on m.id = s.id_motorista
    join rh_usuario u on u.id = m.id_usuario
    where s.situacao in ('aprovada', 'em_uso')
    order by (s.situacao = 'em_uso') desc, s.data_retirada, s.id
  loop
    continue when not exists (
      select from solicitacao_veiculo o
      where o.id_motorista = reserva.id_motorista and o.situacao in ('aprovada', 'em_uso') and o.id <> reserva.id
        and tstzrange(o.data_retirada, o.data_devolucao) && tstzrange(reserva.data_retirada, reserva.data_devolucao)
        and ((o.situacao <> 'em_uso'), o.data_retirada, o.id)
          < ((reserva.situacao <> 'em_uso'), reserva.data_retirada, reserva.id));
    -- What has not ended waits for a decision again; a vehicle that is on its way stays so.
    update solicitacao_veiculo set id_motorista = null,
      situacao = case when situacao = 'aprovada' and data_devolucao > now() then 'pendente' else situacao end
    where id = reserva.id;
    continue when reserva.data_devolucao <= now();
    insert into notificacao_mensagem (data)
    values (jsonb_build_object('modulo', 'frota',
      'msg', format('A reserva do veículo %s de %s ficou sem motorista: %s já tem outra reserva no período.', reserva.placa,
        to_char(reserva.data_retirada at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI'), reserva.nome),
      'rota', '/fleet/bookings?pedido=' || reserva.id))
    returning id into mensagem;
    insert into notificacao_usuario (id_mensagem, id_usuario)
    select distinct mensagem, u.id
    from papel_em_vigor p
    join rh_usuario u on u.id = p.id_usuario and u.ativo
    join empresa_em_vigor e on e.id_usuario = u.id and e.id_empresa = reserva.id_empresa
    where p.papel = 'frota:gestor';
  end loop;
end $$;

alter table solicitacao_veiculo
  add constraint solicitacao_veiculo_motorista_livre exclude using gist (id_motorista with =, tstzrange(data_retirada, data_devolucao) with &&)
    where (situacao in ('aprovada', 'em_uso'));
