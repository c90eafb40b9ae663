import { personalData as text } from '@intranet/contract/messages/staff'
import type {
  DecideRequestInput,
  ListReadingsInput,
  RequestFields,
} from '@intranet/contract/people/personal-data'
import {
  requestKindLabels,
  requestSteps,
  type RequestKind,
  type RequestStep,
} from '@intranet/contract/people/personal-data-options'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notify, notifyOthers } from '../../../platform/notify.ts'
import { assertNewest, found } from '../../../platform/records.ts'
import { linesInName } from '../../access/users/user.service.ts'
import { isDataOfficer } from '../../access/data-officer/data-officer.queries.ts'
import { hrManagersOf } from '../employees/hr-managers.queries.ts'
import { anonymise } from './anonymise.service.ts'
import {
  addressWithoutAccess,
  getRequest,
  insertRequests,
  listReadings,
  takeStep,
  withdrawRequest,
} from './request.queries.ts'

const QUEUE = '/human-resources/personal-data/list'
const OWN = '/users/my-data'

const kindWord = (tipo: RequestKind) => requestKindLabels[tipo].toLocaleLowerCase('pt-BR')

/** Requests that the person's own data be corrected or removed; HR of their provider is notified. */
export async function askForData(db: Database, actor: Actor, objects: RequestFields[]) {
  const created = await insertRequests(db, actor, objects)
  const managers = await hrManagersOf(db, actor.id_empresa)
  for (const { tipo } of created)
    await notifyOthers(db, actor, {
      usuarios: managers,
      data: {
        modulo: 'rh',
        // Without the name: it would remain after a person's data is removed at their request.
        msg: `Novo pedido de ${kindWord(tipo as RequestKind)} de dados pessoais.`,
        rota: QUEUE,
      },
    })
  return created.map(({ id }) => ({ id }))
}

/** Who read whose data; who read is named to the data officer alone (docs/people.md#who-saw-my-data). */
export async function readReadings(db: Database, actor: Actor, request: ListReadingsInput) {
  return listReadings(db, actor, request, await isDataOfficer(db, actor.id))
}

/** With what a removal would leave in the name of nobody, for who decides it. */
export async function readRequest(db: Database, actor: Actor, id: number, { offers }: Pick<Deps, 'offers'>) {
  const request = found(await getRequest(db, actor, id))
  // Requests of others are found by HR's managers alone.
  const decide = request.id_titular !== actor.id
  const lines =
    decide && request.tipo === 'exclusao' ? await linesInName(db, request.id_titular, offers.holdings) : []
  return { ...request, decide, em_seu_nome: lines.map(({ descricao }) => descricao) }
}

/** Only until HR starts to work on it; after that the answer stays on record. */
export async function withdraw(db: Database, actor: Actor, id: number): Promise<void> {
  const request = found(await getRequest(db, actor, id))
  if (request.id_titular !== actor.id) throw refusals.forbidden()
  if (request.situacao !== 'aberto') throw new AppError('conflict', text.closed)
  await withdrawRequest(db, actor, id)
}

type Request = NonNullable<Awaited<ReturnType<typeof getRequest>>>

const isEmployee = ({ tipo_pessoa }: Request) => tipo_pessoa === 'Funcionário'

/** A refusal needs a reason; when an employee asks for deletion, the law is the reason. */
function answerOf(request: Request, situacao: RequestStep, resposta: string | null): string | null {
  if (situacao !== 'recusado' || resposta) return resposta
  if (request.tipo === 'exclusao' && isEmployee(request)) return text.employmentKept
  throw refusals.field('resposta', text.reasonRequired)
}

/**
 * The next state, set by HR and never by the person. Of two simultaneous requests the second learns that the state has
 * changed.
 */
export async function decideRequest(deps: Deps, db: Database, actor: Actor, input: DecideRequestInput) {
  const { id, situacao } = input
  const request = found(await getRequest(db, actor, id))
  if (request.id_titular === actor.id) throw new AppError('forbidden', text.own)
  assertNewest(input, request)
  const resposta = answerOf(request, situacao, input.resposta ?? null)
  const now = new Date()
  const moved = await takeStep(db, id, requestSteps[situacao], {
    situacao,
    id_responsavel: actor.id,
    ...(resposta && { resposta }),
    ...(situacao === 'em_analise' ? { analisado_em: now } : { encerrado_em: now }),
  })
  if (!moved) throw refusals.wrongState()
  if (situacao === 'atendido' && request.tipo === 'exclusao') await forget(deps, db, actor, request)
  else await notifyPerson(deps, db, actor, { ...request, situacao, resposta })
  return moved
}

/** The person cannot sign in any more: the last word reaches them by e-mail. */
async function forget(deps: Deps, db: Database, actor: Actor, { id_titular }: Request): Promise<void> {
  const destino = await anonymise(db, actor, deps, id_titular)
  await deps.mailer.queue(db, {
    destino,
    assunto: 'Seus dados foram removidos',
    texto: 'Como você pediu, o seu cadastro na intranet foi removido e o seu acesso foi encerrado.',
  })
}

type Decided = Pick<Request, 'id_titular' | 'tipo' | 'resposta'> & { situacao: RequestStep }

const outcomes = { em_analise: 'está em análise', atendido: 'foi atendido', recusado: 'foi recusado' }

/** Who left since cannot sign in: the answer reaches them by e-mail (docs/people.md#requests-about-data). */
async function notifyPerson(
  deps: Deps,
  db: Database,
  actor: Actor,
  { id_titular, tipo, situacao, resposta }: Decided,
) {
  const msg = `O seu pedido de ${kindWord(tipo)} de dados ${outcomes[situacao]}.`
  const destino = await addressWithoutAccess(db, id_titular)
  if (!destino)
    return notify(db, { remetente: actor.id, usuarios: [id_titular], data: { modulo: 'rh', msg, rota: OWN } })
  const texto = [msg, ...(resposta ? [resposta] : [])].join('\n\n')
  await deps.mailer.queue(db, { destino, assunto: 'Seu pedido sobre os seus dados', texto })
}
