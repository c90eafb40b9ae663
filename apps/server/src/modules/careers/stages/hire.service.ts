import type { HireInput } from '@intranet/contract/careers/hire'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { beginEmployment } from '../../people/employees/admission.service.ts'
import { changeUser } from '../../access/users/user.service.ts'
import { findApplication } from './applicant-record.queries.ts'
import { countOnboardings } from './hire.queries.ts'
import { holdOfVacancy } from './stage.service.ts'

/**
 * "Criar funcionário": the account that applied becomes an employee's, with the place of the vacancy; the onboardings of
 * that place begin by themselves. Before the day of admission the access stays the candidate's
 * (docs/people.md#admission-to-come). Locks the vacancy first, as movements do. Answers the employee, how many began, and where to assign one to a place without.
 */
export async function hire(deps: Deps, db: Database, actor: Actor, { id, ...place }: HireInput) {
  await holdOfVacancy(db, actor, [id])
  const { id_usuario, etapa, funcionario, admissao_futura } = found(await findApplication(db, actor, id))
  if (etapa !== 'contratado' || id_usuario === null) throw new AppError('conflict', text.notHired)
  if (funcionario || admissao_futura) throw new AppError('conflict', text.employeeAlready)
  const employed = { id: id_usuario, ...place, funcionario: true, situacao: 'ativo' as const }
  await changeUser(db, actor, employed, deps)
  const begins = await beginEmployment(deps, db, id_usuario)
  const onboardings = await countOnboardings(db, id_usuario)
  return {
    id: id_usuario,
    onboardings,
    situacao: begins ? ('ativo' as const) : ('admissao' as const),
    aviso: onboardings ? null : text.noOnboarding,
    rota: onboardings ? null : '/human-resources/onboarding/list',
  }
}
