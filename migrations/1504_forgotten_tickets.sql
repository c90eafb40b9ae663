-- Tickets of people who were forgotten, or whose history was reset, kept their CPF and phone.
delete from erp_saida s where s.tipo = 'roleta' and s.situacao <> 'enviado' and not exists (
  select from site_roleta_historico h where h.id = s.id_item and h.anonimizado_em is null);
