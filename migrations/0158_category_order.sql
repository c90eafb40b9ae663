-- The categories of FAQ and handbook stand in one order, 1 to n without holes. It is written by whoever orders them;
-- being moved is no edit: a form that is open on a category must not be told of one.
do $$ declare t text; begin
  foreach t in array array['faq_categoria', 'manual_categoria'] loop
    execute format('drop trigger marca_alteracao on %I', t);
    execute format('update %1$I c set ordem = o.n from (
      select id, row_number() over (order by ordem, titulo, id) as n from %1$I) o where o.id = c.id and c.ordem <> o.n', t);
    execute format('alter table %1$I alter column ordem drop default,
      add constraint %2$I unique (ordem) deferrable initially deferred', t, t || '_ordem');
    execute format('create trigger marca_alteracao before update on %I
      for each row when (old.ordem is not distinct from new.ordem) execute function marca_alteracao()', t);
  end loop;
end $$;
