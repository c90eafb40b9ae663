/** The end of a sign-in: a session, or the step of a second factor before it (docs/access.md#second-factor). */
import type { SessionView } from '@intranet/contract/access/auth'
import {
  FACTOR_REQUIRED,
  FACTOR_SETUP_REQUIRED,
  type AddPasskeyInput,
  type AnswerFactorInput,
  type FactorKind,
} from '@intranet/contract/access/factors'
import { factors as text } from '@intranet/contract/messages/factors'
import type { Database } from '@intranet/db/connection'
import { refusals } from '../../../platform/errors.ts'
import { describeError } from '../../../platform/procedure/error-map.ts'
import { findActor, type SessionOrigin } from '../../../platform/session.ts'
import { endingBy, endToken } from '../../../platform/session-ends.ts'
import { countStep, endStep, findStep, openStep, type StepKind } from '../factors/factor-step.queries.ts'
import { lockPerson } from '../factors/factor.queries.ts'
import {
  dropMailedPassword,
  isMailAlone,
  isReleased,
  takeRelease,
} from '../factors/factor-release.queries.ts'
import {
  addPasskey,
  beginApp,
  beginPasskey,
  completeApp,
  factorMeans,
  factorState,
} from '../factors/factor.service.ts'
import { requestPasskey, takesPasskeys } from '../factors/passkey.ts'
import { plainCode } from '../factors/recovery-code.ts'
import { challengeGone, signInError } from './auth-errors.ts'
import { countRefusal } from './auth-limits.ts'
import { markAccess } from './auth.queries.ts'
import { knownDevice, rememberDevice } from './device.service.ts'
import { assertFactor } from './shown-factor.service.ts'
import { viewSession } from './session-view.service.ts'
import type { Write } from '../../../platform/transaction.ts'
import type { Visit } from './visit.ts'

/** Minutes for the factor after the password. */
const STEP_MINUTES = 10

export interface SignedIn {
  /** Only for callers that keep no cookie. */
  token?: string
  usuario: SessionView
}

export type FactorStep =
  | { challenge: typeof FACTOR_REQUIRED; sessao: string; meios: FactorKind[] }
  | { challenge: typeof FACTOR_SETUP_REQUIRED; sessao: string; liberacao: boolean; aceita_passkey: boolean }

/** What an identity provider vouched for (docs/access.md#single-sign-on). */
export interface VouchedFor {
  id_sessao_identidade: number
  /** When the provider says that the person showed who they are. */
  confirmada_em: Date
  /** Whether its word replaces the second factor. */
  fator: boolean
}

/** Begins a session, and ends the one that the same browser had. */
export async function startSession(
  visit: Visit,
  userId: number,
  vouched: Omit<SessionOrigin, 'id_aparelho' | 'endereco'> = {},
): Promise<SignedIn> {
  const { deps, session, address, token: old } = visit
  if (old) await endToken(deps.connection.db, old, endingBy(deps, 'outra'))
  const id_aparelho = await rememberDevice(visit, userId)
  const { id: token } = await deps.auth.createSession(userId, {
    id_aparelho,
    endereco: address,
    ...vouched,
  })
  await markAccess(deps.connection.db, userId)
  session.start(token)
  const found = await findActor(deps.auth, token)
  if (!found) throw signInError('UserDisabledException')
  const detalhe = vouched.id_sessao_identidade === undefined ? undefined : 'Acesso único'
  deps.security.note('entrada', visit, { id_usuario: userId, detalhe })
  const usuario = await viewSession(deps, found.actor)
  return session.inBody ? { token, usuario } : { usuario }
}

/** Signs in whose password was right, or for whom a provider vouched: at once, or by a factor first. */
export async function enter(
  visit: Visit,
  id: number,
  { fator, ...given }: Partial<VouchedFor> = {},
): Promise<SignedIn | FactorStep> {
  const { db } = visit.deps.connection
  const { confirmada_em, id_sessao_identidade } = given
  const origin = confirmada_em ? { ...given, senha_em: confirmada_em } : given
  if (fator) return startSession(visit, id, { ...origin, ...(confirmada_em && { fator_em: confirmada_em }) })
  const waits = { minutes: STEP_MINUTES, id_sessao_identidade, identificado_em: confirmada_em }
  const { meios, exigido } = await factorState(visit.deps, db, id)
  const { security } = visit.deps
  if (meios.length > 0) {
    await security.record(db, 'fator', visit, { id_usuario: id, detalhe: 'Segundo fator pedido' })
    return {
      challenge: FACTOR_REQUIRED,
      sessao: await openStep(db, id, 'entrada', waits),
      meios,
    }
  }
  if (exigido) {
    await security.record(db, 'fator', visit, { id_usuario: id, detalhe: 'Cadastro do segundo fator pedido' })
    return {
      challenge: FACTOR_SETUP_REQUIRED,
      sessao: await openStep(db, id, 'inclusao', waits),
      liberacao: id_sessao_identidade === undefined && (await isByMailAlone(visit, id)),
      aceita_passkey: takesPasskeys(visit.deps.publicUrl),
    }
  }
  return startSession(visit, id, origin)
}

/** What the session of a step keeps: the factor was shown now. */
const originOf = ({ id_sessao_identidade, identificado_em }: Waiting) =>
  id_sessao_identidade === null
    ? {}
    : { id_sessao_identidade, ...(identificado_em && { senha_em: identificado_em }) }

interface Waiting {
  id_sessao_identidade: number | null
  identificado_em: Date | null
}

async function personOf(db: Database, token: string, kind: StepKind) {
  const person = await findStep(db, token, kind)
  if (!person) throw challengeGone()
  if (!person.ativo) throw signInError('UserDisabledException')
  // A provider's word needs no password.
  if (person.redefinir_senha && person.id_sessao_identidade === null)
    throw signInError('PasswordResetRequiredException')
  return person
}

/** What a passkey of the person who waits is asked to sign. */
export async function requestSignature({ deps, db }: Visit, sessao: string) {
  return requestPasskey(db, deps.publicUrl, (await personOf(db, sessao, 'entrada')).id)
}

/** Answers the step with a code or signature, which signs in. */
export const answerFactor = (visit: Visit, input: AnswerFactorInput): Promise<SignedIn> =>
  countRefusal(visit.deps, visit.address, async () => {
    const { deps, db } = visit
    const person = await personOf(db, input.sessao, 'entrada')
    try {
      if (!(await countStep(db, input.sessao))) throw challengeGone()
      await assertFactor(visit, person, input)
    } catch (error) {
      const { codigo } = describeError(error)
      const kind = codigo === 'PasswordAttemptsExceededException' ? 'bloqueio' : 'falha'
      deps.security.note(kind, visit, { id_usuario: person.id, detalhe: 'Segundo fator' })
      throw error
    }
    if (!(await endStep(db, input.sessao, person.id, 'entrada'))) throw challengeGone()
    return startSession(visit, person.id, originOf(person))
  })

/** The secret of the app that somebody has to have before they come in. */
export async function beginSetup({ deps, db }: Visit, sessao: string) {
  return beginApp(deps, db, await personOf(db, sessao, 'inclusao'))
}

/** What a browser is asked to make the first passkey with. */
export async function beginPasskeySetup({ deps, db }: Visit, sessao: string) {
  return beginPasskey(deps, db, await personOf(db, sessao, 'inclusao'))
}

/** Whether only a mailbox led here: the password came by mail, and the browser is not known. */
const isByMailAlone = async (visit: Visit, id: number) =>
  isMailAlone(visit.deps.connection.db, id, await knownDevice(visit, id))

interface Setup {
  sessao: string
  liberacao?: string | undefined
}

/** Sets a first factor up by `complete`, and signs in; the recovery codes come along, once. */
const setUp = (
  visit: Visit,
  write: Write,
  { sessao, liberacao }: Setup,
  complete: (id: number, once: Write) => Promise<{ codigos: string[] }>,
): Promise<SignedIn & { codigos: string[] }> =>
  countRefusal(visit.deps, visit.address, async () => {
    const { db } = visit
    const person = await personOf(db, sessao, 'inclusao')
    const { id } = person
    if (!(await countStep(db, sessao))) throw challengeGone()
    const code = plainCode(liberacao ?? '')
    const releases = person.id_sessao_identidade === null && (await isByMailAlone(visit, id))
    if (releases && !(await isReleased(db, id, code))) throw refusals.field('liberacao', text.wrongRelease)
    // A factor that is committed ends every step: this one is used up before, or not at all.
    const once: Write = (work) =>
      write(async (open) => {
        await lockPerson(open, id)
        if (releases && !(await takeRelease(open, id, code)))
          throw refusals.field('liberacao', text.wrongRelease)
        if (!(await endStep(open, sessao, id, 'inclusao'))) throw challengeGone()
        // Somebody may have added a factor in the meantime: this step would replace it.
        if ((await factorMeans(open, id)).length > 0) throw refusals.field('codigo', text.wrongCode)
        await dropMailedPassword(open, id)
        return work(open)
      })
    const { codigos } = await complete(id, once)
    return { ...(await startSession(visit, id, originOf(person))), codigos }
  })

/** Takes the app's first code, which signs in. */
export const completeSetup = (visit: Visit, write: Write, { codigo, ...setup }: Setup & { codigo: string }) =>
  setUp(visit, write, setup, (id, once) => completeApp(visit.deps, once, { id, codigo, from: visit }))

/** Takes the passkey that was made, which signs in. */
export const completePasskeySetup = (
  visit: Visit,
  write: Write,
  { sessao, liberacao, ...input }: Setup & AddPasskeyInput,
) =>
  setUp(visit, write, { sessao, liberacao }, (id, once) =>
    addPasskey(visit.deps, once, { id, input, from: visit }),
  )
