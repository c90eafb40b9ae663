import { employeeFields } from '@intranet/contract/people/employee-schemas'
import { found, removeRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { endingBy, endSessions } from '../../../platform/session-ends.ts'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import {
  insertInvited,
  invitedNames,
  inviteStored,
  makeFirstPassword,
  waitsForAdmission,
} from '../../access/users/invite.service.ts'

/** Few at a time: each person's first password is hashed before the transaction opens. */
export const employeeSheet = defineSheet({
  entidade: 'employees',
  table: 'rh_usuario',
  chunk: 10,
  schema: employeeFields,
  once: [['email'], ['cpf'], ['matricula', 'id_empresa']],
  async ready(deps, rows) {
    const passwords = await Promise.all(Array.from({ length: rows }, () => makeFirstPassword(deps)))
    return (db, actor, { image_data: _data, image_format: _format, ...person }) =>
      insertInvited(deps, db, actor, [{ ...person, funcionario: true }], [passwords.pop()!], 'later')
  },
  invitation: {
    awaited: (row) => !waitsForAdmission({ ...row, funcionario: true }),
    async ready(deps, people) {
      const passwords = await Promise.all(Array.from({ length: people }, () => makeFirstPassword(deps)))
      return (db, actor, id) => inviteStored(deps, db, actor, id, passwords.pop()!)
    },
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
