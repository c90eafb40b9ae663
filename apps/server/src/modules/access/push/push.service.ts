/** Whose devices get notices, and which ones. See docs/push.md. */
import { deviceName } from '@intranet/contract/access/device-name'
import {
  MOST_PUSH_DEVICES,
  type PushChoiceInput,
  type PushRegistration,
} from '@intranet/contract/access/push'
import { usualQuiet } from '@intranet/contract/access/quiet-hours'
import { DAY_MS } from '@intranet/contract/durations'
import { push as text } from '@intranet/contract/messages/push'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { waitForLock } from '../../../platform/locks.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { pushHosts, pushServiceOf } from '../../../platform/push-services.ts'
import { hashToken } from '../../../platform/token.ts'
import type { Write } from '../../../platform/transaction.ts'
import { findChoice, saveChoice } from './push-choice.queries.ts'
import { publicPushKey } from './push-key.service.ts'
import {
  countOtherDevices,
  deviceOfSession,
  DEVICES,
  dropAddress,
  listPushDevices,
  queueTrial,
  removeOwnDevice,
  saveDevice,
  seeAddress,
} from './push.queries.ts'

/** Tests that one person asks for. */
const tests = { name: 'push_teste', points: 10, seconds: 3600 }
/** The longest that somebody is on call at a time. */
const LONGEST_ON_CALL = 31 * DAY_MS

const isOn = ({ env }: Pick<Deps, 'env'>) => pushHosts(env).length > 0

function assertOn(deps: Pick<Deps, 'env'>): void {
  if (!isOn(deps)) throw new AppError('conflict', text.off)
}

/** One's own devices and choice. */
export async function readOwn({ db, deps, actor }: SignedInContext) {
  const current = await deviceOfSession(db, actor.sessao)
  const escolha = (await findChoice(db, actor.id)) ?? { ...usualQuiet, recusados: [] }
  const rows = await listPushDevices(db, actor.id)
  const aparelhos = rows.map(({ agente, id_aparelho, ...row }) => ({
    ...row,
    aparelho: deviceName(agente),
    atual: id_aparelho === current,
  }))
  return { ligado: isOn(deps), aparelhos, escolha }
}

/** The public key that a browser registers with. Throws 409 where push is off. */
export async function prepare({ db, deps }: SignedInContext) {
  assertOn(deps)
  return { chave: (await publicPushKey(db, deps.sealed)).publica }
}

/** The device of the session that asks; a session of before devices were kept has none. */
async function ownDevice(db: Database, actor: Actor): Promise<number> {
  const device = await deviceOfSession(db, actor.sessao)
  if (device === undefined) throw new AppError('conflict', text.noDevice)
  return device
}

/** The pair that a browser registered with: the newest, but for one that was replaced just now. Throws 422 for any other. */
async function keyOf({ sealed }: Deps, db: Database, chave: string | undefined): Promise<number> {
  const newest = await publicPushKey(db, sealed)
  if (chave === undefined || chave === newest.publica) return newest.id
  throw refusals.field('chave', text.replaced)
}

/**
 * Sends this person's notices to the device that asks. Who had the same browser before gets none there any more. Throws 422
 * for an address of another service, 409 where ten other devices get them.
 */
export async function register(
  { db, deps, actor }: SignedInContext,
  { chave, ...subscription }: PushRegistration,
) {
  assertOn(deps)
  if (!pushServiceOf(deps.env, subscription.endereco)) throw refusals.field('endereco', text.service)
  const id_chave = await keyOf(deps, db, chave)
  const id_aparelho = await ownDevice(db, actor)
  // Two devices at the same moment would both count nine.
  await waitForLock(db, 'pushDevices', actor.id)
  if ((await countOtherDevices(db, actor.id, id_aparelho)) >= MOST_PUSH_DEVICES)
    throw new AppError('conflict', text.tooMany(MOST_PUSH_DEVICES))
  const hash = hashToken(subscription.endereco)
  await dropAddress(db, hash, id_aparelho)
  return saveDevice(db, {
    id_aparelho,
    hash,
    inscricao: deps.sealed.seal(DEVICES, JSON.stringify(subscription)),
    id_chave,
  })
}

/**
 * The app was opened where this address is. An address of another person ends: the browser is somebody else's now.
 * `chave` is the key to register with, where the installation's was replaced since the browser registered.
 */
export async function keep({ db, deps, actor }: SignedInContext, endereco: string) {
  const hash = hashToken(endereco)
  const registered = await seeAddress(db, actor.id, hash)
  if (registered === undefined) await dropAddress(db, hash)
  const newest = registered === undefined ? undefined : await publicPushKey(db, deps.sealed)
  return {
    vale: registered !== undefined,
    chave: newest && newest.id !== registered ? newest.publica : null,
  }
}

/** Ends the notices of one's device. Throws 404 for a device that is not one's own. */
export async function end({ db, actor }: SignedInContext, id: number): Promise<void> {
  if (!(await removeOwnDevice(db, actor.id, id))) throw refusals.notFound()
}

/** A trial to the device that asks, whatever the hour. */
export async function test({ deps, actor }: SignedInContext, write: Write): Promise<void> {
  assertOn(deps)
  await assertWithin(deps.limits, tests, String(actor.id), text.tooManyTests)
  await write(async (db) => {
    if (!(await queueTrial(db, await ownDevice(db, actor)))) throw refusals.notFound()
  })
}

/** Stores what comes, and when nothing does. */
export async function choose({ db, actor }: SignedInContext, choice: PushChoiceInput): Promise<void> {
  if (choice.noite && choice.noite_inicio === choice.noite_fim)
    throw refusals.field('noite_fim', text.sameHours)
  const left = choice.plantao_ate === null ? 1 : Date.parse(choice.plantao_ate) - Date.now()
  if (left <= 0 || left > LONGEST_ON_CALL) throw refusals.field('plantao_ate', text.onCall)
  await saveChoice(db, actor.id, choice)
}
