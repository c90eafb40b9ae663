-- Messages have a part for each month of their date (docs/deploy.md#months).

-- A server of before leases messages by their place in the table, which is no name any more once there are parts. Under
-- another name of this column its lease is refused whole; what it has leased already it may still hand over.
alter table campanha_execucao rename column usa_contrato to pede_contrato;

-- The dates of a lease's messages, in the order of their ids.
alter table campanha_reserva add column dias date[];
alter table campanha_reserva alter column dias set storage external;
update campanha_reserva r set dias = array(select v.data_referencia
  from unnest(r.envios) with ordinality i(id, n) left join campanha_envio v on v.id = i.id order by i.n);
alter table campanha_reserva alter column dias set not null;

-- Whether a month that ends before `ate` is over: nothing comes into it any more. A message's date may be a year before the
-- day on which it is sent (campanha_regras.tempo), and holidays may postpone it.
create function mes_acabou(tabela text, ate date) returns boolean language sql stable
  return ate <= (now() at time zone 'America/Sao_Paulo')::date
    - case tabela when 'campanha_envio' then interval '13 months' else interval '0' end;

-- As before, with the settings of the table's other parts (how full a page gets).
create or replace function mes_tabela(tabela text, particao text) returns void language plpgsql
set search_path = public, pg_temp as $$
declare
  feito record;
  ajustes text := (select string_agg(ajuste, ', ') from pg_class c, unnest(c.reloptions) ajuste
    where c.oid = coalesce(to_regclass(format('meses.%I', tabela || '_resto')),
      to_regclass(format('meses.%I', tabela || '_resto_anterior'))));
begin
  execute format('create table meses.%I (like public.%I including all)', particao, tabela)
    || coalesce(' with (' || ajustes || ')', '');
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

-- As before, for tables with generated columns too.
create or replace function mes_liga(tabela text, particao text, limites text, condicao text) returns void language plpgsql
set search_path = public, pg_temp as $$
declare
  resto text := tabela || '_resto';
  colunas text := (select string_agg(format('%I', attname), ', ') from pg_attribute
    where attrelid = format('public.%I', tabela)::regclass and attnum > 0 and not attisdropped and attgenerated = '');
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

-- As before; of the messages, whose date may be a year ahead, thirteen months are made, and those of the last thirteen
-- stay though they are empty.
create or replace function meses_arruma(adiante int default 4) returns void language plpgsql security definer
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
    from pg_partitioned_table t join pg_class c on c.oid = t.partrelid, generate_series(0,
      least(case c.relname when 'campanha_envio' then greatest(adiante, 13) else adiante end, 24)) n
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
    from mes_gravado g where mes_acabou(g.tabela, g.ate) order by 1, 2 loop
    execute format('select not exists (select from %s)', do_mes.particao) into vazio;
    continue when not vazio;
    execute format('lock table %s in access exclusive mode', do_mes.inteira);
    execute format('select not exists (select from %s)', do_mes.particao) into vazio;
    if vazio then execute format('drop table %s', do_mes.particao); end if;
  end loop;
end $$;

-- As before, between the first and the last date of the lease's messages: PostgreSQL leaves all other months out when it
-- begins. The form without dates goes once no server of before can be there any more.
create function passa_envios(reserva bigint, segundos int, enviados bigint[], provedor text[], outros jsonb,
  proximos bigint[], regras bigint[], primeira date, ultima date) returns setof bigint language plpgsql as $$
declare ativas bigint[];
begin
  -- Kept alive now and then: half its time is left whenever it is not written, so that nobody reaps it meanwhile. And
  -- before its messages, as who reaps it does.
  update campanha_reserva set ate = now() + make_interval(secs => segundos)
    where id = reserva and ate < now() + make_interval(secs => segundos / 2.0);
  if not found and not exists (select from campanha_reserva where id = reserva) then proximos := '{}'; end if;
  if cardinality(enviados) > 0 then
    update campanha_envio e set situacao = 'enviado', motivo = null, detalhe = null, updated_at = now(), enviado_em = now(),
      tentativas = e.tentativas + 1,
      id_provedor_mensagem = coalesce(provedor[array_position(enviados, e.id)], e.id_provedor_mensagem)
    where e.id = any(enviados) and e.data_referencia between primeira and ultima
      and (e.situacao = 'enviando' and e.id_reserva = reserva or e.situacao = 'incerto');
  end if;
  if outros is not null then
    update campanha_envio e set situacao = s.situacao, motivo = s.motivo, detalhe = s.detalhe, updated_at = now(),
      tentativas = e.tentativas + case s.situacao when 'reservado' then 0 else 1 end,
      envia_em = case s.situacao when 'na_fila' then now() + make_interval(secs => s.espera) else e.envia_em end,
      dia_envio = case s.situacao when 'falhou' then null else e.dia_envio end
    from jsonb_to_recordset(outros) as s(id bigint, situacao text, motivo text, detalhe text, espera int)
    where e.id = s.id and e.id = any(array(select (o ->> 'id')::bigint from jsonb_array_elements(outros) o))
      and e.data_referencia between primeira and ultima
      and (e.situacao = 'enviando' and e.id_reserva = reserva or e.situacao = 'incerto' and s.situacao = 'falhou');
  end if;
  if cardinality(proximos) = 0 then return; end if;
  ativas := array(select r.id from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
    where r.id = any(regras) and r.ativo and c.ativo);
  return query update campanha_envio e set situacao = 'enviando', updated_at = now()
    where e.id = any(proximos) and e.data_referencia between primeira and ultima
      and e.situacao = 'reservado' and e.id_reserva = reserva
      and e.expira_em > now() and e.id_regra = any(ativas)
    returning e.id;
end $$;

call mes_converte('campanha_envio', 'data_referencia');
-- As `antes` has it: a message is rewritten three times, half a page is left for it.
alter table meses.campanha_envio_resto set (fillfactor = 50);
select meses_arruma();
