/** Who sees what of the fleet beyond the levels of `frota`. See docs/operations.md#fleet. */
import { can, type AccessHolder } from '../access.ts'

/** The report of repairs is for managers of the fleet or of HR. */
export const readsCarRepairs = (holder: AccessHolder | null): boolean =>
  can(holder, 'frota', 'manage') || can(holder, 'rh', 'manage')
