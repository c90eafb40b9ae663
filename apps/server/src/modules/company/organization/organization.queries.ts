import type { OrganizationInput } from '@intranet/contract/company/organization'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { selectable } from '../../../platform/options.ts'
import { inScope } from '../../../platform/scope.ts'

/** Providers by their name or key, or by the name of one of their contracting companies, whatever accents and case. */
export const providersNamed = (db: Database, name: string) =>
  db
    .selectFrom('empresa as x')
    .where(
      sql<boolean>`normaliza(${name}) in (normaliza(x.nome), x.sistema) or exists (
        select from empresa_contratante y where y.id_empresa = x.id
          and normaliza(${name}) in (normaliza(y.nome_fantasia), normaliza(y.razao_social)))`,
    )
    .select('x.id')

/** Providers, departments and positions of the organisation selectors, in one statement. */
export const organizationOptions = (db: Database, actor: Actor, saved: OrganizationInput) =>
  db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('empresa as e')
          .where(inScope(actor, 'e.id', false))
          .where(selectable('e', saved.id_empresa))
          .select(['e.id', 'e.nome', 'e.sistema', 'e.matiz'])
          .orderBy('e.nome')
          .orderBy('e.id'),
      ).as('empresas'),
      jsonArrayFrom(
        eb
          .selectFrom('rh_departamento as d')
          .where(inScope(actor, 'd.id_empresa'))
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
          .where(inScope(actor, 'd.id_empresa'))
          .where(selectable('c', saved.id_cargo))
          .select(['c.id', 'c.nome', 's.id_departamento', 's.nome as setor'])
          .orderBy('c.nome')
          .orderBy('c.id'),
      ).as('cargos'),
    ])
    .executeTakeFirstOrThrow()
