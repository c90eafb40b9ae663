import { type Ability, type AccessHolder, can, isSuperadmin } from '../access.ts'

/** Employees keep campaigns, channels, links and imports (docs/sales.md#marketing-of-sales). */
export const keepsMarketing = (holder: AccessHolder | null, ability: Ability): boolean =>
  can(holder, 'vendas', ability) && (holder?.employee === true || isSuperadmin(holder))

/** Who sees the lists of marketing, their histories, and how many rows they have. */
export const readsMarketing = (holder: AccessHolder | null): boolean => keepsMarketing(holder, 'read')
