-- People of an import who have an open lead already: counted in the preview, then skipped or joined to that lead.
alter table vendas_lead_importacao
  add column com_lead_aberta text not null default 'pular' check (com_lead_aberta in ('pular', 'unir')),
  add column linhas_com_lead int not null default 0,
  add column leads_unidas int not null default 0,
  add column leads_puladas int not null default 0,
  -- The last line whose lead was looked at: where "create all" goes on after a crash.
  add column criada_ate int not null default 0,
  -- Which lines of the file the sample shows, so that wrong ones can be marked.
  add column amostra_linhas int[];

-- The open lead that a participant was joined to, and what it took over: undoing the import takes it back.
alter table vendas_lead_participante
  add column id_lead_unida bigint references vendas_lead on delete set null,
  add column campos_unidos jsonb;
create index vendas_lead_participante_unida on vendas_lead_participante (id_lead_unida)
  where id_lead_unida is not null;

drop trigger historico_insert on vendas_lead_importacao;
drop trigger historico_update on vendas_lead_importacao;
drop trigger historico_delete on vendas_lead_importacao;
call historico_ativar('vendas_lead_importacao', 'id',
  '{progresso,amostra,amostra_linhas,bloco,colunas,mapa,linhas,linhas_com_erro,linhas_com_lead,total_participantes,leads_criadas,leads_unidas,leads_puladas,criada_ate}');
