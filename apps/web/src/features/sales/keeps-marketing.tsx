import type { ReactNode } from 'react'
import type { Ability } from '@intranet/contract/access'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { useSession } from '@/lib/session.ts'

/** A screen for whoever keeps what leads come from; the server refuses others all the same. */
export const KeepsMarketing = ({ ability, children }: { ability: Ability; children: ReactNode }) =>
  keepsMarketing(useSession(), ability) ? children : <ForbiddenPage />
