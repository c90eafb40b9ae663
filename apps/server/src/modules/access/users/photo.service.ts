import { can } from '@intranet/contract/access'
import type { UserFields } from '@intranet/contract/access/user-schemas'
import type { Database } from '@intranet/db/connection'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { storeImage } from '../../../platform/uploads.ts'

/**
 * A photo is for colleagues (contacts show one to every employee) and for the one who keeps people or their access.
 * Everybody else, such as a candidate or an external seller, sees only their own.
 */
export async function maySeePhoto(_db: Database, actor: Actor | null, id: number): Promise<boolean> {
  return actor !== null && (actor.id === id || can(actor, 'rh', 'employee') || can(actor, 'users', 'read'))
}

type Photo = Pick<UserFields, 'id_foto' | 'image_data' | 'image_format'>

/**
 * Takes the documented image out of some fields: kept as a file, its id is in `id_foto`; null removes the photo.
 * File work: never inside a transaction.
 */
export async function withStoredPhoto<T extends Photo>(
  deps: Deps,
  actor: Actor,
  fields: T,
): Promise<Omit<T, 'image_data' | 'image_format'>> {
  const { image_data, image_format: _, ...rest } = fields
  if (image_data === undefined) return rest
  return { ...rest, id_foto: image_data === null ? null : await storeImage(deps, actor, image_data) }
}
