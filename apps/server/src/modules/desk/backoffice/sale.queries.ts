import type { ActivationState, SaleState } from '@intranet/contract/desk/backoffice-options'
import {
  saleList,
  type ListSalesInput,
  type SaleChecklist,
  type UpdateSaleInput,
} from '@intranet/contract/desk/sales'
import type { Filter } from '@intranet/contract/list'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import type { StagedRecords } from '../../../platform/record-stages.queries.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { byWholeDocument, maskedDocument } from '../../sales/personal-columns.ts'

const masked = maskedDocument('v.documento')

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('bo_venda as v')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .leftJoin('rh_usuario as s', 's.id', 'v.id_vendedor')
    .leftJoin('rh_usuario as a', 'a.id', 'v.id_auditor')
    .where((eb) => inScope(actor, eb.ref('v.id_empresa'), false))
    .select([
      'v.id',
      'v.id_lead',
      'v.data_venda',
      'v.id_empresa',
      'e.nome as empresa',
      'v.cod_cliente',
      'v.contrato',
      'v.cliente',
      masked.as('documento'),
      'v.cidade',
      'v.produto',
      'v.valor',
      'v.id_vendedor',
      's.nome as vendedor',
      'v.itens',
      sql<SaleState>`v.situacao`.as('situacao'),
      sql<'normal' | 'estornada'>`v.comissao`.as('comissao'),
      'v.id_auditor',
      'a.nome as auditor',
      'v.prazo',
      'v.created_at',
      'v.updated_at',
    ])

/** The telephone as its lead has it now: sales correct a wrong one there, also after the sale. */
export const salePhone = sql<string | null>`case when v.id_lead is null then v.fone
  else (select l.fone from vendas_lead l where l.id = v.id_lead) end`

/** What the thread of a sale is read from. */
export const stagedSales = (db: Database, actor: Actor): StagedRecords => ({
  tabela: 'bo_venda',
  rows: visible(db, actor)
    .clearSelect()
    .select(['v.id', 'v.situacao as etapa', 'v.created_at', sql<null>`null::timestamptz`.as('desde')]),
})

/** A request whose words find sales `v` by what lists show of them, and documents only whole. */
export const bySaleWords = <T extends { filtro: Filter<string>; q?: string }>(asked: T) =>
  byWholeDocument(asked, 'documento', 'v.documento', ['v.cliente', 'v.contrato', 'v.cod_cliente'])

export function listSales(db: Database, actor: Actor, asked: ListSalesInput) {
  const named = bySaleWords(asked)
  return readPage(visible(db, actor).where(named.where), named.request, {
    definition: saleList,
    alias: 'v',
    refs: { empresa: 'e.nome', vendedor: 's.nome', auditor: 'a.nome', documento: masked },
    search: 'v.busca',
  })
}

export const countSales = (db: Database, actor: Actor) =>
  rowCount(visible(db, actor).where('v.situacao', '=', 'pendente'))

/** One sale whole: its document and phone are not masked, so reading it is recorded. */
export const getSale = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .leftJoin('bo_ativacao as t', 't.id_venda', 'v.id')
    .where('v.id', '=', id)
    .select([
      'v.documento',
      sql<SaleChecklist>`v.checklist`.as('checklist'),
      salePhone.as('fone'),
      'v.cod_lead',
      'v.estado',
      'e.sistema',
      'v.observacao',
      'v.motivo',
      'v.decidida_em',
      't.id as id_ativacao',
      't.situacao as situacao_ativacao',
    ])
    .$narrowType<{ situacao_ativacao: ActivationState | null }>()
    .executeTakeFirst()

export const updateSale = (db: Database, actor: Actor, input: UpdateSaleInput) =>
  saveRecord(
    db.updateTable('bo_venda').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    {
      ...input,
      ...(input.checklist && { checklist: JSON.stringify(input.checklist) }),
    },
  )

interface Step {
  situacao: SaleState
  id_auditor?: number | null
  checklist?: SaleChecklist
  observacao?: string | null
  motivo?: string | null
  decidida?: boolean
}

/** The next state of a sale that the caller has locked. */
export const setSaleState = (db: Database, id: number, { checklist, decidida, ...step }: Step) =>
  db
    .updateTable('bo_venda')
    .set({
      ...step,
      ...(checklist && { checklist: JSON.stringify(checklist) }),
      ...(decidida !== undefined && { decidida_em: decidida ? sql<Date>`now()` : null }),
    })
    .where('id', '=', id)
    .returning(['id', sql<SaleState>`situacao`.as('situacao'), 'updated_at'])
    .executeTakeFirstOrThrow()

/** Leads whose sale somebody may open by hand: won ones of the actor's providers. */
export const wonLeads = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('vendas_lead')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where(sql<boolean>`desfecho = 'efetivada'`)
    .where((eb) => inScope(actor, eb.ref('id_empresa'), false))
    .select('id')
    .execute()
