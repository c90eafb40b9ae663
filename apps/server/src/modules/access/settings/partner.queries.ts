import {
  partnerSchemas,
  type ListPartnersInput,
  type PartnerFields,
} from '@intranet/contract/access/partner-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { personSearch } from '../users/user.queries.ts'

/** One row per person: their partner access is the same for all of its providers. */
const partners = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario as u')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('permissao_parceiro as p')
          .innerJoin('empresa as e', 'e.id', 'p.id_empresa')
          .groupBy('p.id_usuario')
          .select([
            'p.id_usuario',
            sql<number[]>`array_agg(p.id_empresa order by e.nome, e.id)`.as('empresas'),
            sql<string>`string_agg(e.nome, ', ' order by e.nome)`.as('provedores'),
            sql<string[]>`(array_agg(to_jsonb(p.roles)))[1]`.as('roles'),
            sql<string>`min(p.validade_fim)`.as('validade_fim'),
            sql<Date>`max(p.updated_at)`.as('updated_at'),
          ])
          .as('a'),
      (join) => join.onRef('a.id_usuario', '=', 'u.id'),
    )
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
    .select([
      'u.id',
      'u.nome',
      'u.email',
      'u.ativo',
      'a.empresas',
      'a.provedores',
      'a.roles',
      'a.validade_fim',
      'a.updated_at',
    ])

export const listPartners = (db: Database, actor: Actor, request: ListPartnersInput) =>
  readPage(partners(db, actor), request, {
    definition: partnerSchemas.list,
    alias: 'u',
    refs: { provedores: 'a.provedores', validade_fim: 'a.validade_fim', updated_at: 'a.updated_at' },
    search: personSearch(actor),
  })

export const countPartners = (db: Database, actor: Actor) => rowCount(partners(db, actor))

export const getPartner = (db: Database, actor: Actor, id: number) =>
  partners(db, actor).where('u.id', '=', id).executeTakeFirst()

export const insertPartner = (db: Database, { id_usuario, empresas, roles, validade_fim }: PartnerFields) =>
  db
    .insertInto('permissao_parceiro')
    .values(empresas.map((id_empresa) => ({ id_usuario, id_empresa, roles, validade_fim })))
    .execute()

/** An external seller belongs to the first provider that let them in, so that others do not see them. */
export const placePartner = (db: Database, id: number, id_empresa: number) =>
  db
    .updateTable('rh_usuario')
    .set({ id_empresa })
    .where('id', '=', id)
    .where('id_empresa', 'is', null)
    .execute()

/** Accesses that end within a week and were not warned about; marks them in the same statement. */
export async function takeEndingPartners(db: Database) {
  const { rows } = await sql<{ id_usuario: number; nome: string; validade_fim: string; dias: number }>`
    with hoje as (select ${today} as dia),
    avisados as (
      update permissao_parceiro p set aviso_de = p.validade_fim from hoje
      where p.validade_fim between hoje.dia and hoje.dia + 7 and p.aviso_de is distinct from p.validade_fim
      returning p.id_usuario, p.validade_fim, p.validade_fim - hoje.dia as dias
    )
    select a.id_usuario, coalesce(u.nome, u.email) as nome, min(a.validade_fim) as validade_fim, min(a.dias)::int as dias
    from avisados a join rh_usuario u on u.id = a.id_usuario and u.ativo
    group by a.id_usuario, u.nome, u.email`.execute(db)
  return rows
}
