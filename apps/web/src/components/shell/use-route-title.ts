import { useMatches } from '@tanstack/react-router'

/** The deepest title among the current routes: the page's heading and the tab's title. */
export function useRouteTitle(): string {
  return useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title ?? '',
  })
}

/** What distinguishes the screen from others of its title. */
export function useRouteBeside(): string | undefined {
  return useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.beside,
  })
}
