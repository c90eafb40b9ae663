import type { AccessHolder } from '@intranet/contract/access'
import { useRouter } from '@tanstack/react-router'
import { pathOf } from '@/lib/address.ts'
import { opens } from '@/lib/needs.ts'
import { useScreenAt } from './use-screen-at.ts'

/** Whether an address leads to a built screen whose route lets the person in: menus and cards leave out what does not. */
export function useScreenOpens(): (address: string, holder: AccessHolder | null) => boolean {
  const screenAt = useScreenAt()
  return (address, holder) => {
    const screen = screenAt(pathOf(address))
    return screen !== undefined && opens(screen.needs, holder)
  }
}

/** Whether an address leads to a built screen, of whatever rights. */
export function useRouteExists(): (address: string) => boolean {
  const router = useRouter()
  return (address) => {
    const [, , found] = router.getMatchedRoutes(pathOf(address))
    return found !== undefined
  }
}
