-- The icons of the picker's set, by the names it stores; and the hubs' own order.
update modulo set icone = x.icone, ordem = x.ordem
from (values
  ('novidades', 'newspaper', 1), ('manual', 'book-open', 2), ('solicitacoes', 'clipboard', 3), ('vendas', 'chart', 4),
  ('carreiras', 'briefcase', 5), ('curriculo', 'contact', 6), ('faq', 'help', 7),
  ('provedores', 'router', 10), ('contratantes', 'folder', 11), ('empresas', 'building', 12),
  ('cidades', 'map-pin', 13), ('microrregioes', 'map', 14), ('departamentos', 'route', 15), ('setores', 'package', 16),
  ('cargos', 'briefcase', 17), ('feriados', 'calendar', 18), ('categorias', 'tag', 19),
  ('usuarios', 'users', 30), ('perfis', 'shield', 31)
) as x (chave, icone, ordem)
where modulo.chave = x.chave;
