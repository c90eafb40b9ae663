import {
  department,
  type DepartmentFields,
  type ListDepartmentsInput,
  type UpdateDepartmentInput,
} from '@intranet/contract/company/department'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { ofProvider } from '../providers-named.queries.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_departamento as d')
    .leftJoin('empresa as e', 'e.id', 'd.id_empresa')
    .leftJoin('rh_usuario as r', 'r.id', 'd.id_funcionario')
    .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
    .select([
      'd.id',
      'd.nome',
      'd.id_empresa',
      'e.nome as empresa',
      'd.id_funcionario',
      'r.nome as responsavel',
      'd.ativo',
      'd.created_at',
      'd.updated_at',
    ])

export const listDepartments = (db: Database, actor: Actor, request: ListDepartmentsInput) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(department).list,
    alias: 'd',
    refs: { empresa: 'e.nome', responsavel: 'r.nome' },
    search: normalised('d.nome'),
  })

export const countDepartments = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getDepartment = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('d.id', '=', id).executeTakeFirst()

const choosable = (db: Database, actor: Actor, incluir?: number) =>
  db
    .selectFrom('rh_departamento as d')
    .leftJoin('empresa as e', 'e.id', 'd.id_empresa')
    .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
    .where(selectable('d', incluir))
    .select(['d.id', 'd.nome', 'd.ativo', 'd.id_empresa', 'd.id_funcionario', 'e.nome as empresa'])
    .orderBy('d.nome')
    .orderBy('d.id')

export const departmentOptions = (db: Database, actor: Actor, incluir?: number) =>
  choosable(db, actor, incluir).execute()

/** Departments that a provider, named by its id or name, chooses from. */
export const departmentsOf = (db: Database, actor: Actor, provider: string) =>
  choosable(db, actor).where(ofProvider(db, provider)).execute()

/** Ids of the departments the actor may see; where a provider is named, of it and of all providers. */
export const visibleDepartmentIds = (db: Database, actor: Actor, id_empresa?: number | null) =>
  db
    .selectFrom('rh_departamento')
    .where((eb) => inScope(actor, eb.ref('id_empresa')))
    .$if(Boolean(id_empresa), (query) =>
      query.where((eb) => eb.or([eb('id_empresa', '=', id_empresa!), eb('id_empresa', 'is', null)])),
    )
    .select('id')

export const insertDepartments = (db: Database, rows: DepartmentFields[]) =>
  db.insertInto('rh_departamento').values(rows).returning('id').execute()

export const updateDepartment = (db: Database, actor: Actor, input: UpdateDepartmentInput) =>
  saveRecord(
    db.updateTable('rh_departamento').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    input,
  )

export const switchDepartments = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(
    db.updateTable('rh_departamento').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    input,
  )

export const removeDepartment = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('rh_departamento').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    id,
  )
