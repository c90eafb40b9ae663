import { can, type AccessHolder } from '../access.ts'

/** The texts and permissions of the blacklist. No schemas here, so that list pages stay small. */
export const blacklistKinds = ['cliente', 'endereco'] as const
export type BlacklistKind = (typeof blacklistKinds)[number]
export const blacklistKindNames: Record<BlacklistKind, string> = { cliente: 'Cliente', endereco: 'Endereço' }
export const blacklistStates = ['vigente', 'expirada', 'inativa'] as const
export type BlacklistState = (typeof blacklistStates)[number]
export const blacklistStateNames = {
  vigente: 'Vigente',
  expirada: 'Expirada',
  inativa: 'Inativa',
} as const satisfies Record<BlacklistState, string>

/**
 * Only the blacklist's manager writes entries of the whole group, reviews, and rows of other people
 * (docs/sales.md#one-registry).
 */
export const keepsBlacklist = (holder: AccessHolder | null): boolean => can(holder, 'blacklist', 'manage')

/** Whether one may sell to somebody is asked by the one who sells and by the one who keeps the blacklist. */
export const mayVerifyBlacklist = (holder: AccessHolder | null): boolean =>
  can(holder, 'vendas', 'read') || can(holder, 'blacklist', 'read')
