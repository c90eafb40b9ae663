import { type Ability, type AccessHolder, can, isSuperadmin } from '../access.ts'

/** Campaigns, channels, links and imports are kept by employees; who sells outside sells (reading 12). */
export const keepsMarketing = (holder: AccessHolder | null, ability: Ability): boolean =>
  can(holder, 'vendas', ability) && (holder?.employee === true || isSuperadmin(holder))
