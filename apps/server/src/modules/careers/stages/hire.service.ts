import type { HireInput } from '@intranet/contract/careers/hire'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { changeUser } from '../../access/users/user.service.ts'
import { findApplication } from './applicant-record.queries.ts'
import { countOnboardings } from './hire.queries.ts'

/**
 * "Criar funcionário": the account that applied becomes an employee's, with the place of the vacancy; the onboardings of
 * that place begin by themselves. Answers the employee and how many began.
 */
export async function hire(db: Database, actor: Actor, { id, ...place }: HireInput) {
  const { id_usuario, etapa, funcionario } = found(await findApplication(db, actor, id))
  if (etapa !== 'contratado' || id_usuario === null) throw new AppError('conflict', text.notHired)
  if (funcionario) throw new AppError('conflict', text.employeeAlready)
  await changeUser(db, actor, { id: id_usuario, ...place, funcionario: true, situacao: 'ativo' })
  return { id: id_usuario, onboardings: await countOnboardings(db, id_usuario) }
}
