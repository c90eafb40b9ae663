-- Webhooks that can be tried (docs/webhooks.md): tests, what was answered, an end by 410, and a wake-up at the commit.
alter table webhook add column encerrado_em timestamptz(3);

alter table webhook_entrega
  add column teste boolean not null default false,
  add column tentada_em timestamptz(3),
  add column duracao_ms int check (duracao_ms >= 0),
  -- The beginning of the last answer, sealed.
  add column resposta_texto text check (resposta_texto like 's1.%');

-- A range of deliveries is sent again by its ids or its time.
create index webhook_entrega_ordem on webhook_entrega (id_webhook, id);

create function trabalho_webhooks() returns trigger language plpgsql as $$
begin
  perform pg_notify('trabalho', 'webhooks');
  return null;
end $$;
create trigger trabalho after insert on webhook_evento for each statement execute function trabalho_webhooks();
