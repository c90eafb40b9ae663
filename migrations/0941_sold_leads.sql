-- What was agreed with a customer changes by a manager alone, with a reason in the lead's history.
alter table vendas_lead_historico drop constraint vendas_lead_historico_acao_check;
alter table vendas_lead_historico add constraint vendas_lead_historico_acao_check
  check (acao in ('criada', 'status', 'contato', 'atribuida', 'errada', 'inviavel', 'inativada', 'reativada', 'excluida',
    'restaurada', 'unida', 'separada', 'liberada', 'cobertura', 'corrigida'));
