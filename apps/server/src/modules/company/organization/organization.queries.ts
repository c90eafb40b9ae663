import {
  idOfText,
  type OrganizationInput,
  type StructureUse,
  type StructureUseInput,
} from '@intranet/contract/company/organization'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { selectable } from '../../../platform/options.ts'
import { inScope } from '../../../platform/scope.ts'
import { providersNamed } from '../providers-named.queries.ts'

/** Providers, departments and positions of the organisation selectors, in one statement. */
export const organizationOptions = (db: Database, actor: Actor, saved: OrganizationInput) =>
  db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('empresa as e')
          .where(({ ref }) => inScope(actor, ref('e.id'), false))
          .where(selectable('e', saved.id_empresa))
          .select(['e.id', 'e.nome', 'e.sistema', 'e.matiz'])
          .orderBy('e.nome')
          .orderBy('e.id'),
      ).as('empresas'),
      jsonArrayFrom(
        eb
          .selectFrom('rh_departamento as d')
          .where(({ ref }) => inScope(actor, ref('d.id_empresa')))
          .where(selectable('d', saved.id_departamento))
          .select(['d.id', 'd.nome', 'd.id_empresa'])
          .orderBy('d.nome')
          .orderBy('d.id'),
      ).as('departamentos'),
      jsonArrayFrom(
        eb
          .selectFrom('rh_cargo as c')
          .innerJoin('rh_setor as s', 's.id', 'c.id_setor')
          .innerJoin('rh_departamento as d', 'd.id', 's.id_departamento')
          .where(({ ref }) => inScope(actor, ref('d.id_empresa')))
          .where(selectable('c', saved.id_cargo))
          .select(['c.id', 'c.nome', 's.id_departamento', 's.nome as setor'])
          .orderBy('c.nome')
          .orderBy('c.id'),
      ).as('cargos'),
    ])
    .executeTakeFirstOrThrow()

/** What a number may name among the readers of a part of the structure, before a provider. */
const aboveByNumber = {
  departamento: null,
  setor: { table: 'rh_departamento', department: sql`y.id` },
  cargo: { table: 'rh_setor', department: sql`y.id_departamento` },
} as const
export type StructurePart = keyof typeof aboveByNumber

/** Whether the actor may see what a reader of the structure asks below: by its number, or a provider by its name. */
export async function seesParent(
  db: Database,
  actor: Actor,
  of: StructurePart,
  filtro: string,
): Promise<boolean> {
  const id = idOfText(filtro)
  const parent = aboveByNumber[of]
  const part =
    parent && id !== null
      ? sql`exists (select from ${sql.table(parent.table)} y join rh_departamento d on d.id = ${parent.department}
          where y.id = ${id} and ${inScope(actor, 'd.id_empresa')})`
      : sql`false`
  const { rows } = await sql<{ ha: boolean }>`select ${part} or exists (select from empresa e
    where ${inScope(actor, 'e.id', false)}
      and ${id === null ? sql`e.id in (${providersNamed(db, filtro)})` : sql`e.id = ${id}`}) as ha`.execute(
    db,
  )
  return rows[0]!.ha
}

const parts = {
  departamento: {
    table: 'rh_departamento',
    above: sql`d.id = x.id`,
    sector: 's.id_departamento',
    person: 'u.id_departamento',
  },
  setor: { table: 'rh_setor', above: sql`d.id = x.id_departamento`, sector: 's.id', person: 'u.id_setor' },
  cargo: {
    table: 'rh_cargo',
    above: sql`d.id = (select y.id_departamento from rh_setor y where y.id = x.id_setor)`,
    sector: null,
    person: 'u.id_cargo',
  },
} as const

/** What is below a department, sector or position in the actor's scope. */
export async function readStructureUse(
  db: Database,
  actor: Actor,
  { tipo, id }: StructureUseInput,
): Promise<StructureUse | undefined> {
  const { table, above, sector, person } = parts[tipo]
  const below = sector ? sql`${sql.ref(sector)} = x.id` : sql`false`
  const { rows } = await sql<StructureUse>`
    select (select count(*)::int from rh_setor s where ${tipo === 'departamento' ? below : sql`false`}) as setores,
      (select count(*)::int from rh_cargo c join rh_setor s on s.id = c.id_setor where ${below}) as cargos,
      (select count(*)::int from rh_usuario u where ${sql.ref(person)} = x.id and u.funcionario and u.ativo) as funcionarios
    from ${sql.table(table)} x join rh_departamento d on ${above}
    where x.id = ${id} and ${inScope(actor, 'd.id_empresa')}`.execute(db)
  return rows[0]
}
