import type { ReactNode } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { MissingPage } from '@/components/shell/route-error.tsx'

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
  return <LoadedPage reads={[record]}>{() => children}</LoadedPage>
}
