import {
  restrictionSchemas,
  type ListRestrictionsInput,
} from '@intranet/contract/marketing/restriction-schemas'
import type { Channel, RestrictionOrigin } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { byWholeDocument, maskedDocument } from '../../sales/personal-columns.ts'

const TABLE = 'relacionamento_preferencias_cliente'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom(`${TABLE} as p`)
    .innerJoin('empresa as e', 'e.id', 'p.id_empresa')
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
    .select([
      'p.id',
      'p.cod_cliente',
      'p.nome_razaosocial',
      'e.sistema',
      'e.nome as provedor',
      'p.whatsapp',
      'p.email',
      'p.sms',
      sql<RestrictionOrigin>`p.origem`.as('origem'),
      'p.created_at',
      'p.updated_at',
    ])

export function listRestrictions(db: Database, actor: Actor, asked: ListRestrictionsInput) {
  const { request, where } = byWholeDocument(asked, 'cpf', 'p.cpf', ['p.nome_razaosocial', 'p.cod_cliente'])
  const cpf = maskedDocument('p.cpf')
  return readPage(visible(db, actor).where(where).select(cpf.as('cpf')), request, {
    definition: restrictionSchemas.list,
    alias: 'p',
    refs: { sistema: 'e.sistema', provedor: 'e.nome', cpf },
    search: 'p.busca',
  })
}

export const countRestrictions = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/** One complete restriction, with its document unmasked. */
export const getRestriction = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).select('p.cpf').where('p.id', '=', id).executeTakeFirst()

export interface RestrictionRow {
  id_empresa: number
  cod_cliente: string
  nome_razaosocial: string
  cpf: string | null
  whatsapp?: boolean
  email?: boolean
  sms?: boolean
}

/** How many of these customers the ERP has, and has without a document. */
export async function countWithoutDocument(
  db: Database,
  customers: Pick<RestrictionRow, 'id_empresa' | 'cod_cliente'>[],
): Promise<number> {
  if (customers.length === 0) return 0
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from unnest(${customers.map(({ id_empresa }) => id_empresa)}::bigint[],
                ${customers.map(({ cod_cliente }) => cod_cliente)}::text[]) as a (id_empresa, cod)
    join relationship_dados_pessoas p on p.id_empresa = a.id_empresa and p.codpessoa = a.cod
    where coalesce(p.cpf, '') = ''`.execute(db)
  return rows[0]?.total ?? 0
}

export const insertRestrictions = (db: Database, actor: Actor, rows: RestrictionRow[]) =>
  db
    .insertInto(TABLE)
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'cod_cliente'])
    .execute()

export const updateRestriction = (
  db: Database,
  actor: Actor,
  row: Pick<RestrictionRow, Channel> & { id: number; updated_at?: string },
) =>
  saveRecord(
    db.updateTable(TABLE).where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    row,
  )

export const removeRestriction = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom(TABLE).where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )
