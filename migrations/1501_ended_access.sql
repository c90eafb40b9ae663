-- Who has left keeps no access to come back to, and employees no partner access:
-- docs/people.md#what-ends-with-a-shutdown, docs/access.md#partners.
delete from permissao_parceiro p using rh_usuario u
  where u.id = p.id_usuario and (u.funcionario or u.situacao = 'desligado');
delete from users_profiles p using rh_usuario u where u.id = p.id_usuario and u.situacao = 'desligado';
delete from usuario_papel p using rh_usuario u where u.id = p.id_usuario and u.situacao = 'desligado';
delete from usuario_empresa p using rh_usuario u where u.id = p.id_usuario and u.situacao = 'desligado';
update chave_acesso c set revogada_em = now() from rh_usuario u
  where u.id = c.id_usuario and u.situacao = 'desligado' and c.revogada_em is null;
