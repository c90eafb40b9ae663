import { useMatches } from '@tanstack/react-router'
import type { LinkAddress } from '@/lib/address.ts'
import { useSession } from '@/lib/session.ts'
import { backTarget } from './back-target.ts'
import { useScreenAt } from './use-screen-at.ts'

/** Where the screen's back arrow leads the person who looks at it. */
export function useBackTarget(): { to: LinkAddress; label: string } | undefined {
  const session = useSession()
  const screenAt = useScreenAt()
  return useMatches({
    select: (matches) => backTarget(matches, session, screenAt),
    structuralSharing: true,
  })
}
