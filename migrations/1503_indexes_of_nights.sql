-- What each home of a supplies manager and the nights read: few open rows among all that were closed.
create index suprimento_custodia_item_aberto on suprimento_custodia_item (id_custodia) where aberto;
create index solicitacao_veiculo_vencida on solicitacao_veiculo (data_devolucao) where situacao in ('pendente', 'aprovada');
