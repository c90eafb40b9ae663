/**
 * Provider, department and position as tags of contents and trails: each is optional, and none may belong to another
 * provider.
 */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertChoices } from '../../../platform/records.ts'
import { departmentsWithin, positionsWithin } from './place-tags.queries.ts'

interface Tags {
  id_empresa?: number | null
  id_departamento?: number | null
  id_cargo?: number | null
}

/** Refuses what the actor is not offered: departments of their providers, positions of the department. */
export async function assertTags(db: Database, actor: Actor, tags: Tags): Promise<void> {
  const { id_empresa = null, id_departamento = null, id_cargo = null } = tags
  await assertChoices(departmentsWithin(db, actor, id_empresa), [id_departamento], 'id_departamento')
  await assertChoices(positionsWithin(db, actor, id_departamento), [id_cargo], 'id_cargo')
}

const picked = ({ id_empresa, id_departamento, id_cargo }: Tags): Tags => ({
  id_empresa,
  id_departamento,
  id_cargo,
})

/** The same for a change: tags that it does not change may stay. */
export async function assertChangedTags(db: Database, actor: Actor, saved: Tags, change: Tags) {
  const given = Object.entries(picked(change)).filter(([, id]) => id !== undefined)
  const after = { ...picked(saved), ...Object.fromEntries(given) }
  if (given.some(([key, id]) => id !== saved[key as keyof Tags])) await assertTags(db, actor, after)
}
