import { mayImport, type SheetKey } from '@intranet/contract/home/sheet-words'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refusals } from '../../../platform/errors.ts'
import type { SheetEntity } from '../../../platform/sheet-entity.ts'

/** How records of an entity are written from a sheet; 403 for people who may not add them. */
export function openEntity({ offers }: Pick<Deps, 'offers'>, actor: Actor, entidade: SheetKey): SheetEntity {
  if (!mayImport(actor, entidade)) throw refusals.forbidden()
  const entity = offers.sheets.find((one) => one.entidade === entidade)
  if (!entity) throw new Error(`no module writes sheets of ${entidade}`)
  return entity
}
