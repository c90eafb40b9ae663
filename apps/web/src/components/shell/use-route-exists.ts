import { useRouter } from '@tanstack/react-router'

/** Whether an address leads to a built screen: menus, cards and tools leave out what does not. */
export function useRouteExists(): (address: string) => boolean {
  const router = useRouter()
  return (address) => {
    const [, , found] = router.getMatchedRoutes(address.split(/[?#]/)[0] ?? address)
    return found !== undefined
  }
}
