-- Tables that grow without end have a part for each month (docs/deploy.md#months). The table itself stays in public, its
-- months are in `meses`; months that were moved aside are parts of a second table of the same form in `meses_guardados`.
create schema meses;
create schema meses_guardados;

-- Each part: of which table, from which day on and until which (none: no bound), and what attaches it again.
create view mes_gravado as
select tabela, particao, guardado, parte,
  case when tipo = 'date'::regtype then de::date else (de::timestamptz at time zone 'America/Sao_Paulo')::date end as de,
  case when tipo = 'date'::regtype then ate::date else (ate::timestamptz at time zone 'America/Sao_Paulo')::date end as ate,
  limites
from (
  select p.relname::text as tabela, f.relname::text as particao, g.nspname = 'meses_guardados' as guardado, f.oid as parte,
    (select a.atttypid from pg_attribute a where a.attrelid = p.oid and a.attnum = t.partattrs[0]) as tipo,
    substring(b.limites from $$FROM \('([^']+)'\)$$) as de, substring(b.limites from $$TO \('([^']+)'\)$$) as ate, b.limites
  from pg_partitioned_table t
  join pg_class p on p.oid = t.partrelid
  join pg_namespace g on g.oid = p.relnamespace
  join pg_inherits i on i.inhparent = p.oid
  join pg_class f on f.oid = i.inhrelid
  cross join lateral (select pg_get_expr(f.relpartbound, f.oid) as limites) b
  where t.partstrat = 'r' and g.nspname in ('public', 'meses_guardados')
) partes;

-- Where a month begins, as a bound of a column of this type.
create function mes_limite(mes date, tipo regtype) returns text language sql stable
  return case when tipo = 'date'::regtype then mes::text
    else (mes::timestamp at time zone 'America/Sao_Paulo')::text end;

-- The column that says of which month a row is.
create function mes_coluna(tabela regclass, out nome text, out tipo regtype) language sql stable as $$
  select a.attname::text, a.atttypid::regtype from pg_partitioned_table t
  join pg_attribute a on a.attrelid = t.partrelid and a.attnum = t.partattrs[0] where t.partrelid = tabela
$$;

-- A table for a part of `tabela`, attached to nothing yet. What guards the whole table from being emptied guards a part
-- too, and who may read the whole may read it: everything else is asked of the whole.
create function mes_tabela(tabela text, particao text) returns void language plpgsql
set search_path = public, pg_temp as $$
declare feito record;
begin
  execute format('create table meses.%I (like public.%I including all)', particao, tabela);
  for feito in
    select tgname, tgfoid::regproc as funcao from pg_trigger
    where tgrelid = format('public.%I', tabela)::regclass and tgtype & 32 = 32 and not tgisinternal loop
    execute format('create trigger %I before truncate on meses.%I for each statement execute function %s()',
      feito.tgname, particao, feito.funcao);
  end loop;
  for feito in
    select r.rolname from pg_class c cross join aclexplode(c.relacl) d join pg_roles r on r.oid = d.grantee
    where c.oid = format('public.%I', tabela)::regclass and d.privilege_type = 'SELECT' and d.grantee <> c.relowner loop
    execute format('grant select on meses.%I to %I', particao, feito.rolname);
  end loop;
end $$;

-- Makes a table of `meses` the part of `tabela` with these bounds. Rows of them that waited in `<tabela>_resto`, which takes
-- what no month takes, come into it: into new tables, since no trigger may see them again and none of them is deleted.
create function mes_liga(tabela text, particao text, limites text, condicao text) returns void language plpgsql
set search_path = public, pg_temp as $$
declare
  resto text := tabela || '_resto';
  colunas text := (select string_agg(format('%I', attname), ', ') from pg_attribute
    where attrelid = format('public.%I', tabela)::regclass and attnum > 0 and not attisdropped);
  esperam boolean;
begin
  execute format('select exists (select from meses.%I where %s)', resto, condicao) into esperam;
  if esperam then
    execute format('alter table public.%I detach partition meses.%I', tabela, resto);
    execute format('alter table meses.%I rename to %I', resto, resto || '_anterior');
    perform mes_tabela(tabela, resto);
    execute format('insert into meses.%1$I (%2$s) select %2$s from meses.%3$I where %4$s',
      particao, colunas, resto || '_anterior', condicao);
    execute format('insert into meses.%1$I (%2$s) select %2$s from meses.%3$I where not (%4$s)',
      resto, colunas, resto || '_anterior', condicao);
    execute format('drop table meses.%I', resto || '_anterior');
  end if;
  execute format('alter table public.%I attach partition meses.%I %s', tabela, particao, limites);
  if esperam then
    execute format('alter table public.%I attach partition meses.%I default', tabela, resto);
  end if;
end $$;

-- A job of the server calls it each night, and it works as the owner: it makes the months up to `adiante` after the present
-- one, and removes those that are over and that retention has emptied. It gives up soon where somebody holds a table.
create function meses_arruma(adiante int default 4) returns void language plpgsql security definer
set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  este date := date_trunc('month', now() at time zone 'America/Sao_Paulo')::date;
  do_mes record;
  chave record;
  vazio boolean;
begin
  perform pg_advisory_xact_lock(7318402);
  for do_mes in
    select c.relname as tabela, (este + make_interval(months => n))::date as mes
    from pg_partitioned_table t join pg_class c on c.oid = t.partrelid, generate_series(0, least(adiante, 24)) n
    where c.relnamespace = 'public'::regnamespace and t.partstrat = 'r' and not exists (
      select from mes_gravado g where g.tabela = c.relname and not g.guardado
        and g.ate > este + make_interval(months => n) and (g.de is null or g.de <= este + make_interval(months => n)))
    order by 1, 2 loop
    select nome, mes_limite(do_mes.mes, tipo) as de, mes_limite((do_mes.mes + interval '1 month')::date, tipo) as ate
      into chave from mes_coluna(format('public.%I', do_mes.tabela)::regclass);
    perform mes_tabela(do_mes.tabela, do_mes.tabela || to_char(do_mes.mes, '_YYYY_MM'));
    perform mes_liga(do_mes.tabela, do_mes.tabela || to_char(do_mes.mes, '_YYYY_MM'),
      format('for values from (%L) to (%L)', chave.de, chave.ate),
      format('%1$I >= %2$L and %1$I < %3$L', chave.nome, chave.de, chave.ate));
  end loop;
  for do_mes in
    select format('%I.%I', case when g.guardado then 'meses_guardados' else 'public' end, g.tabela) as inteira,
      format('%I.%I', case when g.guardado then 'meses_guardados' else 'meses' end, g.particao) as particao
    from mes_gravado g where g.ate <= este order by 1, 2 loop
    execute format('select not exists (select from %s)', do_mes.particao) into vazio;
    continue when not vazio;
    execute format('lock table %s in access exclusive mode', do_mes.inteira);
    execute format('select not exists (select from %s)', do_mes.particao) into vazio;
    if vazio then execute format('drop table %s', do_mes.particao); end if;
  end loop;
end $$;

-- Gives a table a part for each month of `coluna`. What is in it becomes the part before the first of them: nothing is
-- copied, and one index is made (`id` with the month's column: the new primary key). All rows are read, unless a check
-- `<tabela>_limite` says already before which month they are. A view over the table has to be made again afterwards.
create procedure mes_converte(tabela text, coluna text) language plpgsql as $$
declare
  inteira regclass := format('public.%I', tabela)::regclass;
  tipo regtype := (select atttypid from pg_attribute where attrelid = inteira and attname = coluna);
  antes text := tabela || '_antes';
  resto text := tabela || '_resto';
  serie text := tabela || '_id_seq';
  limite text := tabela || '_limite';
  chave text := (select conname from pg_constraint where conrelid = inteira and contype = 'p');
  gatilhos text[] := array(select pg_get_triggerdef(oid) from pg_trigger where tgrelid = inteira and not tgisinternal
    order by tgname);
  indices text[] := array(select pg_get_indexdef(indexrelid) from pg_index i where indrelid = inteira
    and not exists (select from pg_constraint where conindid = i.indexrelid));
  regras text[] := array(select format('add constraint %I %s', conname, pg_get_constraintdef(oid)) from pg_constraint
    where conrelid = inteira and contype in ('u', 'f') order by conname);
  direitos text[] := array(select format('grant %s on public.%I to %I', d.privilege_type, tabela, r.rolname)
    from pg_class c cross join aclexplode(c.relacl) d join pg_roles r on r.oid = d.grantee
    where c.oid = inteira and d.grantee <> c.relowner);
  primeiro text;
  ultimo bigint;
  maior date;
  feito text;
begin
  execute format('lock table public.%I in access exclusive mode', tabela);
  for feito in select tgname from pg_trigger where tgrelid = inteira and not tgisinternal loop
    execute format('drop trigger %I on public.%I', feito, tabela);
  end loop;

  select substring(pg_get_constraintdef(oid) from $r$'([^']+)'$r$) into primeiro
    from pg_constraint where conrelid = inteira and conname = limite and convalidated;
  if primeiro is null then
    -- A wrong clock may have written beyond the present month.
    execute format('select (%s)::date from public.%I', case when tipo = 'date'::regtype then format('max(%I)', coluna)
      else format($r$max(%I) at time zone 'America/Sao_Paulo'$r$, coluna) end, tabela) into maior;
    maior := greatest(maior, (now() at time zone 'America/Sao_Paulo')::date);
    primeiro := mes_limite((date_trunc('month', maior::timestamp) + interval '1 month')::date, tipo);
  end if;

  -- PostgreSQL 15 and 16 take no identity in a table with parts.
  execute format('select case when is_called then last_value else 0 end from %s',
    pg_get_serial_sequence(format('public.%I', tabela), 'id')) into ultimo;
  execute format('alter table public.%I alter id drop identity', tabela);
  execute format('create sequence public.%I', serie);
  if ultimo > 0 then perform setval(format('public.%I', serie), ultimo); end if;

  execute format('alter table public.%I drop constraint %I, add constraint %I primary key (id, %I)', tabela, chave, chave, coluna);
  execute format('alter table public.%I rename to %I', tabela, antes);
  execute format('alter table public.%I set schema meses', antes);
  execute format('create table public.%I (like meses.%I including defaults including constraints including comments
    including generated including storage) partition by range (%I)', tabela, antes, coluna);
  execute format('alter table public.%I drop constraint if exists %I', tabela, limite);
  execute format('alter table public.%I alter id set default nextval(%L)', tabela, format('public.%I', serie));
  execute format('alter sequence public.%I owned by public.%I.id', serie, tabela);
  execute format('alter table public.%I add constraint %I primary key (id, %I)', tabela, chave, coluna);
  foreach feito in array indices loop execute feito; end loop;
  foreach feito in array regras loop execute format('alter table public.%I ', tabela) || feito; end loop;

  execute format('create table meses_guardados.%1$I (like public.%1$I including all) partition by range (%2$I)', tabela, coluna);
  -- What is moved aside goes with its person, as it would have.
  foreach feito in array regras loop
    if feito like '% FOREIGN KEY %' then execute format('alter table meses_guardados.%I ', tabela) || feito; end if;
  end loop;

  execute format('alter table public.%I attach partition meses.%I for values from (minvalue) to (%L)', tabela, antes, primeiro);
  execute format('alter table meses.%I drop constraint if exists %I', antes, limite);
  execute format('create table meses.%I (like public.%I including all)', resto, tabela);
  execute format('alter table public.%I attach partition meses.%I default', tabela, resto);

  -- What guards the rows guards them aside too, where nothing is added.
  foreach feito in array gatilhos loop
    execute feito;
    if feito !~ ' INSERT ' then
      execute replace(feito, format(' ON public.%I ', tabela), format(' ON meses_guardados.%I ', tabela));
    end if;
    if feito ~ ' TRUNCATE ' then
      execute replace(feito, format(' ON public.%I ', tabela), format(' ON meses.%I ', antes));
      execute replace(feito, format(' ON public.%I ', tabela), format(' ON meses.%I ', resto));
    end if;
  end loop;
  foreach feito in array direitos loop
    execute feito;
    -- An identity needed no right for its numbers.
    if feito like 'grant INSERT %' then
      execute replace(replace(feito, 'grant INSERT ', 'grant usage '),
        format(' on public.%I ', tabela), format(' on sequence public.%I ', serie));
    end if;
  end loop;
end $$;
