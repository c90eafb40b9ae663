-- A notification that a job may raise twice carries a key: the second of the same key is not stored.
create unique index notificacao_mensagem_chave on notificacao_mensagem ((data ->> 'chave')) where data ? 'chave';
