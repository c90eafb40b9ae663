import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The root of a group leads to its home or list, other unknown addresses to the index (docs/screens.md#unknown-addresses). */
export function NotFoundRedirect() {
  const router = useRouter()
  useEffect(() => {
    const path = router.state.location.pathname.replace(/\/+$/, '')
    // By its own name, not as somebody's parameter.
    const isScreen = (address: string) =>
      router.getMatchedRoutes(address)[2]?.fullPath.replace(/\/\{-\$.*$/, '') === address
    const screen = [`${path}/home`, `${path}/list`].find(isScreen)
    void router.navigate({ href: screen ?? '/', replace: true })
  }, [router])
  return null
}
