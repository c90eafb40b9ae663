/** The lists of leads: pages, groups and the complete record, each within the actor's scope. */
import { isSuperadmin, levelRank } from '@intranet/contract/access'
import {
  leadList,
  type GroupLeadsInput,
  type LeadColumn,
  type LeadGroup,
  type LeadRow,
  type ListLeadsInput,
} from '@intranet/contract/sales/lead-list'
import { statusName, type LeadListKey } from '@intranet/contract/sales/lead-words'
import { cnpj, cpf } from '@intranet/contract/validators'
import type { ListRequest, Page } from '@intranet/contract/list'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { keyRefusal } from '../../../platform/access-key.ts'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { filterRows, normalised, readPage } from '../../../platform/list.ts'
import { phoneForms } from '../../../platform/phone-forms.ts'
import { leadInScope } from '../lead-scope.ts'
import { leadRefs, leadRows } from './lead-columns.ts'
import { narrowToProviders } from './lead-request.ts'
import { listPredicate, type LeadWaits, type ListChoice } from './lead-lists.ts'

/** Readers see documents and phones masked; files hold them only for managers (docs/sales.md#masked-for-readers). */
export const seesMasked = (actor: Actor, file = false): boolean =>
  levelRank(actor.roles, 'vendas') < (file ? 3 : 2)

/** Only a superadmin opens excluded leads, here and not only on the card (docs/sales.md#excluded-leads). */
function assertMayOpen(actor: Actor, lista: LeadListKey): void {
  if (lista !== 'excluded' || isSuperadmin(actor)) return
  throw actor.chave ? keyRefusal(actor, null) : refusals.forbidden()
}

type Asked = Pick<ListLeadsInput, 'lista' | 'filtro'>

/** The list of leads widens to the effected ones when the filter names an outcome or a stage. */
function choiceOf({ lista, filtro }: Asked): ListChoice {
  return { lista, effected: /"(desfecho|status|status_nome)":/.test(JSON.stringify(filtro)) }
}

const listed = (actor: Actor, asked: Asked, waits: LeadWaits): RawBuilder<boolean> =>
  sql<boolean>`${leadInScope(actor, 'l')} and ${listPredicate(choiceOf(asked), 'l', waits)}`

/** A whole CPF or CNPJ is looked up in its index. As a text it would be found by its trigrams; those of digits are in too many leads. */
function ofDocument(q: string): RawBuilder<boolean> | undefined {
  const document = cpf.safeParse(q).data ?? cnpj.safeParse(q).data
  return document
    ? sql<boolean>`(l.documento = ${document} or l.fone = any(${phoneForms(document)}::text[]))`
    : undefined
}

const sourceOf = (masked: boolean, waits: LeadWaits) => ({
  definition: leadList as typeof leadList,
  alias: 'l' as const,
  refs: leadRefs(masked, waits),
  // `busca` contains document and phone: users who see them masked must not find them out by trying.
  search: masked ? (['l.busca', normalised('l.cliente')] as const) : ('l.busca' as const),
  lookUp: masked ? undefined : ofDocument,
  together: true,
})

/** One page of a list. `file`: what a download holds. */
export async function listLeads(
  db: Database,
  who: Actor,
  asked: ListLeadsInput,
  waits: LeadWaits,
  file = false,
): Promise<Page<LeadRow>> {
  assertMayOpen(who, asked.lista)
  const { actor, request } = await narrowToProviders(db, who, asked)
  const masked = seesMasked(actor, file)
  const query = leadRows(db, waits, masked).where(listed(actor, request, waits))
  return readPage(query, request, sourceOf(masked, waits))
}

/** One page of the leads whose ids `among` selects: it holds the actor's scope already. */
export const listLeadsAmong = (
  db: Database,
  actor: Actor,
  request: ListRequest<LeadColumn>,
  waits: LeadWaits,
  among: RawBuilder<unknown>,
): Promise<Page<LeadRow>> => {
  const masked = seesMasked(actor)
  return readPage(
    leadRows(db, waits, masked).where(sql<boolean>`l.id in (${among})`),
    request,
    sourceOf(masked, waits),
  )
}

type Key = string | number | null
const groupKeys: Record<GroupLeadsInput['por'], Record<'chave' | 'nome', RawBuilder<Key>>> = {
  dia: { chave: sql<Key>`l.created_at::date`, nome: sql<Key>`null` },
  vendedor: {
    chave: sql<Key>`l.id_vendedor`,
    nome: sql<Key>`(select x.nome from rh_usuario x where x.id = l.id_vendedor)`,
  },
  status: { chave: sql<Key>`l.status`, nome: sql<Key>`null` },
}

/** The same leads, counted by day, seller or stage. */
export async function groupLeads(
  db: Database,
  who: Actor,
  asked: GroupLeadsInput,
  waits: LeadWaits,
): Promise<LeadGroup[]> {
  assertMayOpen(who, asked.lista)
  const { actor, request } = await narrowToProviders(db, who, asked)
  const { chave, nome } = groupKeys[request.por]
  const masked = seesMasked(actor)
  const rows = await filterRows(
    db
      .selectFrom('vendas_lead as l')
      .where(listed(actor, request, waits))
      .select([chave.as('chave'), nome.as('nome'), sql<number>`count(*)`.as('total')]),
    request,
    sourceOf(masked, waits),
  )
    .groupBy(chave)
    .orderBy(request.por === 'vendedor' ? sql`count(*) desc, 1` : sql`1 desc`)
    .limit(1000)
    .execute()
  return rows.map((row) =>
    request.por === 'status' ? { ...row, nome: statusName(Number(row.chave)) } : row,
  ) as LeadGroup[]
}

/** The complete record; excluded ones for a superadmin only. */
export const getLead = (db: Database, actor: Actor, id: number, waits: LeadWaits) => {
  const masked = seesMasked(actor)
  return leadRows(db, waits, masked)
    .leftJoin('rh_usuario as a', 'a.id', 'l.id_usuario')
    .where(leadInScope(actor, 'l'))
    .where('l.id', '=', id)
    .where(isSuperadmin(actor) ? sql<boolean>`true` : sql<boolean>`l.desfecho <> 'excluida'`)
    .select([
      masked ? sql<null>`null`.as('email') : 'l.email',
      masked ? sql<null>`null`.as('data_nascimento') : 'l.data_nascimento',
      'l.complemento',
      'l.referencia',
      'l.vencimento_dia',
      'l.id_tracking',
      'l.inativada_em',
      'l.excluida_em',
      'l.aceite_lgpd_em',
      'l.anonimizada_em',
      'a.nome as autor',
      'l.fora_tabela_em',
      'l.motivo_fora_tabela',
      sql<string | null>`(select x.nome from rh_usuario x where x.id = l.id_usuario_fora_tabela)`.as(
        'fora_tabela_por',
      ),
    ])
    .executeTakeFirst()
}
