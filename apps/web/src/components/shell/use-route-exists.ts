import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Whether an address leads to a built screen: menus, cards and tools leave out what does not. */
export function useRouteExists(): (address: string) => boolean {
  const router = useRouter()
  return useCallback(
    (address: string) => {
      const path = address.split(/[?#]/)[0] ?? address
      const [, , found] = router.getMatchedRoutes(path)
      return found !== undefined
    },
    [router],
  )
}
