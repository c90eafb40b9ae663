/** Whether a lead's product and value are what its provider sells where the customer lives. */
import { can } from '@intranet/contract/access'
import { normalizeText } from '@intranet/contract/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import type { OffTablePolicy } from '@intranet/contract/sales/lead'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { withoutMissing } from '../../../platform/records.ts'
import { currentPrices } from '../pricing/price.queries.ts'

/** What decides which prices hold, and what was chosen. */
export interface LeadPlan {
  id_empresa: number
  documento?: string | null
  cidade?: string | null
  estado?: string | null
  produto?: string | null
  valor?: string | null
}

/** The columns of a lead outside the price table; all null for other leads. */
export interface OffTableMark {
  fora_tabela_em: Date | null
  id_usuario_fora_tabela: number | null
  motivo_fora_tabela: string | null
}

const onTable: OffTableMark = {
  fora_tabela_em: null,
  id_usuario_fora_tabela: null,
  motivo_fora_tabela: null,
}

type Price = Awaited<ReturnType<typeof currentPrices>>[number]

/** The field that no price holds, or undefined where all is well or no prices are kept. */
function fieldOffTable(
  { produto, valor }: LeadPlan,
  prices: readonly Price[],
): 'produto' | 'valor' | undefined {
  if (!prices.length || (!produto && !valor)) return undefined
  const wanted = normalizeText(produto ?? '')
  const offered = prices.filter((price) => normalizeText(price.produto) === wanted)
  if (!offered.length) return 'produto'
  const values = offered.flatMap((price) => [price.valor, price.valor_promocional ?? price.valor]).map(Number)
  return !valor || values.includes(Number(valor)) ? undefined : 'valor'
}

/** Judges plans of one request; each place's prices are read once. */
export function planJudge(
  db: Database,
  actor: Actor,
  policy: OffTablePolicy,
): (plan: LeadPlan, reason?: string | null) => Promise<OffTableMark> {
  const cached = new Map<string, Promise<Price[]>>()
  const pricesAt = ({ id_empresa: id, cidade, estado }: LeadPlan) => {
    const place = { id, ...(cidade && estado && { cidade, uf: estado }) }
    const key = JSON.stringify(place)
    const found = cached.get(key) ?? currentPrices(db, actor, place)
    cached.set(key, found)
    return found
  }
  return async (plan, reason) => {
    if (!plan.produto && !plan.valor) return onTable
    const audience = plan.documento?.length === 14 ? 'pj' : 'pf'
    const prices = (await pricesAt(plan)).filter(({ publico }) => publico === audience)
    const field = fieldOffTable(plan, prices)
    if (!field) return onTable
    if (policy === 'recusar') {
      if (!can(actor, 'vendas', 'manage')) throw refusals.field(field, text.offTable)
      if (!reason) throw refusals.field('motivo_fora_tabela', text.reasonRequired)
    }
    return {
      fora_tabela_em: new Date(),
      id_usuario_fora_tabela: actor.id,
      motivo_fora_tabela: reason ?? null,
    }
  }
}

/** Whether a change sets another plan: an unchanged one may be older than the price table. */
export function isOtherPlan(
  locked: Pick<LeadPlan, 'produto' | 'valor'>,
  { produto, valor }: Pick<LeadPlan, 'produto' | 'valor'>,
): boolean {
  const otherProduct = produto !== undefined && (produto ?? '') !== (locked.produto ?? '')
  const otherValue = valor !== undefined && Number(valor ?? 0) !== Number(locked.valor ?? 0)
  return otherProduct || otherValue
}

const placeOf = ({ cidade, estado, documento }: LeadPlan) =>
  JSON.stringify([normalizeText(cidade ?? ''), normalizeText(estado ?? ''), documento?.length === 14])

/**
 * The mark of a plan that nobody changed, whose place or audience is another one now. It is marked and not refused: who
 * corrects an address chooses no plan. A mark that is still right keeps its author and reason.
 */
export async function markElsewhere(
  db: Database,
  actor: Actor,
  before: LeadPlan & Pick<OffTableMark, 'fora_tabela_em'>,
  after: LeadPlan,
): Promise<Partial<OffTableMark>> {
  if (placeOf(before) === placeOf(after)) return {}
  const mark = await planJudge(db, actor, 'marcar')(after)
  return mark.fora_tabela_em && before.fora_tabela_em ? {} : mark
}

/** The plan after a change: fields that were not sent stay. */
export const planAfter = (locked: LeadPlan, change: Partial<LeadPlan>): LeadPlan => ({
  ...locked,
  ...withoutMissing(change),
})

/** A sale outside the price table needs a manager, for any cause. */
export function assertMayEffect(actor: Actor, since: Date | null): void {
  if (since && !can(actor, 'vendas', 'manage')) throw refusals.field('valor', text.offTableHolds)
}
