/** Who may read and write news; separate from the schemas so that lists do not load zod. */
import { can, levelRank, type AccessHolder, type ModuleKey } from '../access.ts'

/**
 * Employees read what reaches them; who has a role of the module reads too (docs/content.md#readers-of-content).
 */
export const readsNews = (holder: AccessHolder | null): boolean =>
  holder !== null && (holder.employee || can(holder, 'novidades', 'read'))

/** Editors see drafts and all publications of their providers. */
export const writesNews = (holder: AccessHolder | null): boolean =>
  holder !== null && levelRank(holder.roles, 'novidades') >= 2

/**
 * What somebody may see of the board: everybody in their providers (HR and the editors who manage), the people of
 * their own department (rh:solicitante, as other reports do), or nothing.
 */
export function confirmationReach(
  holder: AccessHolder | null,
  module: ModuleKey = 'novidades',
): 'provedores' | 'departamento' | null {
  if (!holder) return null
  const hr = levelRank(holder.roles, 'rh')
  if (hr >= 3 || levelRank(holder.roles, module) >= 3) return 'provedores'
  return hr === 2 ? 'departamento' : null
}

/** "Cobrar pendentes" is for the one who sees them all. */
export const mayRemind = (holder: AccessHolder | null) => confirmationReach(holder) === 'provedores'
