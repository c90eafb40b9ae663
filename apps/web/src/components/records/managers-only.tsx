import type { ReactNode } from 'react'
import { can, type ModuleKey } from '@intranet/contract/access'
import { Page, PageSheet } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'
import { useSession } from '@/lib/session.ts'

/** A screen that writes: who may not sees why instead. The server refuses them all the same. */
export function ManagersOnly({ module, children }: { module: ModuleKey; children: ReactNode }) {
  if (can(useSession(), module, 'manage')) return children
  return (
    <Page layout="plain">
      <PageSheet>
        <NoPermission />
      </PageSheet>
    </Page>
  )
}
