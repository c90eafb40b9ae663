import { lazy, Suspense } from 'react'
import { cn } from '@/lib/cn.ts'

const SetIcon = lazy(() => import('./icon-grid.tsx').then((chunk) => ({ default: chunk.SetIcon })))

/** The icon of a record (`icone`), by its stored name. */
export function NamedIcon({ name, className }: { name: string; className?: string }) {
  return (
    <Suspense fallback={<span className={cn('ic inline-block', className)} />}>
      <SetIcon name={name} className={className} />
    </Suspense>
  )
}
