-- Who left, or lost their access, before their addresses ended with it: a return would have opened them again.
delete from calendario_assinatura a using rh_usuario u where u.id = a.id_usuario and not (u.ativo and u.funcionario);
delete from vencimento_assinatura a using rh_usuario u where u.id = a.id_usuario and not (u.ativo and u.funcionario);
