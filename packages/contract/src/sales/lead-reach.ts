import { type AccessHolder, isSuperadmin, levelRank } from '../access.ts'

/**
 * `provider`: all leads of one's providers; `seller`: own and unassigned ones; `own`: only own ones
 * (docs/sales.md#who-sees-which-leads).
 */
export type LeadReach = 'provider' | 'seller' | 'own'

/** Which leads a person sees. External sellers, who are not employees, see only their own. */
export function leadReach(holder: AccessHolder): LeadReach {
  const rank = levelRank(holder.roles, 'vendas')
  if (isSuperadmin(holder) || rank >= 3) return 'provider'
  if (!holder.employee) return 'own'
  return rank === 2 ? 'seller' : 'provider'
}
