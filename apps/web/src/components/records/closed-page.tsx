import type { ReactNode } from 'react'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'

interface ClosedPageProps {
  /** Why nobody may change it any more. */
  reason: string
  /** Where one goes on. */
  action?: ReactNode
}

/** A form's page that shows why its record is not changed here. */
export function ClosedPage({ reason, action }: ClosedPageProps) {
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <EmptyState title={reason} action={action} />
      </PageSheet>
    </Page>
  )
}
