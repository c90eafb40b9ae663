-- Lists of people, notices about changed access, partner warnings, the modules of menu and hubs.
alter table rh_usuario add column tipo text generated always as
  (case when funcionario then 'Funcionário' when id_empresa is not null then 'Externo' else 'Candidato' end) stored;

-- Serves the list by name with scope, filters and search from the index alone; rare words go by trigram.
create index rh_usuario_lista on rh_usuario (nome, id) include (id_empresa, ativo, funcionario, tipo, busca);
create index rh_usuario_empresa on rh_usuario (id_empresa, nome, id) include (ativo, funcionario, tipo, busca);
create index rh_usuario_busca on rh_usuario using gin (busca gin_trgm_ops);
create index usuario_papel_papel on usuario_papel (papel);
create index permissao_parceiro_empresa on permissao_parceiro (id_empresa);

-- The end date that was already warned about: a job that runs twice warns once.
alter table permissao_parceiro add column aviso_de date;
create index permissao_parceiro_fim on permissao_parceiro (validade_fim);

insert into perfil_acesso (nome, descricao, roles, sistema) values
  ('Super Admin', 'Acesso a todos os módulos e a todos os provedores.', '{users:superadmin}', true)
on conflict do nothing;

insert into modulo (chave, nome, icone, secao, ordem) values
  ('novidades', 'Novidades', 'newspaper', 'Menu', 1),
  ('manual', 'Manual do Colaborador', 'book-open', 'Menu', 2),
  ('solicitacoes', 'Solicitações', 'clipboard-list', 'Menu', 3),
  ('vendas', 'Vendas', 'trending-up', 'Menu', 4),
  ('carreiras', 'Trabalhe Conosco', 'briefcase-business', 'Menu', 5),
  ('curriculo', 'Currículo', 'file-user', 'Menu', 6),
  ('faq', 'FAQ', 'circle-question-mark', 'Menu', 7),
  ('provedores', 'Provedores', 'building-2', 'Empresa', 10),
  ('contratantes', 'Empresas contratantes', 'landmark', 'Empresa', 11),
  ('empresas', 'Empresas', 'building', 'Empresa', 12),
  ('cidades', 'Cidades', 'map-pin', 'Empresa', 13),
  ('microrregioes', 'Microrregiões', 'map', 'Empresa', 14),
  ('feriados', 'Feriados', 'calendar-days', 'Empresa', 15),
  ('departamentos', 'Departamentos', 'network', 'Empresa', 16),
  ('setores', 'Setores', 'layers', 'Empresa', 17),
  ('cargos', 'Cargos', 'briefcase', 'Empresa', 18),
  ('categorias', 'Categorias de novidades', 'tags', 'Empresa', 19),
  ('usuarios', 'Usuários', 'users', 'Acesso', 30),
  ('perfis', 'Perfis de acesso', 'shield-check', 'Acesso', 31)
on conflict do nothing;
