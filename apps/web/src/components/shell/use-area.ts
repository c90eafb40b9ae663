import { useMatches } from '@tanstack/react-router'

/** The area of the screen that is open, as its route says it; none for screens of no hub. */
export const useArea = () =>
  useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.area)?.staticData.area,
  })
