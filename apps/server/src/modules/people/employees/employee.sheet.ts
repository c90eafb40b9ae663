import { employeeFields } from '@intranet/contract/people/employee-schemas'
import { found, removeRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import {
  insertInvited,
  invitedNames,
  inviteStored,
  waitsForAdmission,
} from '../../access/users/invite.service.ts'

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
  async remove(db, actor, id, deps) {
    found(
      await db
        .selectFrom('rh_usuario')
        .where('id', '=', id)
        .where((eb) => inScope(actor, eb.ref('id_empresa'), false))
        .select('id')
        .forUpdate()
        .executeTakeFirst(),
    )
    await endSessions(db, [id], endingBy(deps, 'excluida'))
    await removeRecord(db.deleteFrom('rh_usuario'), id)
  },
})
