/** What follows a part of the company that was moved: docs/company.md#what-moves-with-a-part. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Place } from './people-of.queries.ts'

/** The department that a sector belongs to; it stays there until the transaction ends. */
export const departmentOfSector = (db: Database, id_setor: number) =>
  db
    .selectFrom('rh_setor')
    .where('id', '=', id_setor)
    .select('id_departamento')
    .forShare()
    .executeTakeFirstOrThrow()

/** Keeps a department with its provider until the transaction ends. */
export const keepDepartment = (db: Database, id: number) =>
  db.selectFrom('rh_departamento').where('id', '=', id).select('id').forShare().executeTakeFirstOrThrow()

/** Employees (of today and of an admission to come) of a part, of another provider than the department has. */
export const countOfOtherProviders = (db: Database, part: Place, id: number, id_departamento: number) =>
  db
    .selectFrom('rh_usuario as u')
    .innerJoin('rh_departamento as d', (join) => join.on('d.id', '=', id_departamento))
    .where(`u.${part}`, '=', id)
    .where('u.ativo', '=', true)
    .where((eb) => eb.or([eb('u.funcionario', '=', true), eb('u.situacao', '=', 'admissao')]))
    .where('d.id_empresa', 'is not', null)
    .where(sql<boolean>`u.id_empresa is distinct from d.id_empresa`)
    .select(({ fn }) => fn.countAll<number>().as('pessoas'))
    .executeTakeFirstOrThrow()

/**
 * Puts the people, onboardings and contents of a department's positions and sectors where these are now. In one statement,
 * so that an onboarding reaches its people at every moment.
 */
export const settleDepartment = (db: Database, id_departamento: number) =>
  sql`with d as (
      select id, id_empresa from rh_departamento where id = ${id_departamento}
    ), lugar as (
      select c.id as id_cargo, s.id as id_setor, d.id as id_departamento, d.id_empresa
      from d join rh_setor s on s.id_departamento = d.id join rh_cargo c on c.id_setor = s.id
    ), com_cargo as (
      update rh_usuario u set id_setor = l.id_setor, id_departamento = l.id_departamento from lugar l
      where u.id_cargo = l.id_cargo and (l.id_empresa is null or l.id_empresa = u.id_empresa)
        and (u.id_setor, u.id_departamento) is distinct from (l.id_setor, l.id_departamento)
    ), sem_cargo as (
      update rh_usuario u set id_departamento = d.id from d join rh_setor s on s.id_departamento = d.id
      where u.id_cargo is null and u.id_setor = s.id and (d.id_empresa is null or d.id_empresa = u.id_empresa)
        and u.id_departamento is distinct from d.id
    ), conteudo as (
      update onboarding_conteudo o set id_departamento = case when o.id_departamento is not null then d.id end,
        id_empresa = case when o.id_empresa is not null then coalesce(d.id_empresa, o.id_empresa) end
      from d where (o.id_departamento <> d.id and o.id_cargo in (select id_cargo from lugar))
        or (o.id_empresa <> d.id_empresa
          and (o.id_departamento = d.id or o.id_cargo in (select id_cargo from lugar)))
    ), trilha as (
      update onboarding_trilha o set id_empresa = d.id_empresa from d
      where o.id_departamento = d.id and o.id_empresa <> d.id_empresa
    )
    update onboarding_onboarding o set id_departamento = l.id_departamento,
      id_empresa = coalesce(l.id_empresa, o.id_empresa)
    from lugar l
    where o.id_cargo = l.id_cargo and (o.id_departamento, o.id_empresa)
      is distinct from (l.id_departamento, coalesce(l.id_empresa, o.id_empresa))`.execute(db)
