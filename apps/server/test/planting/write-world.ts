/** People of one provider who write beside another one's planted rows; whatever they write is undone. */
import { createDeps } from '../../src/deps.ts'
import { createCaller } from '../../src/doors/trpc/app-router.ts'
import { findActor } from '../../src/platform/session.ts'
import { atEnd, kept } from '../kept.ts'
import { makeUser } from '../factories/users.ts'
import { superadmin } from '../app.ts'
import { plantFreeFiles } from '../free-files.ts'
import { fileOf, Reported } from '../known-values.ts'
import { plausible } from '../plausible.ts'
import { rolledBack } from '../rolled-back.ts'
import { can, grantableModules, levels } from '@intranet/contract/access'
import { at, procedures } from '../walked-procedures.ts'
import { FAR, plantedWorld, shows, type Known } from './planted-world.ts'
import {
  fieldsOf,
  groupWideFields,
  holdsIds,
  isPerson,
  pointed,
  withAnother,
  withFieldOf,
} from './pointing.ts'
import { watchRows } from './standing-rows.ts'
import { json } from './write-reach.ts'

type Walked = (typeof procedures)[number]
type Json = Record<string, unknown>

/** What a write came to, and the tables whose planted rows it changed. */
export interface Written {
  /** `answered`, `STALE` for an older version, or the code of the refusal. */
  outcome: string
  changed: string[]
  /** That the refusal is about. */
  fields: string[]
}

type Writer = (path: string, input: unknown) => Promise<Written>

/** Of one procedure, each with other fields. */
const MOST_SHARP = 4
/** Values that are tried in place of one that is refused. */
const MOST_MENDS = 14

interface Refusal {
  code: string
  cause?: { details?: { nome?: string; campos?: object } }
}

const reported = (call: Promise<unknown>) =>
  call.then(
    () => ({ outcome: 'answered', fields: [] }),
    ({ code, cause }: Refusal) => ({
      outcome: cause?.details?.nome === 'stale' ? 'STALE' : code,
      fields: Object.keys(cause?.details?.campos ?? {}),
    }),
  )

export const takesVersion = (walked: Walked) => json(walked).includes('"updated_at":')

/** What somebody is answered by the readings of a procedure's router about the planted rows. */
async function reportedTo(call: unknown, known: Known, [walked]: Walked): Promise<Json[]> {
  const learnt = new Reported()
  const [router] = walked.split('.') as [string]
  for (const [path, { type, inputs }] of procedures) {
    if (type !== 'query' || !/^(get|list)$/.test(path.slice(router.length + 1))) continue
    if (!path.startsWith(`${router}.`)) continue
    for (const input of plausible(inputs[0], (field) => known.get(field) ?? []).slice(0, 4))
      learnt.learn(router, await at(call, path)(input).catch(() => null))
  }
  return learnt.records(router) as Json[]
}

/** The first planted person, with every ability, too: what is one's own is changed by its owner alone. */
export async function planted({
  db,
  deps,
}: Awaited<ReturnType<typeof plantedWorld>>): Promise<{ token: string }> {
  const roles = grantableModules.map((key) => ({ id_usuario: FAR.id, papel: `${key}:${levels[0]}` }))
  await db
    .insertInto('usuario_papel')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { token: (await deps.auth.createSession(FAR.id, {})).id }
}

/** An input with which somebody of that provider changes their rows, or is refused with the reason. */
export interface Sharp {
  input: unknown
  changes: boolean
  by: Writer
}

async function sharpFor(by: Writer, path: string, inputs: readonly unknown[]): Promise<Sharp[]> {
  const found: Sharp[] = []
  for (const input of inputs) {
    const { outcome, changed } = await by(path, input)
    const changes = outcome === 'answered' && changed.length > 0
    if (changes || (outcome === 'CONFLICT' && shows(FAR, JSON.stringify(input))))
      found.push({ input, changes, by })
    if (found.length === MOST_SHARP) break
  }
  return found
}

/** Remembers the answer for each procedure. */
function once<T>(work: (walked: Walked) => T): (walked: Walked) => T {
  const done = new Map<string, T>()
  return (walked) => {
    if (!done.has(walked[0])) done.set(walked[0], work(walked))
    return done.get(walked[0])!
  }
}

/** Once a test file, at its top. */
async function makeWriteWorld() {
  const world = await plantedWorld()
  const { deps, stranger, nearKnown } = world
  const known = await world.plantFar()
  const local = await world.local()
  const url = deps.connection.pool.options.connectionString!
  const locked = await rolledBack(url)
  const owner = await planted(world)
  const undoneDeps = {
    ...createDeps(deps.env, url, deps.log, locked.connection),
    parameters: deps.parameters,
  }
  undoneDeps.recordQueue = (_record, work) => work()
  atEnd(locked.connection.close)
  const changedRows = await watchRows(world.db, FAR)

  const actorOf = async ({ token }: { token: string }) => (await findActor(deps.auth, token))?.actor ?? null
  async function writer(who: { token: string }) {
    const { token } = who
    const actor = await actorOf(who)
    const session = { start() {}, end() {} }
    const context = { actor, requestId: 'walk', address: '127.0.0.1', token, session }
    const call = createCaller({ ...context, deps: undoneDeps, db: locked.connection.db })
    const write: Writer = (path, input) =>
      locked.undone(async () => {
        const { outcome, fields } = await reported(at(call, path)(input))
        return { outcome, fields, changed: await changedRows(locked.connection.db) }
      })
    return write
  }

  const valuesOf = (field: string) => known.get(field) ?? (holdsIds.test(field) ? known.get('id')! : [])
  const inputsOf = once(async (walked) =>
    plausible(walked[1].inputs[0], valuesOf, await reportedTo(local.call, known, walked)),
  )
  const files = await plantFreeFiles(deps, stranger.userId)
  const spare = await makeUser(world.db, world.place)
  const { id_empresa } = world.place
  /** What fits their own records: a file that nothing uses yet, and somebody who is in nothing yet. */
  const nearValues = (field: string) => {
    if (/^(id_empresa|id_provedor|empresas)$/.test(field)) return [id_empresa]
    const standing = nearKnown.get(field) ?? (holdsIds.test(field) ? nearKnown.get('id')! : [])
    return [...fileOf(field, files), ...(isPerson.test(field) ? [spare] : []), ...standing]
  }
  const ownInputs = once(async (walked) =>
    plausible(walked[1].inputs[0], nearValues, await reportedTo(stranger.call, nearKnown, walked)),
  )
  const groupWide = await groupWideFields(world.db)
  const byStranger = await writer(stranger)
  const pointsIn = (input: unknown) => [...fieldsOf(input)].filter((field) => !groupWide.has(field))
  /** Inputs about their own records that are taken as they are, until each field that points at rows is in one. */
  const takenOf = once(async (walked) => {
    const inputs = await ownInputs(walked)
    const open = new Set(inputs.flatMap(pointsIn))
    const taken: unknown[] = []
    async function take(own: unknown): Promise<void> {
      let input = own
      for (
        let round = 0;
        round < MOST_MENDS && pointsIn(input).some((field) => open.has(field));
        round += 1
      ) {
        const { outcome, fields } = await byStranger(walked[0], input)
        if (outcome === 'answered') {
          taken.push(input)
          for (const field of pointsIn(input)) open.delete(field)
        }
        if (!fields[0]) return
        input = withAnother(input, fields[0], round, nearValues)
      }
    }
    for (const input of inputs) await take(input)
    const [first] = taken
    for (const input of first ? inputs : [])
      for (const field of open) await take(withFieldOf(first, input, field))
    return { taken, blind: [...open].toSorted() }
  })
  /** Their own records, each pointing at one of the others by one field. */
  const pointingOf = once(async (walked) => {
    const own = [...(await takenOf(walked)).taken, ...(await ownInputs(walked))]
    const pointing = own.flatMap((input) =>
      [...fieldsOf(input)].map((field) => pointed(input, field, FAR.id)),
    )
    return [...new Map(pointing.map((input) => [JSON.stringify(input), input])).values()]
  })
  const manager = await actorOf(local)
  const [byLocal, byOwner] = [await writer(local), await writer(owner)]
  const bySuperadmin = await writer(await world.as(superadmin))
  return {
    inputsOf,
    pointingOf,
    /** Fields that are in no input that is taken: whether another's row is refused there is not tested. */
    blindOf: async (walked: Walked) => (await takenOf(walked)).blind,
    /** Whether managers of everything may call it: some is for superadmins. */
    isForManagers: ([, { meta }]: Walked) => can(manager, meta.access.module, meta.access.ability),
    byStranger,
    bySuperadmin,
    sharpOf: once(async (walked) => {
      const inputs = await inputsOf(walked)
      const found = await sharpFor(byLocal, walked[0], inputs)
      return found.length > 0 ? found : sharpFor(byOwner, walked[0], inputs)
    }),
  }
}

export const writeWorld = kept(makeWriteWorld)
