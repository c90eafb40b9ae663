-- People and onboardings that kept the old place when their position or sector was moved: docs/company.md#what-moves-with-a-part.
with lugar as (
  select c.id as id_cargo, s.id as id_setor, d.id as id_departamento, d.id_empresa
  from rh_cargo c join rh_setor s on s.id = c.id_setor join rh_departamento d on d.id = s.id_departamento
), com_cargo as (
  update rh_usuario u set id_setor = l.id_setor, id_departamento = l.id_departamento from lugar l
  where u.id_cargo = l.id_cargo and (l.id_empresa is null or l.id_empresa = u.id_empresa)
    and (u.id_setor, u.id_departamento) is distinct from (l.id_setor, l.id_departamento)
), sem_cargo as (
  update rh_usuario u set id_departamento = d.id from rh_setor s join rh_departamento d on d.id = s.id_departamento
  where u.id_cargo is null and u.id_setor = s.id and (d.id_empresa is null or d.id_empresa = u.id_empresa)
    and u.id_departamento is distinct from d.id
)
update onboarding_onboarding o set id_departamento = l.id_departamento from lugar l
where o.id_cargo = l.id_cargo and (l.id_empresa is null or l.id_empresa = o.id_empresa)
  and o.id_departamento is distinct from l.id_departamento;
