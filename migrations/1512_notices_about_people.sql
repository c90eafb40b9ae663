-- Whom a notice names: its text goes when they are forgotten. The rows are found by the record (`candidatura:12`).
alter table notificacao_mensagem add column sobre text collate "C" check (sobre ~ '^[a-z_]+:[0-9]+$');

update notificacao_mensagem m set sobre = coalesce(
  'candidatura:' || substring(data ->> 'rota' from '^/careers/candidate/([0-9]{1,18})$'),
  substring(data ->> 'chave' from '^candidatura:[0-9]{1,18}$'),
  'rh_usuario:' || (select p.id_usuario from pre_admissao p
    where p.id = substring(data ->> 'chave' from '^pre_admissao:([0-9]{1,18}):')::bigint),
  'rh_usuario:' || substring(data ->> 'rota' from '^/settings/permission/partner/profile/([0-9]{1,18})$'),
  'bo_venda:' || substring(data ->> 'rota' from '^/backoffice/vendas/listagem\?ver=([0-9]{1,18})$'),
  'bo_venda:' || substring(data ->> 'chave' from '^backoffice-prazo:vendas:([0-9]{1,18}):'),
  'bo_problema:' || substring(data ->> 'chave' from '^backoffice-prazo:problemas:([0-9]{1,18}):'),
  'bo_venda:' || (select t.id_venda from bo_ativacao t
    where t.id = substring(data ->> 'chave' from '^backoffice-prazo:ativacoes:([0-9]{1,18}):')::bigint),
  'bo_venda:' || (select t.id_venda from bo_qualificacao q join bo_ativacao t on t.id = q.id_ativacao
    where q.id = substring(data ->> 'chave' from '^backoffice-prazo:qualificacao:([0-9]{1,18}):')::bigint),
  'patrocinio_solicitacao:' || substring(data ->> 'chave' from '^patrocinio-inadimplente:([0-9]{1,18})$'),
  'patrocinio_solicitacao:' || substring(data ->> 'rota' from '^/marketing/sponsorship/solicitations/details\?id=([0-9]{1,18})$'),
  'patrocinio_pos_evento:' || substring(data ->> 'rota' from '^/marketing/sponsorship/post-event/edit\?id=([0-9]{1,18})$'))
where data ? 'chave' or data ->> 'rota' ~ '[0-9]$';

create index notificacao_mensagem_sobre on notificacao_mensagem (sobre) where sobre is not null;

-- Who was forgotten before this, or whose record is not there any more.
update notificacao_mensagem m set data = data || '{"msg": "Os dados desta notificação foram apagados."}'::jsonb
where sobre is not null and not exists (
  select from (values (split_part(sobre, ':', 1), split_part(sobre, ':', 2)::bigint)) s (tabela, id)
  where case s.tabela
    when 'candidatura' then exists (select from candidatura c where c.id = s.id and c.anonimizada_em is null)
    when 'rh_usuario' then exists (select from rh_usuario u where u.id = s.id and u.email not like '%@anonimizado.invalid')
    when 'bo_venda' then exists (select from bo_venda v left join vendas_lead l on l.id = v.id_lead
      where v.id = s.id and l.anonimizada_em is null)
    when 'bo_problema' then exists (select from bo_problema p
      left join bo_ativacao t on t.id = p.id_ativacao left join bo_venda v on v.id = coalesce(p.id_venda, t.id_venda)
      left join vendas_lead l on l.id = v.id_lead where p.id = s.id and l.anonimizada_em is null)
    when 'patrocinio_solicitacao' then exists (select from patrocinio_solicitacao r
      where r.id = s.id and r.anonimizada_em is null)
    when 'patrocinio_pos_evento' then exists (select from patrocinio_pos_evento e
      join patrocinio_solicitacao r on r.id = e.id_solicitacao where e.id = s.id and r.anonimizada_em is null)
  end);
