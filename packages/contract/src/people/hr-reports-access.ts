/** Who may read HR's reports; separate from the schemas so that screens do not load zod. */
import { levelRank, type AccessHolder } from '../access.ts'

/**
 * Everybody in their providers (superadmin, rh:gestor), the people of their own department (rh:solicitante), or
 * nothing. People with an onboarding role have its own report and none of these.
 */
export function reportReach(holder: AccessHolder | null): 'provedores' | 'departamento' | null {
  if (!holder) return null
  const hr = levelRank(holder.roles, 'rh')
  if (hr >= 3) return 'provedores'
  return hr === 2 ? 'departamento' : null
}

/** Dismissals, relatives and unmasked CPFs are for the one who keeps people. */
export const readsSensitiveReports = (holder: AccessHolder | null) => reportReach(holder) === 'provedores'

/** Birthdays and years in the company are every employee's. */
export const readsColleagueDays = (holder: AccessHolder | null) =>
  holder !== null && (holder.employee || reportReach(holder) !== null)
