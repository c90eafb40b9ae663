import { can, type AccessHolder } from '@intranet/contract/access'

/** Who keeps everybody's. */
export const keepsAll = (holder: AccessHolder | null) => can(holder, 'rh', 'manage')

/** Who has a page of their own instead. */
export const hasOwn = (holder: AccessHolder | null) => can(holder, 'rh', 'employee') && !keepsAll(holder)
