import type { RefundState, RefundWay } from '@intranet/contract/desk/refund-options'
import { refundList, type ListRefundsInput, type RefundFields } from '@intranet/contract/desk/refunds'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { forgetFields } from '../../../platform/history-copies.ts'
import { readPage } from '../../../platform/list.ts'
import type { StagedRecords } from '../../../platform/record-stages.queries.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'
import { asksRefunds } from '../desk-scope.ts'

type Reason = RefundFields['motivo']

/** What the history keeps besides the sealed account, and shows nobody: a refund masks it once it has ended. */
export const hiddenInHistory = ['cpf', 'conta_mascarada'] as const

/** Who asked for a refund `r` asks for none of its provider now: they left, or changed provider or role. */
export const hasNoAuthor = sql<boolean>`not ${asksRefunds('r.id_solicitante', 'r.id_empresa')}`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('bo_estorno as r')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .innerJoin('rh_usuario as u', 'u.id', 'r.id_solicitante')
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      'r.id',
      'r.created_at',
      'r.id_empresa',
      'e.nome as empresa',
      'r.cod_cliente',
      'r.nome_razaosocial',
      'r.contrato',
      'r.fatura',
      sql<Reason>`r.motivo`.as('motivo'),
      'r.valor_pago',
      'r.valor_estorno',
      sql<RefundWay>`r.forma`.as('forma'),
      'r.id_solicitante',
      sql<string>`coalesce(u.nome, u.email)`.as('solicitante'),
      sql<RefundState>`r.situacao`.as('situacao'),
      'r.data_pagamento',
      'r.updated_at',
    ])

const source = {
  definition: refundList,
  alias: 'r',
  refs: { empresa: 'e.nome', solicitante: 'u.nome' },
  search: 'r.busca',
} as const

export const listRefunds = (db: Database, actor: Actor, request: ListRefundsInput) =>
  readPage(visible(db, actor), request, source)

export const countRefunds = (db: Database, actor: Actor) =>
  rowCount(visible(db, actor).where('r.aberto', '=', true))

/** With whose money it is, still sealed. */
export const getRefund = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('r.id', '=', id)
    .select((eb) => [
      'e.sistema',
      'r.cpf',
      'r.descricao',
      'r.comprovante',
      'r.autorizacao',
      'r.comprovante_estorno',
      'r.resposta',
      'r.dados_pagamento',
      'r.conta_mascarada',
      'r.aprovacoes_exigidas',
      'r.valor_pago_conferido',
      'r.id_venda',
      hasNoAuthor.as('sem_autor'),
      jsonArrayFrom(
        eb
          .selectFrom('bo_estorno_aprovacao as a')
          .innerJoin('rh_usuario as p', 'p.id', 'a.id_aprovador')
          .whereRef('a.id_estorno', '=', 'r.id')
          .select(['a.id_aprovador', 'p.nome', sql<string>`a.created_at`.as('em')])
          .orderBy('a.id'),
      ).as('aprovacoes'),
    ])
    .executeTakeFirst()
export type StoredRefund = NonNullable<Awaited<ReturnType<typeof getRefund>>>

/** What the thread of a refund is read from. */
export const stagedRefunds = (db: Database, actor: Actor): StagedRecords => ({
  tabela: 'bo_estorno',
  rows: visible(db, actor)
    .clearSelect()
    .select(['r.id', 'r.situacao as etapa', 'r.created_at', sql<null>`null::timestamptz`.as('desde')]),
})

/** What was paid back of an invoice already, in reais as text. */
export async function paidBack(
  db: Database,
  { id_empresa, fatura }: { id_empresa: number; fatura: string },
): Promise<string> {
  const { total } = await db
    .selectFrom('bo_estorno')
    .where('id_empresa', '=', id_empresa)
    .where('fatura', '=', fatura)
    .where('situacao', '=', 'pago')
    .select(sql<string>`coalesce(sum(valor_estorno), 0)::text`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** More refunds than a group pays in a month. */
const MOST_RECENT = 5000

/** Of all providers: those that wait or are approved, and what was approved or paid in the last 30 days. */
export const recentRefunds = (db: Database, except = 0) =>
  db
    .selectFrom('bo_estorno')
    .where((eb) =>
      eb.or([
        eb('aberto', '=', true).and('situacao', 'in', ['solicitado', 'em_analise', 'aprovado']),
        eb('situacao', '=', 'pago').and(
          'id',
          'in',
          eb
            .selectFrom('bo_estorno_aprovacao')
            .select('id_estorno')
            .where('created_at', '>', sql<Date>`now() - interval '30 days'`),
        ),
        eb('situacao', '=', 'pago').and('data_pagamento', '>', sql<string>`${today} - 30`),
      ]),
    )
    .where('id', '<>', except)
    .select(['id_empresa', 'cod_cliente', 'cpf', 'dados_pagamento', 'valor_estorno'])
    .orderBy('created_at', 'desc')
    .limit(MOST_RECENT)
    .execute()

/** The sale that a refund takes back: of the contract, or the customer's last one. */
export const saleOf = (
  db: Database,
  {
    id_empresa,
    cod_cliente,
    contrato,
  }: { id_empresa: number; cod_cliente: string; contrato?: string | null },
) =>
  db
    .selectFrom('bo_venda')
    .where('id_empresa', '=', id_empresa)
    .where('cod_cliente', '=', cod_cliente)
    .$if(Boolean(contrato), (query) => query.where('contrato', '=', contrato!))
    .where('situacao', '<>', 'cancelada')
    .select('id')
    .orderBy('data_venda', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface RefundRow {
  id_empresa: number
  cod_cliente: string
  nome_razaosocial: string
  cpf?: string | null
  contrato?: string | null
  fatura?: string | null
  motivo: Reason
  descricao: string
  valor_pago: string
  valor_pago_conferido: boolean
  valor_estorno: string
  forma: RefundWay
  dados_pagamento: string | null
  conta_mascarada: string | null
  id_venda: number | null
  comprovante?: string | null
  autorizacao?: string | null
}

export const insertRefund = (
  db: Database,
  row: RefundRow & {
    situacao: RefundState
    id_solicitante: number
    aprovacoes_exigidas: number
  },
) => db.insertInto('bo_estorno').values(row).returning('id').executeTakeFirstOrThrow()

export const updateRefund = (
  db: Database,
  actor: Actor,
  row: Partial<RefundRow> & { id: number; updated_at?: string; aprovacoes_exigidas?: number },
) =>
  saveRecord(
    db.updateTable('bo_estorno').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    row,
  )

interface Step {
  situacao: RefundState
  resposta?: string | null
  data_pagamento?: string
  comprovante_estorno?: string
  aprovacoes_exigidas?: number
}
export const setRefundState = (db: Database, id: number, step: Step) =>
  db
    .updateTable('bo_estorno')
    .set(step)
    .where('id', '=', id)
    .returning(['id', sql<RefundState>`situacao`.as('situacao'), 'updated_at'])
    .executeTakeFirstOrThrow()

/** The refund becomes somebody else's. Approvals name whose it was: they go before. */
export const giveRefund = (db: Database, id: number, id_solicitante: number) =>
  db.updateTable('bo_estorno').set({ id_solicitante }).where('id', '=', id).execute()

/** One approval; the database refuses the author's own and a second one of the same person. */
export const insertApproval = (
  db: Database,
  row: { id_estorno: number; id_solicitante: number; id_aprovador: number },
) => db.insertInto('bo_estorno_aprovacao').values(row).execute()

/** Approvals before a refund was changed count no more. */
export const removeApprovals = (db: Database, id_estorno: number) =>
  db.deleteFrom('bo_estorno_aprovacao').where('id_estorno', '=', id_estorno).execute()

export const markCommission = (db: Database, id_venda: number) =>
  db.updateTable('bo_venda').set({ comissao: 'estornada' }).where('id', '=', id_venda).execute()

/** Deletes a draft of the actor, or of an author who asks for no refunds now; false where there is none. */
export async function removeDraft(db: Database, actor: Actor, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bo_estorno as r')
    .where('r.id', '=', id)
    .where('r.situacao', '=', 'rascunho')
    .where((eb) => eb.or([eb('r.id_solicitante', '=', actor.id), hasNoAuthor]))
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}

/** Accounts and documents of refunds that ended five years ago. In a transaction. */
export const forgetAccounts = (db: Database) =>
  forgetFields(
    db,
    'bo_estorno',
    hiddenInHistory,
    sql`update bo_estorno set dados_pagamento = null, conta_mascarada = null, cpf = null
      where situacao in ('pago', 'recusado', 'cancelado') and updated_at < now() - interval '5 years'
        and (dados_pagamento is not null or conta_mascarada is not null or cpf is not null) returning id`,
  )
