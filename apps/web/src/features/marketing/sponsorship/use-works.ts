import { can } from '@intranet/contract/access'
import { useSession } from '@/lib/session.ts'

/** Whether the person works on sponsorships, or only reads them. */
export const useWorks = (): boolean => can(useSession(), 'marketing', 'create')
