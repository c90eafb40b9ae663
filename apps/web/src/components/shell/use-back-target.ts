import { useMatches } from '@tanstack/react-router'
import { useSession } from '@/lib/session.ts'
import { backTarget } from './back-target.ts'

/** Where the screen's back arrow leads the person who looks at it. */
export function useBackTarget(): { to: string; label: string } | undefined {
  const session = useSession()
  return useMatches({ select: (matches) => backTarget(matches, session), structuralSharing: true })
}
