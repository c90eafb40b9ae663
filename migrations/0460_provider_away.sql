-- What a provider said itself stands beside our word for it: everybody reads the word, superadmins both.
alter table campanha_envio add column detalhe text check (length(detalhe) <= 200);
update campanha_envio set detalhe = motivo, motivo = case
  when motivo = 'HTTP 429' then 'provedor_cheio'
  when motivo = 'HTTP 503' then 'provedor_fora'
  when motivo like 'HTTP 5%' then 'erro_provedor'
  when motivo like 'HTTP 4%' then 'recusado'
  when motivo like 'HTTP 3%' or motivo = 'resposta sem id' then 'sem_confirmacao'
  when motivo like '% não está configurado' then 'nao_configurado'
  when situacao = 'na_fila' then 'provedor_fora'
  when situacao = 'incerto' and motivo ilike '%timeout%' then 'sem_resposta'
  when situacao = 'incerto' then 'conexao_cortada'
  else 'recusado' end
where motivo not in ('restricao', 'contato_invalido', 'limite', 'template', 'duplicado', 'feriado', 'silencio', 'pausa',
  'excluida', 'janela', 'sem_resposta', 'recusado', 'devolvido');

alter table campanha_execucao add column detalhe text check (length(detalhe) <= 500);
update campanha_execucao set detalhe = motivo, motivo = 'erro_interno' where motivo not in ('janela', 'silencio');

-- How a shift ended: all told, with failures or open outcomes, or with messages that never began.
alter table campanha_execucao drop constraint campanha_execucao_situacao_check,
  add constraint campanha_execucao_situacao_check check (situacao in ('agendada', 'executando', 'concluida', 'com_falhas',
    'interrompida', 'falhou', 'perdido')),
  -- What a provider tells after the end may change how it ended: it is looked at again.
  add column reavaliar boolean not null default false;
create index campanha_execucao_reavaliar on campanha_execucao (id) where reavaliar;
update campanha_execucao x set reavaliar = true where situacao = 'concluida' and exists (select from campanha_envio v
  where v.id_execucao = x.id and v.situacao in ('falhou', 'incerto', 'expirado', 'cancelado'));

-- A channel whose provider is away: since when, and when one message tries again. Null while it works.
alter table campanha_ritmo
  add column parado_desde timestamptz,
  add column tenta_em timestamptz,
  add column motivo text,
  -- How often trying again has failed: it is tried less and less often.
  add column quedas int not null default 0;

-- What managers decided about messages that nobody knows to have arrived.
create table campanha_decisao (
  id bigint generated always as identity primary key,
  id_execucao bigint not null references campanha_execucao,
  acao text not null check (acao in ('reenviar', 'perdido')),
  -- The messages, at most 500; null where it was all that were open.
  envios bigint[],
  total int not null check (total > 0),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now()
);
create index campanha_decisao_execucao on campanha_decisao (id_execucao, id);
create index campanha_decisao_autor on campanha_decisao (id_usuario) where id_usuario is not null;

-- As before, with what the provider said: `outros` [{id, situacao, motivo, detalhe, espera}].
create or replace function passa_envios(reserva bigint, segundos int, enviados bigint[], provedor text[], outros jsonb,
  proximos bigint[], regras bigint[]) returns setof bigint language plpgsql as $$
declare ativas bigint[];
begin
  -- Kept alive now and then: half its time is left whenever it is not written, so that nobody reaps it meanwhile. And
  -- before its messages, as who reaps it does.
  update campanha_reserva set ate = now() + make_interval(secs => segundos)
    where id = reserva and ate < now() + make_interval(secs => segundos / 2.0);
  if not found and not exists (select from campanha_reserva where id = reserva) then proximos := '{}'; end if;
  update campanha_envio e set situacao = 'enviado', motivo = null, detalhe = null, updated_at = now(), enviado_em = now(),
    tentativas = e.tentativas + 1,
    id_provedor_mensagem = coalesce(provedor[array_position(enviados, e.id)], e.id_provedor_mensagem)
  where e.id = any(enviados) and (e.situacao = 'enviando' and e.id_reserva = reserva or e.situacao = 'incerto');
  if outros is not null then
    update campanha_envio e set situacao = s.situacao, motivo = s.motivo, detalhe = s.detalhe, updated_at = now(),
      tentativas = e.tentativas + case s.situacao when 'reservado' then 0 else 1 end,
      envia_em = case s.situacao when 'na_fila' then now() + make_interval(secs => s.espera) else e.envia_em end,
      dia_envio = case s.situacao when 'falhou' then null else e.dia_envio end
    from jsonb_to_recordset(outros) as s(id bigint, situacao text, motivo text, detalhe text, espera int)
    where e.id = s.id and (e.situacao = 'enviando' and e.id_reserva = reserva
      or e.situacao = 'incerto' and s.situacao = 'falhou');
  end if;
  ativas := array(select r.id from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
    where r.id = any(regras) and r.ativo and c.ativo);
  return query update campanha_envio e set situacao = 'enviando', updated_at = now()
    where e.id = any(proximos) and e.situacao = 'reservado' and e.id_reserva = reserva
      and e.expira_em > now() and e.id_regra = any(ativas)
    returning e.id;
end $$;
