/** Approving a request: by two people above the limit, within the budget, with its own event and link. */
import { formatMoney } from '@intranet/contract/formats'
import { sponsorship as text, sponsorshipNotice } from '@intranet/contract/messages/sponsorship'
import type { Database } from '@intranet/db/connection'
import { insertEvents } from '../events/event.queries.ts'
import { createLinkOf } from '../../sales/tracking-links/own-link.service.ts'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals, type FieldName } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { notifyApproved } from './applicant-mail.ts'
import { holdBudget, yearOf } from './budget.queries.ts'
import { takeStep, type RequestRow } from './request.queries.ts'
import type { Doing } from './doing.ts'
import { notifyManagers } from './notify-managers.ts'

/** Whether an amount is above what one person may approve. */
export async function needsTwo(parameters: Parameters, valor: string | null): Promise<boolean> {
  return valor !== null && Number(valor) > (await parameters.read('patrocinio_limite_aprovacao'))
}

/** Refuses what the provider's budget of the event's year does not hold; without a budget there is no bound. */
export async function assertBudget(
  db: Database,
  { id_empresa, data_inicio, valor_aceito }: Pick<RequestRow, 'id_empresa' | 'data_inicio' | 'valor_aceito'>,
  field: FieldName = 'situacao',
) {
  const budget = await holdBudget(db, id_empresa, yearOf(data_inicio))
  if (!budget || Number(valor_aceito) <= Number(budget.disponivel)) return
  throw refusals.field(field, text.overBudget(formatMoney(budget.disponivel), yearOf(data_inicio)))
}

/** The draft of the event in the calendar, and the link whose leads are the event's. */
async function openEvent(db: Database, actor: Actor, request: RequestRow) {
  const { evento, site_evento, local, endereco, id_cidade, data_inicio, data_fim } = request
  const [event] = await insertEvents(db, actor, [
    { evento, site_evento, local, endereco, cidade: id_cidade, data_inicio, data_fim, status: false },
  ])
  const { id: id_tracking } = await createLinkOf(db, actor, {
    id_empresa: request.id_empresa,
    campanha: `Patrocínio ${request.protocolo} ${evento}`.slice(0, 120),
    canal: 'Patrocínios',
  })
  return { id_evento: event!.id, id_tracking }
}

/**
 * Approves a request whose negotiation was accepted. Above the limit the first approval only waits for a second one, by
 * somebody else.
 */
export async function approve({ db, actor, deps }: Doing, request: RequestRow) {
  const { id, protocolo, id_aprovador, id_empresa } = request
  if (request.valor_aceito === null) throw refusals.field('situacao', text.needsAcceptedRound)
  await assertBudget(db, request)
  const two = await needsTwo(deps.parameters, request.valor_aceito)
  const now = new Date()
  if (two && id_aprovador === null) {
    const first = { situacao: 'em_negociacao', id_aprovador: actor.id, aprovado_em: now } as const
    if (!(await takeStep(db, actor, id, ['em_negociacao'], first))) throw refusals.locked()
    await notifyManagers(db, actor, id_empresa, {
      msg: sponsorshipNotice.secondApproval(protocolo),
      rota: `/marketing/sponsorship/solicitations/details?id=${id}`,
    })
    return { id, situacao: 'em_negociacao' as const, aguarda_segunda: true }
  }
  const approval = two
    ? { id_segundo_aprovador: actor.id, segunda_aprovacao_em: now }
    : { id_aprovador: actor.id, aprovado_em: now }
  const opened = await openEvent(db, actor, request)
  if (!(await takeStep(db, actor, id, ['em_negociacao'], { situacao: 'aprovada', ...approval, ...opened })))
    throw new AppError('conflict', text.badStep)
  await notifyApproved(db, deps.mailer, request)
  return { id, situacao: 'aprovada' as const, aguarda_segunda: false }
}
