import { employeeSchemas, type ListEmployeesInput } from '@intranet/contract/people/employee-schemas'
import type { EmployeeState, EmploymentType } from '@intranet/contract/employee-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { filteredCpf, maskedCpf } from '../../access/users/masked-cpf.ts'
import { onStaff } from './admission.queries.ts'
import { keepsPeople, staffOf } from './employee-scope.ts'

const staff = (db: Database, actor: Actor) =>
  db.selectFrom('rh_usuario as u').where(onStaff('u')).where(staffOf(actor, 'u'))

/** Employees as their list has them: an admission to come does not count yet (docs/people.md#admission-to-come). */
export const countEmployees = (db: Database, actor: Actor) =>
  rowCount(staff(db, actor).where('u.funcionario', '=', true))

/** One page of the employees whom the actor keeps or reads. CPFs are masked, private contacts are not in it. */
export function listEmployees(db: Database, actor: Actor, request: ListEmployeesInput) {
  const query = staff(db, actor)
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .leftJoin('empresa_contratante as k', 'k.id', 'u.id_contratante')
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('rh_setor as s', 's.id', 'u.id_setor')
    .leftJoin('rh_cargo as c', 'c.id', 'u.id_cargo')
    .leftJoin('rh_usuario as g', 'g.id', 'u.id_gestor')
    .select([
      'u.id',
      'u.nome',
      'u.email',
      'u.matricula',
      maskedCpf.as('cpf'),
      'e.nome as empresa',
      'u.id_empresa',
      'k.nome_fantasia as contratante',
      'd.nome as departamento',
      'u.id_departamento',
      's.nome as setor',
      'u.id_setor',
      'c.nome as cargo',
      'u.id_cargo',
      'g.nome as gestor',
      'u.id_gestor',
      sql<EmploymentType | null>`u.tipo_vinculo`.as('tipo_vinculo'),
      'u.email_corp',
      'u.telefone_corp',
      'u.data_admissao',
      'u.data_desligamento',
      sql<EmployeeState>`u.situacao`.as('situacao'),
      'u.ativo',
      'u.ultimo_acesso',
      'u.id_foto',
      'u.created_at',
      'u.updated_at',
    ])
  return readPage(query, request, {
    definition: employeeSchemas.list,
    alias: 'u',
    refs: {
      cpf: filteredCpf(keepsPeople(actor)),
      empresa: 'e.nome',
      contratante: 'k.nome_fantasia',
      departamento: 'd.nome',
      setor: 's.nome',
      cargo: 'c.nome',
      gestor: 'g.nome',
    },
    // `busca` contains the CPF: users who see it masked must not find it out by trying.
    search: keepsPeople(actor) ? 'u.busca' : normalised('u.nome', 'u.matricula'),
  })
}

/** A person of the actor's providers, locked until the transaction ends. */
export const holdEmployee = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('rh_usuario')
    .where('id', '=', id)
    .where((eb) => inScope(actor, eb.ref('id_empresa'), false))
    .select('id')
    .forUpdate()
    .executeTakeFirst()
