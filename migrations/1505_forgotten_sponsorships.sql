-- Applicants who were forgotten before their events' names and texts went with them. Histories are emptied, not written.
select set_config('app.sem_historico', 'on', true);
update patrocinio_negociacao n set itens = null, contrapartidas = 'Anonimizadas', observacao = null
  from patrocinio_solicitacao r where r.id = n.id_solicitacao and r.anonimizada_em is not null;
update patrocinio_viabilidade v set observacao = null
  from patrocinio_solicitacao r where r.id = v.id_solicitacao and r.anonimizada_em is not null;
update vendas_campanha c set nome = 'Patrocínio ' || r.protocolo
  from patrocinio_solicitacao r join vendas_tracking_url t on t.id = r.id_tracking
  where c.id = t.id_campanha and r.anonimizada_em is not null and c.nome like 'Patrocínio ' || r.protocolo || ' %';
update rh_marketing_eventos e set evento = 'Patrocínio ' || r.protocolo, site_evento = null, local = 'Anonimizado',
    endereco = 'Anonimizado'
  from patrocinio_solicitacao r where r.id_evento = e.id and r.anonimizada_em is not null and e.evento = r.evento;
update patrocinio_solicitacao set evento = 'Anonimizado', local = 'Anonimizado', endereco = 'Anonimizado',
    itens_solicitados = null, contrapartidas = 'Anonimizadas'
  where anonimizada_em is not null;
update log_historico h set old_data = null, new_data = null from patrocinio_solicitacao r
  where r.anonimizada_em is not null and h.tabela = 'patrocinio_solicitacao' and h.id_item = r.id::text;
update log_historico h set old_data = null, new_data = null
  from patrocinio_negociacao n join patrocinio_solicitacao r on r.id = n.id_solicitacao
  where r.anonimizada_em is not null and h.tabela = 'patrocinio_negociacao' and h.id_item = n.id::text;
update log_historico h set old_data = null, new_data = null
  from patrocinio_viabilidade v join patrocinio_solicitacao r on r.id = v.id_solicitacao
  where r.anonimizada_em is not null and h.tabela = 'patrocinio_viabilidade' and h.id_item = v.id::text;
update log_historico h set old_data = null, new_data = null
  from patrocinio_pos_evento p join patrocinio_solicitacao r on r.id = p.id_solicitacao
  where r.anonimizada_em is not null and h.tabela = 'patrocinio_pos_evento' and h.id_item = p.id::text;
select set_config('app.sem_historico', '', true);
