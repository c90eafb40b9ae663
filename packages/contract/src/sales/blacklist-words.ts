import { can, type AccessHolder } from '../access.ts'
import { keysOf } from '../keys-of.ts'

/** The texts and permissions of the blacklist. No schemas here, so that list pages stay small. */
export const blacklistKindNames = { cliente: 'Cliente', endereco: 'Endereço' } as const
export type BlacklistKind = keyof typeof blacklistKindNames
export const blacklistKinds = keysOf(blacklistKindNames)
export const blacklistStateNames = {
  vigente: 'Vigente',
  expirada: 'Expirada',
  inativa: 'Inativa',
} as const
export type BlacklistState = keyof typeof blacklistStateNames
export const blacklistStates = keysOf(blacklistStateNames)

/**
 * Only the blacklist's manager writes entries of the whole group, reviews, and rows of other people
 * (docs/sales.md#one-registry).
 */
export const keepsBlacklist = (holder: AccessHolder | null): boolean => can(holder, 'blacklist', 'manage')

/** Whether one may sell to somebody is asked by the one who sells and by the one who keeps the blacklist. */
export const mayVerifyBlacklist = (holder: AccessHolder | null): boolean =>
  can(holder, 'vendas', 'read') || can(holder, 'blacklist', 'read')
