/** What a vacancy names: it has to be there for the actor, and to belong together. */
import type { VacancyFields } from '@intranet/contract/careers/vacancies'
import { vacancy as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertChoices } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { activeCities } from '../../company/cities/city.queries.ts'
import { activeEmployees } from '../../company/people-of.queries.ts'
import { activeProviders } from '../../company/providers/provider.queries.ts'
import { departmentOf, hirers, positions, sectorOf } from './vacancy-place.queries.ts'

type Places = Partial<
  Pick<VacancyFields, 'id_empresa' | 'id_departamento' | 'id_setor' | 'id_cargo' | 'id_gestor' | 'id_cidade'>
>

async function assertDepartment(
  db: Database,
  { id_empresa, id_departamento, id_setor }: Places,
): Promise<void> {
  if (!(await departmentOf(db, id_departamento!, id_empresa)))
    throw refusals.field('id_departamento', text.wrongDepartment)
  if (id_setor && !(await sectorOf(db, id_setor, id_departamento!)))
    throw refusals.field('id_setor', text.wrongSector)
}

/** Checks what was sent, beside what stays: a new provider needs its own department and position. */
export async function assertPlaces(db: Database, actor: Actor, sent: Places, whole: Places): Promise<void> {
  assertProvider(actor, sent.id_empresa)
  await assertChoices(activeProviders(db), [sent.id_empresa], 'id_empresa')
  await assertChoices(activeCities(db), [sent.id_cidade], 'id_cidade')
  await assertChoices(activeEmployees(db, actor), [sent.id_gestor], 'id_gestor')
  const moved = sent.id_empresa !== undefined
  if (moved || sent.id_gestor !== undefined)
    await assertChoices(hirers(db, whole.id_empresa), [whole.id_gestor], 'id_gestor')
  if (moved || sent.id_cargo !== undefined)
    await assertChoices(positions(db, whole.id_empresa), [whole.id_cargo], 'id_cargo')
  if (moved || sent.id_departamento !== undefined || sent.id_setor !== undefined)
    await assertDepartment(db, whole)
}
