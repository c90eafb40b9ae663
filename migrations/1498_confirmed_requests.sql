-- What people of a provider's system still have to say yes to is asked for again each hour (docs/client-panel.md#actions). That
-- it was looked at is no change of the action: the history leaves it out.
create index painel_acao_pedida on painel_acao (conferida_em) where situacao = 'pedida';
drop trigger historico_insert on painel_acao;
drop trigger historico_update on painel_acao;
drop trigger historico_delete on painel_acao;
call historico_ativar('painel_acao', 'id', '{corpo,conferida_em}');
