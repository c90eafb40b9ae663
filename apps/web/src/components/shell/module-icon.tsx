import type { LucideIcon } from 'lucide-react'
import { Suspense } from 'react'
import { useModules } from '@/lib/modules.ts'
import { lazyPart, Nothing } from '@/components/ui/lazy-part.tsx'

// The whole set is only needed once somebody chose from it.
const SetIcon = lazyPart(
  async () => ({ default: (await import('@/components/inputs/icon-grid.tsx')).SetIcon }),
  Nothing,
)

/** A module's icon: the one chosen in Módulos, else the one the screen was built with. */
export function ModuleIcon({ to, built: Built }: { to: string; built: LucideIcon }) {
  const chosen = useModules().iconOf(to)
  const own = <Built aria-hidden />
  if (!chosen) return own
  return (
    <Suspense fallback={own}>
      <SetIcon name={chosen} />
    </Suspense>
  )
}
