-- The drawn signature, to show it on the screen's paper: strokes of points in a box of 600 × 200. Older ones are in the PDF alone.
alter table multa_termo add column assinatura jsonb;
alter table suprimento_custodia add column assinatura jsonb;

do $$
declare
  tabela text;
begin
  foreach tabela in array array['multa_termo', 'suprimento_custodia'] loop
    execute format('drop trigger historico_insert on %I', tabela);
    execute format('drop trigger historico_update on %I', tabela);
    execute format('drop trigger historico_delete on %I', tabela);
    call historico_ativar(tabela, 'id', '{texto,hash,assinatura}');
  end loop;
end $$;
