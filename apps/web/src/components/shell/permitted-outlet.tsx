import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { opens } from '@/lib/needs.ts'
import { useSession } from '@/lib/session.ts'

// Brings the frame of a page, which no first screen needs.
const ForbiddenPage = lazyPart(async () => ({
  default: (await import('@/components/records/forbidden-page.tsx')).ForbiddenPage,
}))

/** The screen of a layout; to whom its `needs` refuse, why they do not see it. The server refuses them all the same. */
export function PermittedOutlet() {
  const session = useSession()
  const permitted = useMatches({
    select: (matches) => matches.every(({ staticData }) => opens(staticData.needs, session)),
  })
  if (permitted) return <Outlet />
  return (
    <Suspense>
      <ForbiddenPage />
    </Suspense>
  )
}
