/** People of one provider who write beside another one's planted rows; whatever they write is undone. */
import * as z from 'zod'
import { createDeps } from '../../src/deps.ts'
import { createCaller } from '../../src/doors/trpc/app-router.ts'
import { findActor } from '../../src/platform/session.ts'
import { afterAll } from 'vitest'
import { Told } from '../known-values.ts'
import { plausible } from '../plausible.ts'
import { rolledBack } from '../rolled-back.ts'
import { can, grantableModules, levels } from '@intranet/contract/access'
import { at, procedures } from '../walked-procedures.ts'
import { FAR, plantedWorld, type Known } from './planted-world.ts'
import { watchRows } from './standing-rows.ts'

type Walked = (typeof procedures)[number]
type Json = Record<string, unknown>

/** What a write came to, and the tables whose planted rows it changed. */
export interface Written {
  /** `answered`, `STALE` for an older version, or the code of the refusal. */
  outcome: string
  changed: string[]
}

interface Refusal {
  code: string
  cause?: { details?: { nome?: string } }
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    ({ code, cause }: Refusal) => (cause?.details?.nome === 'stale' ? 'STALE' : code),
  )

const json = ([, { inputs }]: Walked) =>
  inputs[0] ? JSON.stringify(z.toJSONSchema(inputs[0], { io: 'input', unrepresentable: 'any' })) : ''

export const takesId = (walked: Walked) => /"(id|ids|id_\w+|usuarios|empresas)":/.test(json(walked))
export const takesVersion = (walked: Walked) => json(walked).includes('"updated_at":')

/** What local people are told by the readings of a router about the planted rows. */
async function toldTo(call: unknown, known: Known): Promise<Told> {
  const told = new Told()
  for (const [path, { type, inputs }] of procedures) {
    const [router, name] = path.split('.') as [string, string]
    if (type !== 'query' || !/^(get|list)$/.test(name)) continue
    for (const input of plausible(inputs[0], (field) => known.get(field) ?? []).slice(0, 4))
      told.learn(router, await at(call, path)(input).catch(() => null))
  }
  return told
}

/** The first planted person, with every ability, too: what is one's own is changed by its owner alone. */
async function planted({ db, deps }: Awaited<ReturnType<typeof plantedWorld>>): Promise<{ token: string }> {
  const roles = grantableModules.map((key) => ({ id_usuario: FAR.id, papel: `${key}:${levels[0]}` }))
  await db
    .insertInto('usuario_papel')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { token: (await deps.auth.createSession(FAR.id, {})).id }
}

/** Fields that hold ids without saying so. */
const holdsIds = /^(id_.*|trilhas|conteudos|usuarios|empresas|convidados)$/

/** Once a test file, at its top. */
export async function writeWorld() {
  const world = await plantedWorld()
  const { deps, stranger } = world
  const known = await world.plantFar()
  const local = await world.local()
  const told = await toldTo(local.call, known)
  const url = deps.connection.pool.options.connectionString!
  const held = await rolledBack(url)
  const owner = await planted(world)
  const heldDeps = { ...createDeps(deps.env, url, deps.log, held.connection), parameters: deps.parameters }
  heldDeps.recordTurns = (_record, work) => work()
  afterAll(held.connection.close)
  const changedRows = await watchRows(world.db, FAR)

  const actorOf = async ({ token }: { token: string }) => (await findActor(deps.auth, token))?.actor ?? null
  async function writer(who: { token: string }) {
    const { token } = who
    const actor = await actorOf(who)
    const session = { start() {}, end() {} }
    const context = { actor, requestId: 'walk', address: '127.0.0.1', token, session }
    const call = createCaller({ ...context, deps: heldDeps, db: held.connection.db })
    return (path: string, input: unknown): Promise<Written> =>
      held.undone(async () => {
        const outcome = await outcomeOf(at(call, path)(input))
        return { outcome, changed: await changedRows(held.connection.db) }
      })
  }

  const inputsOf = ([path, { inputs }]: Walked): unknown[] => {
    const valuesOf = (field: string) => known.get(field) ?? (holdsIds.test(field) ? known.get('id')! : [])
    return plausible(inputs[0], valuesOf, told.records(path.split('.')[0]!) as Json[])
  }
  const manager = await actorOf(local)
  return {
    inputsOf,
    /** Whether managers of everything may call it: some is for superadmins. */
    isForManagers: ([, { meta }]: Walked) => can(manager, meta.access.module, meta.access.ability),
    byStranger: await writer(stranger),
    byLocal: await writer(local),
    byOwner: await writer(owner),
  }
}
