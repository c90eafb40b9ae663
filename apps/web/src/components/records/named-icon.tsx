import { Suspense } from 'react'
import { cn } from '@/lib/cn.ts'
import { lazyPart, Nothing } from '@/components/ui/lazy-part.tsx'

const SetIcon = lazyPart(
  async () => ({ default: (await import('@/components/inputs/icon-grid.tsx')).SetIcon }),
  Nothing,
)

/** The icon of a record (`icone`), by its stored name. */
export function NamedIcon({ name, className }: { name: string; className?: string }) {
  return (
    <Suspense fallback={<span className={cn('inline-block size-4 shrink-0', className)} />}>
      <SetIcon name={name} className={className} />
    </Suspense>
  )
}
