import type { SearchTrailsInput } from '@intranet/contract/people/onboarding-forms'
import type { TrailContent, TrailFields, UpdateTrailInput } from '@intranet/contract/people/trail-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { found } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { ownPlace } from './onboarding-scope.ts'
import { assertChangedTags, assertTags } from './place-tags.service.ts'
import { orderContents } from './trail-order.service.ts'
import { getOnboarding } from './onboarding.queries.ts'
import { getTrail, insertTrails, listTrails, updateTrail } from './trail.queries.ts'

/** Contents in the order of their priorities. */
const inOrder = (contents: readonly TrailContent[]) =>
  [...contents].sort((a, b) => a.prioridade - b.prioridade).map(({ id_conteudo }) => id_conteudo)

/** Trails; with an onboarding, those linked to it, in their order. 404 if the actor does not see it. */
export async function searchTrails(
  db: Database,
  actor: Actor,
  { id_onboarding, ...request }: SearchTrailsInput,
) {
  if (id_onboarding === undefined) {
    const { total, dados } = await listTrails(db, actor, request)
    return { total, dados }
  }
  const { trilhas } = found(await getOnboarding(db, actor, id_onboarding))
  return { total: trilhas.length, dados: trilhas.map((trail) => ({ id: trail.id_trilha, ...trail })) }
}

/** Creates trails in the actor's place, with their contents in order. */
export async function createTrails(db: Database, actor: Actor, objects: TrailFields[]) {
  const rows = objects.map(({ conteudos: _, ...fields }) => ownPlace(actor, fields))
  for (const row of rows) await assertTags(db, actor, row)
  const created = await insertTrails(db, rows)
  for (const [index, { id }] of created.entries()) {
    const contents = objects[index]?.conteudos
    if (contents?.length) await orderContents(db, actor, id, inOrder(contents))
  }
  return created
}

/** Changes a trail; contents that are sent replace those it had. */
export async function changeTrail(db: Database, actor: Actor, { conteudos, ...fields }: UpdateTrailInput) {
  assertProvider(actor, fields.id_empresa)
  const before = found(await getTrail(db, actor, fields.id))
  await assertChangedTags(db, actor, before, fields)
  const saved = await updateTrail(db, actor, { nome: before.nome, ...fields })
  if (conteudos) await orderContents(db, actor, fields.id, inOrder(conteudos))
  return saved
}
