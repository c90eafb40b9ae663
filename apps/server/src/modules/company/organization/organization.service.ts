import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { departmentOptions, departmentsOf } from '../departments/department.queries.ts'
import { positionsOf } from '../positions/position.queries.ts'
import { sectorOptions, sectorsOf } from '../sectors/sector.queries.ts'
import { seesParent, type StructurePart } from './organization.queries.ts'

/** The rows below something of the structure. Throws 404 where that is not there for the actor. */
async function below<Row>(
  db: Database,
  actor: Actor,
  [of, filtro]: [StructurePart, string],
  rows: Promise<Row[]>,
): Promise<Row[]> {
  const found = await rows
  if (!found.length && !(await seesParent(db, actor, of, filtro))) throw refusals.notFound()
  return found
}

export const readDepartments = (db: Database, actor: Actor, filtro?: string) =>
  filtro
    ? below(db, actor, ['departamento', filtro], departmentsOf(db, actor, filtro))
    : departmentOptions(db, actor)

export const readSectors = (db: Database, actor: Actor, filtro?: string) =>
  filtro ? below(db, actor, ['setor', filtro], sectorsOf(db, actor, filtro)) : sectorOptions(db, actor)

export const readPositions = (db: Database, actor: Actor, filtro: string) =>
  below(db, actor, ['cargo', filtro], positionsOf(db, actor, filtro))
