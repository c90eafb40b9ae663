import type { EmployeeState, EmploymentType } from '@intranet/contract/employee-options'
import type { Kinship } from '@intranet/contract/people/family-options'
import {
  familyReport,
  generalReport,
  type FamilyRequest,
  type GeneralReportRequest,
} from '@intranet/contract/people/hr-reports'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import { wholeYears } from '../../../platform/whole-years.ts'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { maskedCpf } from '../../access/users/masked-cpf.ts'
import { keepsPeople } from '../employees/employee-scope.ts'
import { placeRefs, staff } from './report-source.ts'

const whole = sql<string | null>`u.cpf`
const none = sql<string | null>`null::text`

/**
 * Whether the answer includes complete CPFs: only for those who maintain people, and only if the column is requested.
 */
export const readsCpf = (actor: Actor, { colunas }: Pick<GeneralReportRequest, 'colunas'>) =>
  keepsPeople(actor) && (colunas?.includes('cpf') ?? true)

/** Every employee, dismissed ones too, with what is not sensitive. */
export function listGeneral(db: Database, actor: Actor, { colunas, ...request }: GeneralReportRequest) {
  const wanted = colunas?.includes('cpf') ?? true
  const cpf = !wanted ? none : keepsPeople(actor) ? whole : maskedCpf
  return readPage(
    staff(db, actor)
      .leftJoin('empresa_contratante as k', 'k.id', 'u.id_contratante')
      .leftJoin('rh_usuario as g', 'g.id', 'u.id_gestor')
      .select([
        'u.id',
        'u.nome',
        'u.id_foto',
        'u.matricula',
        cpf.as('cpf'),
        'u.id_empresa',
        'e.nome as empresa',
        'd.nome as departamento',
        's.nome as setor',
        'c.nome as cargo',
        'm.nome as cidade',
        'm.uf',
        'k.nome_fantasia as contratante',
        'g.nome as gestor',
        sql<EmploymentType | null>`u.tipo_vinculo`.as('tipo_vinculo'),
        'u.data_admissao',
        'u.data_desligamento',
        sql<EmployeeState>`u.situacao`.as('situacao'),
        'u.email_corp',
        'u.telefone_corp',
        'u.ativo',
      ]),
    request,
    {
      definition: generalReport,
      alias: 'u',
      // A filter on a masked CPF finds what the mask shows, never the rest.
      refs: { ...placeRefs, cpf, contratante: 'k.nome_fantasia', gestor: 'g.nome' },
      search: normalised('u.nome', 'u.matricula'),
    },
  )
}

const age = wholeYears(today, sql`p.data_nascimento`)
const dependant = sql<boolean>`(p.dependente_ir or p.dependente_plano)`

/** Relatives of the employees whom the actor keeps (docs/people.md#relatives-in-the-report). */
export const listFamily = (db: Database, actor: Actor, request: FamilyRequest) =>
  readPage(
    staff(db, actor)
      .innerJoin('rh_familiar as p', 'p.id_funcionario', 'u.id')
      .where('u.situacao', '<>', 'desligado')
      .select([
        'p.id',
        'p.id_funcionario',
        'u.nome as funcionario',
        'p.nome as familiar',
        sql<Kinship>`p.parentesco`.as('parentesco'),
        'p.data_nascimento',
        age.as('idade'),
        dependant.as('dependente'),
        'p.dependente_ir',
        'p.dependente_plano',
        'p.trabalha_no_grupo',
        'u.id_empresa',
        'e.nome as empresa',
        'd.nome as departamento',
      ]),
    request,
    {
      definition: familyReport,
      alias: 'p',
      refs: {
        ...placeRefs,
        funcionario: 'u.nome',
        familiar: 'p.nome',
        idade: age,
        dependente: dependant,
        id_empresa: 'u.id_empresa',
        id_departamento: 'u.id_departamento',
        id_setor: 'u.id_setor',
        id_cargo: 'u.id_cargo',
        id_cidade: 'u.id_cidade',
      },
      search: normalised('p.nome', 'u.nome'),
    },
  )
