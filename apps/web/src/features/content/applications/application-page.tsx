import { can } from '@intranet/contract/access'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { ApplicationTiles } from './application-tiles.tsx'

const ApplicationDrawer = lazyDialog(() => import('./application-drawer.tsx'))
const ApplicationTable = lazyPart(() => import('./application-table.tsx'))

/** The launcher; who keeps the configuration also sees the list behind it. */
export function ApplicationPage({ managing }: { managing: boolean }) {
  const session = useSession()
  const navigate = useNavigate()
  const [editing, setEditing] = useState<{ id?: number } | null>(null)
  const reads = can(session, 'configuracao', 'read')
  const writes = can(session, 'configuracao', 'superadmin')
  const show = (aba: string) =>
    void navigate({ to: '/applications/list', search: { aba: aba === 'lista' ? 'lista' : undefined } })
  return (
    <Page>
      <PageHead>
        {reads && (
          <Segmented
            label="Visão"
            value={managing ? 'lista' : 'minhas'}
            options={[
              { value: 'minhas', label: 'Minhas' },
              { value: 'lista', label: 'Todas' },
            ]}
            onChange={show}
          />
        )}
        {writes && (
          <Button icon={Plus} onClick={() => setEditing({})}>
            Nova aplicação
          </Button>
        )}
      </PageHead>
      <PageSheet>
        {managing && reads ? (
          <Suspense fallback={<LoadingState />}>
            <ApplicationTable onEdit={writes ? (id) => setEditing({ id }) : undefined} />
          </Suspense>
        ) : (
          <ApplicationTiles />
        )}
      </PageSheet>
      {editing && (
        <Suspense>
          <ApplicationDrawer {...editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Page>
  )
}
