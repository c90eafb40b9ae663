import { pageClasses } from './page-classes.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'

/** A page on its way, shown after 150 ms. */
export function LoadingState() {
  return (
    <div data-slot="page" className={pageClasses} aria-busy="true">
      <div className="grid gap-3 py-8">
        <span className="sr-only" role="status">
          Carregando
        </span>
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  )
}
