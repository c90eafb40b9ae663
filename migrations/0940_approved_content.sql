-- What was approved: who is written to, when, what, by which channels, and what a message costs. Another fingerprint is
-- another decision.
create function campanha_regra_impressao(r campanha_regras) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    r.campanha_id, r.criterio, r.envio, r.tempo, r.data_especifica, r.turno,
    r.silencio_inicio, r.silencio_fim, r.silencio_acao, r.feriado_acao, r.segurar_incidente,
    case when r.email then jsonb_build_array(r.titulo_email, r.mensagem_email) end,
    case when r.sms then r.mensagem_sms end,
    case when r.whatsapp then (
      select jsonb_build_array(t.id, t.nome, t.idioma, t.corpo, t.botao) from template_whatsapp t
      where t.id = r.template_whatsapp) end,
    (select jsonb_object_agg(p.chave, p.valor order by p.chave) from parametro p
      where r.email and p.chave = 'comunicacao_preco_email' or r.sms and p.chave = 'comunicacao_preco_sms'
        or r.whatsapp and p.chave = 'comunicacao_preco_whatsapp')
  )::text, 'UTF8')), 'hex') $$;

alter table campanha_regras
  add column aprovacao_impressao text check (aprovacao_impressao ~ '^[0-9a-f]{64}$'),
  add column aprovacao_custo numeric(12, 2) check (aprovacao_custo >= 0);

update campanha_regras r set aprovacao_impressao = campanha_regra_impressao(r) where solicitada_em is not null;

alter table campanha_regras add constraint campanha_regras_aprovacao
  check (solicitada_em is null or aprovacao_impressao is not null);
