-- Incidents, fleet and sponsorship are followed by programs too (docs/changes.md#which-tables).
do $$
declare
  t text;
  proprio text := 'array_remove(array[r.id_empresa], null)';
  ninguem text := '''{}''::bigint[]';
  -- Locked as they are read: who moves the record above at the same moment waits, or is waited for.
  acima text := '(select array_remove(array[p.id_empresa], null) from %I p where p.id = r.%I for share)';
  do_incidente text := format('case when r.id_departamento is null then %s else %s end', proprio,
    format(acima, 'rh_departamento', 'id_departamento'));
  da_pessoa text := format(acima, 'rh_usuario', 'id_usuario');
  do_veiculo text := format(acima, 'veiculo', 'id_veiculo');
  do_pedido text := format(acima, 'patrocinio_solicitacao', 'id_solicitacao');
begin
  foreach t in array array['veiculo', 'solicitacao_veiculo', 'patrocinio_solicitacao', 'patrocinio_orcamento'] loop
    call alteracoes_acompanhar(t, proprio);
  end loop;
  foreach t in array array['incidente_categoria', 'locadora', 'patrocinio_justificativa'] loop
    call alteracoes_acompanhar(t, ninguem);
  end loop;

  call alteracoes_acompanhar('incidente', do_incidente);
  call alteracoes_levar('rh_departamento', proprio, 'incidente', 'incidente f', 'f.id_departamento = n.id');
  call alteracoes_ligar('incidente_cidade', 'id_incidente', 'incidente', do_incidente);
  call alteracoes_acompanhar('motorista', da_pessoa);
  call alteracoes_levar('rh_usuario', proprio, 'motorista', 'motorista f', 'f.id_usuario = n.id');
  foreach t in array array['locacao', 'manutencao_veiculo', 'incidente_veiculo', 'multa', 'abastecimento'] loop
    call alteracoes_acompanhar(t, do_veiculo);
    call alteracoes_levar('veiculo', proprio, t, t || ' f', 'f.id_veiculo = n.id');
  end loop;
  foreach t in array array['patrocinio_viabilidade', 'patrocinio_negociacao', 'patrocinio_pos_evento'] loop
    call alteracoes_acompanhar(t, do_pedido);
    call alteracoes_levar('patrocinio_solicitacao', proprio, t, t || ' f', 'f.id_solicitacao = n.id');
  end loop;
  foreach t in array array['patrocinio_pos_evento_foto', 'patrocinio_pos_evento_arquivo'] loop
    call alteracoes_ligar(t, 'id_pos_evento', 'patrocinio_pos_evento', do_pedido);
  end loop;
end $$;
