/** A lead's way through the stages, and its contacts. The contract holds the moves as data (docs/sales.md#moves). */
import { levelRank } from '@intranet/contract/access'
import { lead as text } from '@intranet/contract/messages/leads'
import type { ContactLeadInput, MoveLeadInput } from '@intranet/contract/sales/lead'
import { moveBetween, type LeadMoveNeed } from '@intranet/contract/sales/lead-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertNewest } from '../../../platform/records.ts'
import { leadCovered } from '../coverage/covers.queries.ts'
import { providersWithCoverage } from './lead-checks.queries.ts'
import { changeLead, holdLead, recordHistory, type HeldLead } from './lead-writes.queries.ts'

const refused = (campo: string, message: string) =>
  new AppError('invalid', message, { campos: { [campo]: message } })

/** A blacklisted lead goes no further until a manager lets it, with a reason that stays in its history. */
async function assertReleased(db: Database, actor: Actor, held: HeldLead, liberacao?: string | null) {
  if (!held.blacklist) return
  const released = await db
    .selectFrom('vendas_lead_historico')
    .where('id_lead', '=', held.id)
    .where('acao', '=', 'liberada')
    .select('id')
    .executeTakeFirst()
  if (released) return
  if (levelRank(actor.roles, 'vendas') < 3 || !liberacao) throw refused('liberacao', text.blocklistHolds)
  await recordHistory(db, actor, [{ id_lead: held.id, acao: 'liberada', texto: liberacao }])
}

async function isCovered(db: Database, held: HeldLead): Promise<boolean> {
  if (!(await providersWithCoverage(db, [held.id_empresa])).has(held.id_empresa)) return true
  const row = await db
    .selectFrom('vendas_lead as l')
    .where('l.id', '=', held.id)
    .where(leadCovered('l'))
    .select('l.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Text of what is missing for a move, or undefined when nothing is. */
const missing: Record<
  LeadMoveNeed,
  (db: Database, held: HeldLead, input: MoveLeadInput) => Promise<string | undefined> | string | undefined
> = {
  motivo: (_db, _held, { texto }) => (texto ? undefined : text.reasonRequired),
  contato: (_db, { tentativas }, { texto }) => (tentativas > 0 || texto ? undefined : text.contactRequired),
  endereco: (_db, { cep, logradouro, numero, bairro, cidade, estado }) =>
    cep && logradouro && numero && bairro && cidade && estado ? undefined : text.addressRequired,
  cobertura: async (db, held) => ((await isCovered(db, held)) ? undefined : text.coverageRequired),
  venda: (_db, held, input) =>
    (input.contrato ?? held.contrato) && (input.produto ?? held.produto) && (input.valor ?? held.valor)
      ? undefined
      : text.saleRequired,
}

const fieldOf: Record<LeadMoveNeed, string> = {
  motivo: 'texto',
  contato: 'texto',
  endereco: 'cep',
  cobertura: 'status',
  venda: 'contrato',
}

const contacted = { tentativas: sql<number>`tentativas + 1`, ultimo_contato: sql<Date>`now()` }

/** Moves an open lead one stage on or back. 5 is final: it is the sale. */
export async function moveLead(db: Database, actor: Actor, input: MoveLeadInput) {
  const held = await holdLead(db, actor, input.id)
  assertNewest(input, held)
  const move = moveBetween(held.status, input.status)
  if (held.desfecho !== 'aberta' || !move) throw refused('status', text.moveNotAllowed)
  const forward = input.status > held.status
  if (forward) await assertReleased(db, actor, held, input.liberacao)
  const problem = await missing[move.exige](db, held, input)
  if (problem) throw refused(fieldOf[move.exige], problem)
  await recordHistory(db, actor, [
    {
      id_lead: held.id,
      acao: 'status',
      status_de: held.status,
      status_para: input.status,
      texto: input.texto ?? null,
    },
  ])
  const { contrato, produto, valor } = input
  return changeLead(db, held.id, {
    status: input.status,
    status_em: sql<Date>`now()`,
    ...(move.exige === 'contato' && input.texto && contacted),
    ...(move.exige === 'venda' && {
      finalizada_em: sql<Date>`now()`,
      ...(contrato && { contrato }),
      ...(produto && { produto }),
      ...(valor && { valor }),
    }),
  })
}

/** A contact with the customer, and when the next one is promised. */
export async function recordContact(db: Database, actor: Actor, input: ContactLeadInput) {
  const held = await holdLead(db, actor, input.id)
  assertNewest(input, held)
  if (held.desfecho === 'excluida') throw refusals.notFound()
  if (held.desfecho !== 'aberta') throw new AppError('conflict', text.closed)
  await recordHistory(db, actor, [{ id_lead: held.id, acao: 'contato', texto: input.texto }])
  return changeLead(db, held.id, { ...contacted, proximo_contato: input.proximo_contato ?? null })
}
