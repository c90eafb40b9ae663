import { useMatches } from '@tanstack/react-router'
import { opens } from '@/lib/needs.ts'
import { useSession } from '@/lib/session.ts'
import { type AreaKey, sharedAreas } from './area-names.ts'

/** The area of the screen that is open, as its route says it; none for screens of no hub. */
export function useArea(): AreaKey | undefined {
  const session = useSession()
  return useMatches({
    select: (matches) => {
      const area = matches.findLast((match) => match.staticData.area)?.staticData.area
      if (area === undefined || typeof area === 'string') return area
      return area.find((key) => opens(sharedAreas[key], session)) ?? area.at(-1)
    },
  })
}
