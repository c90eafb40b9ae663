import { form } from '@intranet/contract/messages'
import { employee } from '@intranet/contract/messages/staff'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { admissionJob } from './admission.job.ts'
import { admissionWithoutAccess } from './admission.obligation.ts'
import { countEmployees } from './employee.queries.ts'
import { employeeRoutes } from './employee.rest.ts'
import { employeeRouter } from './employee.router.ts'
import { keepsPeople } from './employee-scope.ts'
import { employeeSheet } from './employee.sheet.ts'

export const employeesModule = defineModule({
  name: 'employees',
  routers: { employees: employeeRouter },
  routes: employeeRoutes,
  jobs: [admissionJob],
  changes: [{ table: 'rh_usuario', list: employeeRouter.list, whole: keepsPeople, fuller: true }],
  refusals: {
    texts: {
      rh_usuario_matricula_unica: 'Já existe um funcionário com esta matrícula.',
      rh_usuario_gestor_proprio: employee.ownManager,
      rh_usuario_desligado_ativo: [employee.dismissedActive, null],
      rh_usuario_data_desligamento: [form.required, 'data_desligamento'],
      rh_usuario_admissao: [form.required, 'data_admissao'],
    },
  },
  personalData: { notAbout: ['rh_usuario.id_gestor'] },
  obligations: [admissionWithoutAccess],
  sheets: [employeeSheet],
  figures: [{ to: '/human-resources/employee/list', may: holds('rh', 'read'), count: countEmployees }],
})
