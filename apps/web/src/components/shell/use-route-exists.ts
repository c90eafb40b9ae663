import { useRouter } from '@tanstack/react-router'
import { pathOf } from '@/lib/address.ts'

/** Whether an address leads to a built screen: menus, cards and tools leave out what does not. */
export function useRouteExists(): (address: string) => boolean {
  const router = useRouter()
  return (address) => {
    const [, , found] = router.getMatchedRoutes(pathOf(address))
    return found !== undefined
  }
}
