import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { employeeRouter } from './employee.router.ts'

const routers = { employees: employeeRouter }

/** The people of /v1/usuario who are employees, as HR maintains them. */
export const employeeRoutes = entityRoutes(routers, {
  tag: 'Funcionários',
  path: '/v1/rh/funcionario',
  table: 'rh_usuario',
  writeNote: 'Com `cnh_categoria` `Não Possui` o `cnh_numero` fica vazio.',
  noun: ['o funcionário', 'os funcionários'],
  bodyLimit: 15 * 1024 * 1024,
  procedures: employeeRouter,
})
