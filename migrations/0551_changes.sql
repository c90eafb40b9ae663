-- What changed, for programs that keep a copy: ids alone (docs/changes.md). Triggers write into the queue, in the
-- transaction of the change; once it has been committed, one writer at a time gives each change its position.
create table alteracao_fila (
  id bigint generated always as identity primary key,
  -- What one transaction did to one record becomes one change.
  transacao xid8 not null default pg_current_xact_id(),
  tabela text collate "C" not null,
  id_item bigint not null,
  -- Whose providers' record it was, and is: null where it did not or does not exist, empty where it is the whole group's.
  antes bigint[],
  depois bigint[],
  data timestamptz(3) not null default clock_timestamp()
);

create table alteracao (
  -- Microseconds since 1970, at the moment it was given and always above the last: also after a restore, when numbers
  -- that were given after the copy are unknown.
  posicao bigint primary key,
  tabela text collate "C" not null,
  id_item bigint not null,
  antes bigint[],
  depois bigint[],
  data timestamptz(3) not null
);

-- Gives positions to committed changes, to `quantas` at most. Answers how many it took from the queue. Called by one
-- transaction at a time (the lock changePositions), so that a reader by position misses nothing.
create function posiciona_alteracoes(quantas int) returns int language plpgsql as $$
declare
  ultima bigint;
  tomadas int;
begin
  ultima := greatest((select max(posicao) from alteracao), (extract(epoch from clock_timestamp()) * 1000000)::bigint);
  with saidas as (
    delete from alteracao_fila where id in (select id from alteracao_fila order by id limit quantas) returning *
  ), juntas as (
    select max(id) as id, tabela, id_item, max(data) as data,
      (array_agg(antes::text order by id))[1]::bigint[] as antes,
      (array_agg(depois::text order by id desc))[1]::bigint[] as depois
    from saidas group by transacao, tabela, id_item
  ), postas as (
    insert into alteracao (posicao, tabela, id_item, antes, depois, data)
    select ultima + row_number() over (order by id), tabela, id_item, antes, depois, data
    from juntas where antes is not null or depois is not null
  )
  select count(*) into tomadas from saidas;
  return tomadas;
end $$;

-- Writes the changes of a table. `provedores` says whose a row `r` is, `vale` whether lists still hold it: SQL of
-- migrations alone. What `fora` names changes without anybody being told.
create procedure alteracoes_acompanhar(tabela text, provedores text, vale text default 'true', fora text[] default '{}')
language plpgsql as $$
declare
  de text := format('case when %s then coalesce(%s, ''{}'') end', vale, provedores);
begin
  execute format('create function conta_%1$s_insert() returns trigger language plpgsql as $f$ begin
    insert into alteracao_fila (tabela, id_item, depois) select %1$L, r.id, %2$s from novas r where %3$s;
    return null;
  end $f$', tabela, de, vale);
  execute format('create function conta_%1$s_delete() returns trigger language plpgsql as $f$ begin
    insert into alteracao_fila (tabela, id_item, antes) select %1$L, r.id, %2$s from velhas r where %3$s;
    return null;
  end $f$', tabela, de, vale);
  execute format('create function conta_%1$s_update() returns trigger language plpgsql as $f$ begin
    insert into alteracao_fila (tabela, id_item, antes, depois)
    select %1$L, n.id, a.de, d.de from velhas v join novas n on n.id = v.id
      cross join lateral (select %2$s as de from (select v.*) r) a
      cross join lateral (select %2$s as de from (select n.*) r) d
    where (a.de is not null or d.de is not null)
      and to_jsonb(v) - %3$L::text[] is distinct from to_jsonb(n) - %3$L::text[];
    return null;
  end $f$', tabela, de, fora || array['updated_at', 'busca']);
  execute format('create trigger alteracao_insert after insert on %1$I referencing new table as novas
    for each statement execute function conta_%1$s_insert()', tabela);
  execute format('create trigger alteracao_update after update on %1$I referencing old table as velhas new table as novas
    for each statement execute function conta_%1$s_update()', tabela);
  execute format('create trigger alteracao_delete after delete on %1$I referencing old table as velhas
    for each statement execute function conta_%1$s_delete()', tabela);
end $$;

-- A row of `ligacao` belongs to the record that its `coluna` names: a change in it is an UPDATE of that record, whose
-- providers `provedores` says. Where the row itself is one of those providers, `conta` is its column.
create procedure alteracoes_ligar(ligacao text, coluna text, dono text, provedores text, conta text default null)
language plpgsql as $$
declare
  operacao text;
  antes text;
begin
  foreach operacao in array array['insert', 'delete'] loop
    antes := case
      when conta is null then 'd.de'
      when operacao = 'insert' then format('array(select e from unnest(d.de) e
        where e not in (select l.%I from mudadas l where l.%I = r.id))', conta, coluna)
      else format('d.de || array(select l.%I from mudadas l where l.%I = r.id)', conta, coluna) end;
    execute format('create function liga_%1$s_%2$s() returns trigger language plpgsql as $f$ begin
      insert into alteracao_fila (tabela, id_item, antes, depois)
      select %3$L, r.id, %4$s, d.de from %3$I r cross join lateral (select coalesce(%5$s, ''{}'') as de) d
      where r.id in (select l.%6$I from mudadas l);
      return null;
    end $f$', ligacao, operacao, dono, antes, provedores, coluna);
    execute format('create trigger alteracao_%1$s after %1$s on %2$I referencing %3$s table as mudadas
      for each statement execute function liga_%2$s_%1$s()', operacao, ligacao,
      case operacao when 'insert' then 'new' else 'old' end);
  end loop;
  if conta is null then
    execute format('create trigger alteracao_update after update on %1$I referencing new table as mudadas
      for each statement execute function liga_%1$s_insert()', ligacao);
  end if;
end $$;

-- Records below another (`de`, of which `onde` joins a record `f` to the row `n` above) go where that one goes.
create procedure alteracoes_levar(acima text, provedores text, tabela text, de text, onde text) language plpgsql as $$
begin
  execute format('create function leva_%1$s_%3$s() returns trigger language plpgsql as $f$ begin
    insert into alteracao_fila (tabela, id_item, antes, depois)
    select %3$L, f.id, a.de, d.de from velhas v join novas n on n.id = v.id
      cross join lateral (select coalesce(%2$s, ''{}'') as de from (select v.*) r) a
      cross join lateral (select coalesce(%2$s, ''{}'') as de from (select n.*) r) d
      join %4$s on %5$s
    where a.de is distinct from d.de;
    return null;
  end $f$', acima, provedores, tabela, de, onde);
  execute format('create trigger alteracao_leva_%2$s after update on %1$I
    referencing old table as velhas new table as novas for each statement execute function leva_%1$s_%2$s()',
    acima, tabela);
end $$;

do $$
declare
  t text;
  proprio text := 'array_remove(array[r.id_empresa], null)';
  ninguem text := '''{}''::bigint[]';
  -- Locked as they are read: who moves the record above at the same moment waits, or is waited for.
  acima text := '(select array_remove(array[p.id_empresa], null) from %I p where p.id = r.%I for share)';
  pessoa text := format(acima, 'rh_usuario', 'id_funcionario');
  departamento text := format(acima, 'rh_departamento', 'id_departamento');
  da_campanha text := 'array(select f.id_empresa from vendas_campanha_provedor f where f.id_campanha = r.id)';
  do_canal text := proprio || ' || array(select f.id_empresa from vendas_canal_provedor f where f.id_canal = r.id)';
begin
  foreach t in array array['aplicacao', 'assinatura_modelo', 'blacklist', 'campanha_comunicacao', 'cidade',
    'empresa_contratante', 'empresa_erp', 'faq_pergunta', 'manual_artigo', 'microrregiao', 'novidade',
    'onboarding_conteudo', 'onboarding_onboarding', 'onboarding_trilha', 'precificacao', 'recurso',
    'relacionamento_preferencias_cliente', 'relationship_dados_pessoas', 'rh_cidade_provedor', 'rh_departamento',
    'site_roleta_campanhas', 'template_whatsapp', 'vendas_campanha_resultado', 'vendas_cobertura',
    'vendas_tracking_url'] loop
    call alteracoes_acompanhar(t, proprio);
  end loop;
  foreach t in array array['categoria', 'elogio_categoria', 'faq_categoria', 'feriado', 'manual_categoria',
    'perfil_acesso', 'rh_documento_categoria', 'rh_marketing_eventos', 'vendas_blocklist_motivo', 'vendas_destino'] loop
    call alteracoes_acompanhar(t, ninguem);
  end loop;
  call alteracoes_acompanhar('empresa', 'array[r.id]');
  call alteracoes_acompanhar('rh_usuario', proprio, fora => '{senha_hash,senha_provisoria_ate,ultimo_acesso}');
  -- A lead that was deleted stays for its history; lists hold it no more.
  call alteracoes_acompanhar('vendas_lead', proprio, vale => 'r.excluida_em is null');
  call alteracoes_acompanhar('vendas_lead_importacao', proprio, fora => array['progresso', 'amostra', 'amostra_linhas',
    'bloco', 'colunas', 'mapa', 'linhas', 'linhas_com_erro', 'linhas_com_lead', 'total_participantes', 'leads_criadas',
    'leads_unidas', 'leads_puladas', 'criada_ate']);

  call alteracoes_acompanhar('rh_setor', departamento);
  call alteracoes_acompanhar('rh_cargo', '(select array_remove(array[d.id_empresa], null)
    from rh_setor s join rh_departamento d on d.id = s.id_departamento where s.id = r.id_setor for share)');
  call alteracoes_levar('rh_departamento', proprio, 'rh_setor', 'rh_setor f', 'f.id_departamento = n.id');
  call alteracoes_levar('rh_departamento', proprio, 'rh_cargo', 'rh_setor s on s.id_departamento = n.id join rh_cargo f',
    'f.id_setor = s.id');
  call alteracoes_levar('rh_setor', departamento, 'rh_cargo', 'rh_cargo f', 'f.id_setor = n.id');
  foreach t in array array['elogio', 'rh_desligamento', 'rh_familiar'] loop
    call alteracoes_acompanhar(t, pessoa);
    call alteracoes_levar('rh_usuario', proprio, t, t || ' f', 'f.id_funcionario = n.id');
  end loop;
  call alteracoes_acompanhar('rh_documento',
    format('case when r.id_funcionario is null then %s else %s end', proprio, pessoa));
  call alteracoes_levar('rh_usuario', proprio, 'rh_documento', 'rh_documento f', 'f.id_funcionario = n.id');
  call alteracoes_acompanhar('campanha_regras', format(acima, 'campanha_comunicacao', 'campanha_id'));
  call alteracoes_levar('campanha_comunicacao', proprio, 'campanha_regras', 'campanha_regras f', 'f.campanha_id = n.id');

  call alteracoes_acompanhar('vendas_campanha', da_campanha);
  call alteracoes_ligar('vendas_campanha_provedor', 'id_campanha', 'vendas_campanha', da_campanha, 'id_empresa');
  call alteracoes_acompanhar('vendas_canal', do_canal);
  call alteracoes_ligar('vendas_canal_provedor', 'id_canal', 'vendas_canal', do_canal, 'id_empresa');

  call alteracoes_ligar('feriado_cidade', 'id_feriado', 'feriado', ninguem);
  call alteracoes_ligar('microrregiao_cidade', 'id_microrregiao', 'microrregiao', proprio);
  call alteracoes_ligar('onboarding_trilha_conteudo', 'id_trilha', 'onboarding_trilha', proprio);
  call alteracoes_ligar('onboarding_onboarding_trilha', 'id_onboarding', 'onboarding_onboarding', proprio);
  call alteracoes_ligar('novidade_publico', 'id_novidade', 'novidade', proprio);
  call alteracoes_ligar('relationship_contrato', 'id_pessoa', 'relationship_dados_pessoas', proprio);
  call alteracoes_ligar('rh_desligamento_item', 'id_desligamento', 'rh_desligamento', pessoa);
  call alteracoes_ligar('site_roleta_configuracao', 'id_campanha', 'site_roleta_campanhas', proprio);
  foreach t in array array['users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro'] loop
    call alteracoes_ligar(t, 'id_usuario', 'rh_usuario', proprio);
  end loop;
end $$;
