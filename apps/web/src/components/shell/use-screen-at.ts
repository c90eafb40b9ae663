import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ScreenAt } from './back-target.ts'

/** What the route of an address says of its screen; nothing where no route has it. */
export function useScreenAt(): ScreenAt {
  const router = useRouter()
  return useCallback((path: string) => router.getMatchedRoutes(path)[2]?.options.staticData, [router])
}
