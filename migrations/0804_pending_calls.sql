-- Welcome calls that wait: the home counts them and the clock looks for late ones, among all that were ever made.
create index bo_qualificacao_pendente on bo_qualificacao (id_empresa, prazo) where situacao = 'pendente';
