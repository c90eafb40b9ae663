import { company as text } from '@intranet/contract/messages/company'
import type { Database } from '@intranet/db/connection'
import { refusals } from '../../platform/errors.ts'
import type { Place } from './people-of.queries.ts'
import {
  countOfOtherProviders,
  departmentOfSector,
  keepDepartment,
  settleDepartment,
} from './place-move.queries.ts'

/** Which field moves each part. */
const fieldOf = {
  id_cargo: 'id_setor',
  id_setor: 'id_departamento',
  id_departamento: 'id_empresa',
} as const satisfies Partial<Record<Place, string>>

/**
 * Has people and onboardings follow a part that was moved. Nobody changes provider by it: while employees of another one
 * are in the part it is refused (docs/company.md#what-moves-with-a-part).
 */
async function settle(db: Database, part: keyof typeof fieldOf, id: number, id_departamento: number) {
  await keepDepartment(db, id_departamento)
  const { pessoas } = await countOfOtherProviders(db, part, id, id_departamento)
  if (pessoas) throw refusals.field(fieldOf[part], text.ofOtherProvider(pessoas), 'conflict')
  await settleDepartment(db, id_departamento)
}

/** A position that was moved to a sector. */
export async function followPosition(db: Database, id: number, id_setor: number): Promise<void> {
  const { id_departamento } = await departmentOfSector(db, id_setor)
  await settle(db, 'id_cargo', id, id_departamento)
}

/** A sector that was moved to a department. */
export const followSector = (db: Database, id: number, id_departamento: number) =>
  settle(db, 'id_setor', id, id_departamento)

/** A department that was moved to a provider, or to the whole group. */
export const followDepartment = (db: Database, id: number) => settle(db, 'id_departamento', id, id)
