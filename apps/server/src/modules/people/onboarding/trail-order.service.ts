import type { LinkTrailsInput } from '@intranet/contract/people/onboarding-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { placeItems } from '../../../platform/placing.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { readableContents } from './content.queries.ts'
import { writableOnboardings } from './onboarding.queries.ts'
import { lockOrder, writeOrder, type OrderKind } from './trail-order.queries.ts'
import { readableTrails, writableTrail } from './trail.queries.ts'

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, i) => id === b[i])

async function reorder(
  db: Database,
  kind: OrderKind,
  owner: number,
  change: (before: readonly number[]) => number[] | Promise<number[]>,
): Promise<number[]> {
  const before = await lockOrder(db, kind, owner)
  const after = await change(before)
  if (!isSame(before, after)) await writeOrder(db, kind, owner, after)
  return after
}

/**
 * The trails that are new in the order; these have to be among the actor's own. Trails linked by somebody else may
 * keep their place or move: an author who orders an onboarding also orders the trails that HR added to it.
 */
const added = (before: readonly number[], wanted: readonly number[]) =>
  wanted.filter((id) => !before.includes(id))

async function assertOnboardings(db: Database, actor: Actor, ids: readonly number[]): Promise<void> {
  const seen = await writableOnboardings(db, actor, ids)
  if (seen.length < ids.length) throw refusals.notFound()
}

/** Links trails to onboardings at their priorities; the earlier links move. Answers the new links. */
export async function linkTrails(db: Database, actor: Actor, { objects }: LinkTrailsInput) {
  const owners = [...new Set(objects.map(({ id_onboarding }) => id_onboarding))].sort((a, b) => a - b)
  await assertOnboardings(db, actor, owners)
  const links = []
  for (const id_onboarding of owners) {
    const wanted = objects
      .filter((object) => object.id_onboarding === id_onboarding)
      .map(({ id_trilha, prioridade }) => ({ id: id_trilha, prioridade }))
    const order = await reorder(db, 'trilhas', id_onboarding, async (before) => {
      const trails = wanted.map(({ id }) => id)
      await assertChoices(readableTrails(db, actor), added(before, trails), 'id_trilha')
      return placeItems(before, wanted)
    })
    for (const { id } of wanted)
      links.push({ id_onboarding, id_trilha: id, prioridade: order.indexOf(id) + 1 })
  }
  return links
}

/** Unlinks trails and closes the gap in the order; completions stay. Answers how many were unlinked. */
export async function unlinkTrails(
  db: Database,
  actor: Actor,
  { id_onboarding, trilhas }: { id_onboarding: number; trilhas: readonly number[] },
) {
  await assertOnboardings(db, actor, [id_onboarding])
  let removed = 0
  await reorder(db, 'trilhas', id_onboarding, (before) => {
    const left = before.filter((id) => !trilhas.includes(id))
    removed = before.length - left.length
    return left
  })
  return { removidas: removed }
}

/** Nobody unlinks what they did not see; sending the saved order again changes nothing. */
function assertSeen(before: readonly number[], wanted: readonly number[], seen = before): void {
  if (!isSame(before, seen) && !isSame(before, wanted)) throw refusals.stale()
}

/** Sets the complete order of an onboarding's trails; those left out are unlinked. `seen` is the order that was read. */
export async function orderTrails(
  db: Database,
  actor: Actor,
  id: number,
  trilhas: readonly number[],
  seen?: readonly number[],
) {
  await assertOnboardings(db, actor, [id])
  return reorder(db, 'trilhas', id, async (before) => {
    assertSeen(before, trilhas, seen)
    await assertChoices(readableTrails(db, actor), added(before, trilhas), 'trilhas')
    return [...new Set(trilhas)]
  })
}

/** Sets the complete order of a trail's contents; those left out are unlinked. `seen` is the order that was read. */
export async function orderContents(
  db: Database,
  actor: Actor,
  id: number,
  conteudos: readonly number[],
  seen?: readonly number[],
) {
  found(await writableTrail(db, actor, id))
  return reorder(db, 'conteudos', id, async (before) => {
    assertSeen(before, conteudos, seen)
    await assertChoices(readableContents(db, actor), added(before, conteudos), 'conteudos')
    return [...new Set(conteudos)]
  })
}
