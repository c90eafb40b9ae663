import { useRouter } from '@tanstack/react-router'
import type { ScreenAt } from './back-target.ts'

/** What the route of an address says of its screen; nothing where no route has it. */
export function useScreenAt(): ScreenAt {
  const router = useRouter()
  return (path) => router.getMatchedRoutes(path)[2]?.options.staticData
}
