/** Who may call a procedure: people by their roles, programs by what their key names. */
import { can } from '@intranet/contract/access'
import { keyNeeds, type AskedOfKey, type KeyNeeds } from '@intranet/contract/access/key-access'
import { accessKeys as text } from '@intranet/contract/messages/access'
import { keyMay, keyRefusal } from '../access-key.ts'
import type { Actor } from '../actor.ts'
import { AppError, refusals } from '../errors.ts'
import { toTrpcError } from './error-map.ts'
import { readsMasked } from './key-personal.ts'
import type { Meta } from './meta.ts'

/** What a call asks of a key; null where no key may call. */
const askedOfKey = (
  { access, byKey = true, opensTo: passes }: Meta = {},
  writes: boolean,
): AskedOfKey | null =>
  access && byKey
    ? { ...access, ...(byKey === 'manage' && { ability: byKey }), writes, ...(passes && { passes }) }
    : null

/** Whether a person, or a key, has the right that a procedure of this meta asks for. */
function hasRight(meta: Meta | undefined, actor: Actor | null, writes: boolean): boolean {
  const { access, byKey, opensTo: passes } = meta ?? {}
  if (!access) return false
  // What is one's own is not for readers alone: the procedure looks whose the record is.
  if (passes && access.ability !== 'self' && !(actor && passes(actor))) return false
  if (!actor?.chave || byKey === 'narrowed') return can(actor, access.module, access.ability)
  const asked = askedOfKey(meta, writes)
  // What guests may, every key may.
  return asked !== null && (asked.ability === 'public' || keyMay(actor, asked))
}

/** Whether the answer is a whole person, and who asks reads them masked. */
export const isTooWhole = (meta: Meta | undefined, actor: Actor | null): boolean =>
  meta?.wholePerson === true && readsMasked(actor)

/** Whether a person, or a key, may call a procedure of this meta. */
export const mayCall = (meta: Meta | undefined, actor: Actor | null, writes: boolean): boolean =>
  hasRight(meta, actor, writes) && !isTooWhole(meta, actor)

/** What a key has to name for a procedure of this meta; null where no key may call it. */
export function needsOf(meta: Meta | undefined, writes: boolean): KeyNeeds | null {
  const asked = askedOfKey(meta, writes)
  if (!asked || meta?.byKey !== 'narrowed') return asked && keyNeeds(asked)
  return { acessos: [], niveis: [] }
}

/**
 * Who acts: to public procedures of modules that it does not name, or about the person who asks, a key is a guest; and so it
 * is to those that write, where it only reads.
 */
export const actingIn = (
  { access, exposure }: Meta = {},
  actor: Actor | null,
  writes: boolean,
): Actor | null => {
  if (!actor?.chave || access?.ability !== 'public') return actor
  const { module } = access
  const acts =
    keyMay(actor, { module, ability: 'read', writes: false }) &&
    keyMay(actor, { module, ability: 'public', writes })
  return exposure === 'own' || !acts ? null : actor
}

/** Refuses who may not call. */
export const admit = (meta: Meta | undefined, actor: Actor | null, writes: boolean) => {
  const right = hasRight(meta, actor, writes)
  if (right && isTooWhole(meta, actor)) throw toTrpcError(new AppError('forbidden', text.personalRecord))
  if (right) return
  if (!actor) throw toTrpcError(refusals.unauthorized())
  throw toTrpcError(actor.chave ? keyRefusal(actor, needsOf(meta, writes)) : refusals.forbidden())
}
