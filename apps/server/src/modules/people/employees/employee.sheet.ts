import { waitsForAdmission } from '@intranet/contract/access/admission'
import { employeeFields } from '@intranet/contract/people/employee-schemas'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { insertInvited, invitedNames, inviteStored } from '../../access/users/invite.service.ts'
import { removeImported } from './employee.service.ts'

export const employeeSheet = defineSheet({
  entidade: 'employees',
  table: 'rh_usuario',
  schema: employeeFields,
  once: [['email'], ['cpf'], ['matricula', 'id_empresa']],
  save: (db, actor, { image_data: _data, image_format: _format, ...person }, deps) =>
    insertInvited(deps, db, actor, [{ ...person, funcionario: true }], 'later'),
  invitation: {
    awaited: (row) => !waitsForAdmission({ ...row, funcionario: true }),
    send: inviteStored,
    names: invitedNames,
  },
  remove: removeImported,
})
