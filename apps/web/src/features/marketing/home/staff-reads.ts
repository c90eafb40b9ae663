import type { AccessHolder, ModuleKey } from '@intranet/contract/access'
import { opens } from '@/lib/needs.ts'

/** Marketing's cards are for employees, also those of screens that others open from their own door. */
export const staffReads = (module: ModuleKey) => (holder: AccessHolder | null) =>
  opens({ module, ability: 'read', staff: true }, holder)
