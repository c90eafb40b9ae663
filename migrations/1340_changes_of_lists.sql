-- The list of changes names tables that a list answers: the cities of a provider are part of the provider, and the signed
-- terms of custody have no list.
do $$
declare
  t text;
  operacao text;
begin
  foreach t in array array['rh_cidade_provedor', 'suprimento_custodia'] loop
    foreach operacao in array array['insert', 'update', 'delete'] loop
      execute format('drop trigger alteracao_%s on %I', operacao, t);
      execute format('drop function conta_%s_%s()', t, operacao);
    end loop;
  end loop;
  call alteracoes_ligar('rh_cidade_provedor', 'id_empresa', 'empresa', 'array[r.id]');
end $$;
