import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { departmentOptions, departmentsOf } from '../departments/department.queries.ts'
import { positionsOf } from '../positions/position.queries.ts'
import { sectorOptions, sectorsOf } from '../sectors/sector.queries.ts'
import { seesParent, type StructurePart } from './organization.queries.ts'

/** Throws 404 for what is not there for the actor: rows of all providers would be found below it, too. */
async function assertSeen(db: Database, actor: Actor, of: StructurePart, filtro: string): Promise<void> {
  if (!(await seesParent(db, actor, of, filtro))) throw refusals.notFound()
}

export async function readDepartments(db: Database, actor: Actor, filtro?: string) {
  if (!filtro) return departmentOptions(db, actor)
  await assertSeen(db, actor, 'departamento', filtro)
  return departmentsOf(db, actor, filtro)
}

export async function readSectors(db: Database, actor: Actor, filtro?: string) {
  if (!filtro) return sectorOptions(db, actor)
  await assertSeen(db, actor, 'setor', filtro)
  return sectorsOf(db, actor, filtro)
}

export async function readPositions(db: Database, actor: Actor, filtro: string) {
  await assertSeen(db, actor, 'cargo', filtro)
  return positionsOf(db, actor, filtro)
}
