import { schemasOf, type ListInputOf } from '@intranet/contract/entity/schemas'
import { erpConnection, type ErpAbility, type ErpKind, type OutboxState } from '@intranet/contract/sales/erp'
import {
  erpOutboxList,
  type ErpFields,
  type ListErpOutboxInput,
  type UpdateErpInput,
} from '@intranet/contract/sales/erp-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { assertAllFound, removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

const waiting = sql<number>`(select count(*)::int from erp_saida s
  where s.id_empresa = c.id_empresa and s.situacao in ('na_fila', 'enviando'))`
const failed = sql<number>`(select count(*)::int from erp_saida s
  where s.id_empresa = c.id_empresa and s.situacao = 'falhou')`

/** How the last reading of all customers went (customers/erp-refresh.service.ts). */
const lastReading = sql<LastReading | null>`(select jsonb_build_object('situacao', l.situacao, 'clientes', l.clientes,
    'alterados', l.alterados, 'erro', l.erro, 'lida_em', l.lida_em)
  from cliente_leitura l where l.id_empresa = c.id_empresa order by l.id desc limit 1)`
interface LastReading {
  situacao: 'lendo' | 'pronta' | 'falhou'
  clientes: number
  alterados: number
  erro: string | null
  lida_em: string
}

/** For superadmins only; the answer says whether there is a token, never the token itself. */
const visible = (db: Database) =>
  db
    .selectFrom('empresa_erp as c')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .select([
      'c.id',
      'c.id_empresa',
      'e.nome as empresa',
      sql<ErpKind>`c.tipo`.as('tipo'),
      'c.url',
      'c.permite_http',
      sql<boolean>`c.token is not null`.as('com_token'),
      sql<boolean>`c.senha is not null`.as('com_senha'),
      sql<boolean>`c.cliente_segredo is not null`.as('com_segredo'),
      'c.usuario',
      'c.cliente_id',
      'c.certificado',
      sql<ErpAbility[]>`c.capacidades`.as('capacidades'),
      'c.testada_em',
      'c.erro_teste',
      lastReading.as('leitura'),
      waiting.as('pendentes'),
      failed.as('falhas'),
      'c.ativo',
      'c.created_at',
      'c.updated_at',
    ])

export const listErps = (db: Database, request: ListInputOf<typeof erpConnection>) =>
  readPage(visible(db), request, {
    definition: schemasOf(erpConnection).list,
    alias: 'c',
    refs: { empresa: 'e.nome', com_token: sql`c.token is not null`, pendentes: waiting, falhas: failed },
    search: normalised('e.nome', 'c.url'),
  })

export const countErps = (db: Database) => rowCount(visible(db))

export const getErp = (db: Database, id: number) => visible(db).where('c.id', '=', id).executeTakeFirst()

/** A system that is reached through no contract of ours has what its adapter has, once a test has found it. */
const startOf = ({ tipo }: ErpFields) =>
  tipo === 'http' || tipo === 'demonstracao' ? {} : { capacidades: [] }

export const insertErps = (db: Database, actor: Actor, rows: ErpFields[]) =>
  db
    .insertInto('empresa_erp')
    .values(rows.map((row) => ({ ...row, ...startOf(row), id_usuario: actor.id })))
    .returning('id')
    .execute()

/** An empty secret keeps the one that is there. */
export function updateErp(db: Database, { token, senha, cliente_segredo, ...input }: UpdateErpInput) {
  const kept = { token: token ?? undefined, senha: senha ?? undefined }
  const row = { ...input, ...kept, cliente_segredo: cliente_segredo ?? undefined }
  return saveRecord(db.updateTable('empresa_erp'), row)
}

/** What a test found; the abilities of before stay where it failed. */
export const markTested = (
  db: Database,
  id: number,
  { erro, capacidades }: { erro: string | null; capacidades: ErpAbility[] | null },
) =>
  db
    .updateTable('empresa_erp')
    .set({ testada_em: sql<Date>`now()`, erro_teste: erro, ...(capacidades && { capacidades }) })
    .where('id', '=', id)
    .execute()

export const switchErps = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('empresa_erp'), input)

export const removeErp = (db: Database, id: number) => removeRecord(db.deleteFrom('empresa_erp'), id)

export const listErpOutbox = (db: Database, request: ListErpOutboxInput) =>
  readPage(
    db
      .selectFrom('erp_saida as s')
      .innerJoin('empresa as e', 'e.id', 's.id_empresa')
      .select([
        's.id',
        's.id_empresa',
        'e.nome as empresa',
        's.tipo',
        's.id_item',
        sql<OutboxState>`s.situacao`.as('situacao'),
        's.tentativas',
        's.proxima_em',
        's.erro',
        's.enviado_em',
        's.created_at',
        's.updated_at',
      ]),
    request,
    {
      definition: erpOutboxList,
      alias: 's',
      refs: { empresa: 'e.nome' },
      search: normalised('e.nome', 's.erro'),
    },
  )

/** Puts what failed in the queue again, with all its tries. Answers how many; 404 when one is not there. */
export async function requeue(db: Database, ids: readonly number[]): Promise<{ alterados: number }> {
  assertAllFound(ids, await db.selectFrom('erp_saida').where('id', 'in', ids).select('id').execute())
  const { numUpdatedRows } = await db
    .updateTable('erp_saida')
    .set({ situacao: 'na_fila', tentativas: 0, proxima_em: new Date(), erro: null })
    .where('id', 'in', ids)
    .where('situacao', '=', 'falhou')
    .executeTakeFirst()
  return { alterados: Number(numUpdatedRows) }
}
