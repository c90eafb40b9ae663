import type { ReactNode } from 'react'
import { MissingPage, RouteError } from '@/components/shell/route-error.tsx'
import { LoadingState } from '@/components/shell/states.tsx'

interface RecordGateProps {
  /** The question for the record. */
  record: { data: unknown; error: unknown; refetch(): unknown }
  /** For a record that is read as a list of one: whether the list is empty. */
  missing?: boolean
  children: ReactNode
}

/** A page about a record: without it there are no buttons to press, but what is missing and the way back. */
export function RecordGate({ record, missing = false, children }: RecordGateProps) {
  if (missing) return <MissingPage />
  if (record.data !== undefined) return children
  if (record.error) return <RouteError error={record.error} onRetry={() => void record.refetch()} />
  return <LoadingState />
}
