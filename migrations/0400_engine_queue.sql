-- The send queue, so that handing a message over rewrites its row within the page and touches no index.
-- A lease is a row of its own: it is kept alive and found dead as a whole, not five hundred times.
create table campanha_reserva (
  id bigint generated always as identity primary key,
  -- Its messages; those that it still holds carry its id.
  envios bigint[] not null,
  ate timestamptz not null,
  created_at timestamptz(3) not null default now()
) with (fillfactor = 50);
-- Out of the row, which is rewritten with every hand-over.
alter table campanha_reserva alter column envios set storage external;

drop index campanha_envio_fila, campanha_envio_reserva, campanha_envio_destino_unico;
-- Leases of before are as good as dead.
update campanha_envio set situacao = case situacao when 'reservado' then 'na_fila' else 'incerto' end,
  motivo = case situacao when 'enviando' then 'sem_resposta' end,
  dia_envio = case situacao when 'enviando' then dia_envio end
where situacao in ('reservado', 'enviando');
alter table campanha_envio
  -- Compared byte by byte: by the rules of Portuguese an index entry costs several times as much.
  alter column destino type text collate "C",
  drop column trabalhador, drop column reservado_ate,
  add column id_reserva bigint,
  -- An index that names situacao would be touched by each of its changes; these change only on the way in and out.
  add column na_fila boolean not null generated always as (situacao = 'na_fila') stored,
  add column ocupa_destino boolean not null generated always as (situacao <> 'suprimido') stored;
-- A message is rewritten three times: half a page is left for it.
alter table campanha_envio set (fillfactor = 50);

create unique index campanha_envio_destino_unico on campanha_envio (id_regra, canal, destino, data_referencia)
  where ocupa_destino;
-- In eight lanes by customer: what one worker takes of a lane another cannot, and lanes do not wait for each other.
create index campanha_envio_fila on campanha_envio (canal, (id_pessoa % 8), envia_em, id_execucao, id) where na_fila;

-- Whether an execution's texts name what stands in the contract: it is looked up for each message otherwise.
alter table campanha_execucao add column usa_contrato boolean not null
  generated always as (regra::text ~ '\{\{\s*(produto|vencimento)\s*\}\}') stored;

-- One hand-over's commit: what became of the last messages, and the next ones on their way. Answers which of these may
-- go: still leased, rule and campaign active, within the window. A function, because it is planned once a connection.
-- `enviados` with the provider's ids beside them, null where it gave none; `outros` [{id, situacao, motivo, espera}].
create function passa_envios(reserva bigint, segundos int, enviados bigint[], provedor text[], outros jsonb,
  proximos bigint[], regras bigint[]) returns setof bigint language plpgsql as $$
declare ativas bigint[];
begin
  -- Kept alive now and then: half its time is left whenever it is not written, so that nobody reaps it meanwhile. And
  -- before its messages, as who reaps it does.
  update campanha_reserva set ate = now() + make_interval(secs => segundos)
    where id = reserva and ate < now() + make_interval(secs => segundos / 2.0);
  if not found and not exists (select from campanha_reserva where id = reserva) then proximos := '{}'; end if;
  update campanha_envio e set situacao = 'enviado', motivo = null, updated_at = now(), enviado_em = now(),
    tentativas = e.tentativas + 1,
    id_provedor_mensagem = coalesce(provedor[array_position(enviados, e.id)], e.id_provedor_mensagem)
  where e.id = any(enviados) and (e.situacao = 'enviando' and e.id_reserva = reserva or e.situacao = 'incerto');
  if outros is not null then
    update campanha_envio e set situacao = s.situacao, motivo = s.motivo, updated_at = now(),
      tentativas = e.tentativas + case s.situacao when 'reservado' then 0 else 1 end,
      envia_em = case s.situacao when 'na_fila' then now() + make_interval(secs => s.espera) else e.envia_em end,
      dia_envio = case s.situacao when 'falhou' then null else e.dia_envio end
    from jsonb_to_recordset(outros) as s(id bigint, situacao text, motivo text, espera int)
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
