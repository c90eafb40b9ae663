import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import type { DayPicker } from 'react-day-picker'
import { Skeleton } from './skeleton.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'

const CalendarGrid = lazyPart(() => import('./calendar-grid.tsx'))

/** react-day-picker in Portuguese, loaded when it first opens. */
export function Calendar(props: ComponentProps<typeof DayPicker>) {
  return (
    <Suspense fallback={<Skeleton className="h-64 w-60" />}>
      <CalendarGrid {...props} />
    </Suspense>
  )
}
