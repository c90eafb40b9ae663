/** Who reads and decides in supplies. */
import { can, levelRank } from '@intranet/contract/access'
import type { Actor } from '../../../platform/actor.ts'

export const readsSupplies = (actor: Actor) => can(actor, 'suprimentos', 'read')
export const managesSupplies = (actor: Actor) => can(actor, 'suprimentos', 'manage')

/** Amounts in reais are not for readers. */
export const seesValues = (actor: Actor) => levelRank(actor.roles, 'suprimentos') >= 2
