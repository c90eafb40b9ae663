import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { RecordThread, type RecordThreadProps } from './record-thread.tsx'
import type { Stages } from './thread-steps.ts'

interface ReadThreadProps extends Omit<RecordThreadProps, 'stages'> {
  read: Pick<UseQueryResult<Stages>, 'data'>
}

/** `RecordThread` with its room kept while the stages are read. */
export function ReadThread({ read: { data }, ...thread }: ReadThreadProps) {
  if (!data) return <Skeleton className="h-16 w-full" />
  return <RecordThread {...thread} stages={data} />
}
