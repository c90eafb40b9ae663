import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countDepartments } from './department.queries.ts'
import { departmentRoutes } from './department.rest.ts'
import { departmentRouter } from './department.router.ts'
import { findDepartments } from './department.search.ts'
import { ofProvider } from '../../../platform/history.ts'
import { departmentHoldings } from './department.holding.ts'

export const departmentsModule = defineModule({
  name: 'departments',
  routers: { departments: departmentRouter },
  routes: departmentRoutes,
  changes: [{ table: 'rh_departamento', list: departmentRouter.list }],
  history: {
    rh_departamento: ofProvider('rh_departamento'),
  },
  refusals: {
    texts: {
      rh_departamento_nome_unico: 'Já existe um departamento com este nome.',
    },
  },
  personalData: { notAbout: ['rh_departamento.id_funcionario'] },
  holdings: departmentHoldings,
  figures: [{ to: '/departments/list', may: holds('rh', 'read'), count: countDepartments }],
  search: [findDepartments],
})
