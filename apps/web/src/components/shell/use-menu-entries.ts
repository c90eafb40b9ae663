import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type MenuEntry, menuOf } from './menu.ts'

/** Every entry of the top menu, for every person. */
export function useMenuEntries(): MenuEntry[] {
  const { routesByPath } = useRouter()
  return useMemo(() => menuOf(Object.values(routesByPath)), [routesByPath])
}
