/** Asking for a seat and answering: each reaches the other side at once, and seats are counted under the ride's lock. */
import { formatDate } from '@intranet/contract/formats'
import { ride as text } from '@intranet/contract/messages/rides'
import {
  beforeCancelLimit,
  passengerStateLabels,
  passengerSteps,
} from '@intranet/contract/operations/ride-options'
import type { AnswerRideInput, AskRideInput } from '@intranet/contract/operations/rides'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notify } from '../../../platform/notify.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { assertNotBlocked } from './ride-block.queries.ts'
import {
  insertPassenger,
  managesRides,
  movePassenger,
  settleSeats,
  storedPassenger,
  storedRide,
} from './ride.queries.ts'

const firstName = (nome: string | null) => (nome ?? 'Um colega').split(' ')[0]!

/** Asks for seats; the driver is notified. */
export async function askForSeat(db: Database, actor: Actor, input: AskRideInput, now = new Date()) {
  await assertNotBlocked(db, actor)
  const { id, lugares, ponto_embarque, mensagem } = input
  await holdRecord(db, 'carona', id)
  const stored = found(await storedRide(db, id))
  if (stored.id_usuario === actor.id) throw new AppError('conflict', text.own)
  const open = stored.situacao === 'aberta' || stored.situacao === 'lotada'
  if (!open || stored.id_usuario === null || stored.partida <= now)
    throw new AppError('conflict', text.closed)
  if (stored.ocupadas + lugares > stored.vagas) throw refusals.field('lugares', text.full)
  const made = await insertPassenger(db, {
    id_carona: id,
    id_usuario: actor.id,
    lugares,
    ponto_embarque,
    mensagem,
  })
  await notify(db, {
    remetente: actor.id,
    usuarios: [stored.id_usuario],
    data: {
      modulo: 'caronas',
      msg: text.askedNotice(firstName(actor.nome), stored.cidade_destino, formatDate(stored.data)),
      rota: `/ride/edit/${id}`,
    },
  })
  return { id: made.id, situacao: 'pendente' as const }
}

/** The driver accepts, refuses or notes who did not come; the passenger cancels, until an hour before. */
export async function answerRequest(db: Database, actor: Actor, input: AnswerRideInput, now = new Date()) {
  const request = found(await storedPassenger(db, input.id))
  await holdRecord(db, 'carona', request.id_carona)
  const stored = found(await storedRide(db, request.id_carona))
  const { situacao } = input
  const own = request.id_usuario === actor.id
  if (situacao === 'cancelado' ? !own : stored.id_usuario !== actor.id && !managesRides(actor))
    throw refusals.forbidden()
  // Read again: somebody may have answered while this waited for the lock.
  const current = found(await storedPassenger(db, input.id))
  const from: readonly string[] = passengerSteps[situacao]
  if (stored.situacao === 'cancelada' || !from.includes(current.situacao))
    throw new AppError('conflict', text.badStep)
  if (situacao === 'cancelado' && !beforeCancelLimit(stored.partida.getTime(), now.getTime()))
    throw new AppError('conflict', text.tooLateToCancel)
  if (situacao === 'ausente' && stored.partida > now) throw new AppError('conflict', text.notLeftYet)
  if (situacao === 'aceito' && stored.ocupadas + request.lugares > stored.vagas)
    throw new AppError('conflict', text.full)
  if (situacao === 'aceito' && stored.situacao !== 'aberta') throw new AppError('conflict', text.closed)
  await movePassenger(db, input.id, situacao)
  await settleSeats(db, stored.id)
  await notifyOtherSide(db, actor, { request, stored, situacao })
  return { id: input.id, situacao }
}

interface Answered {
  request: NonNullable<Awaited<ReturnType<typeof storedPassenger>>>
  stored: NonNullable<Awaited<ReturnType<typeof storedRide>>>
  situacao: AnswerRideInput['situacao']
}

async function notifyOtherSide(db: Database, actor: Actor, { request, stored, situacao }: Answered) {
  const [city, day] = [stored.cidade_destino, formatDate(stored.data)]
  const byPassenger = situacao === 'cancelado'
  const other = byPassenger ? stored.id_usuario : request.id_usuario
  if (other === null || situacao === 'ausente') return
  await notify(db, {
    remetente: actor.id,
    usuarios: [other],
    data: {
      modulo: 'caronas',
      msg: byPassenger
        ? text.withdrawn(firstName(actor.nome), city, day)
        : text.answered(city, day, passengerStateLabels[situacao].toLowerCase()),
      rota: byPassenger ? `/ride/edit/${stored.id}` : '/ride/list?aba=pedidos',
    },
  })
}
