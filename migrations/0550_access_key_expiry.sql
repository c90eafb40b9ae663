-- Keys that end soon, whose owners are told.
create index chave_acesso_validade on chave_acesso (validade_fim, id) where revogada_em is null;
