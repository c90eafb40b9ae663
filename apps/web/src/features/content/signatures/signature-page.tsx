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
import { OwnSignatures } from './own-signatures.tsx'

const SignatureDrawer = lazyDialog(() => import('./signature-drawer.tsx'))
const SignatureTable = lazyPart(() => import('./signature-table.tsx'))

/** My e-mail signatures; marketing also keeps the templates here. */
export function SignaturePage({ managing }: { managing: boolean }) {
  const session = useSession()
  const navigate = useNavigate()
  const [editing, setEditing] = useState<{ id?: number } | null>(null)
  const reads = can(session, 'marketing', 'read')
  const writes = can(session, 'marketing', 'manage')
  const show = (aba: string) =>
    void navigate({ to: '/emailsignature/list', search: { aba: aba === 'modelos' ? 'modelos' : undefined } })
  return (
    <Page>
      <PageHead>
        {reads && (
          <Segmented
            label="Visão"
            value={managing ? 'modelos' : 'minhas'}
            options={[
              { value: 'minhas', label: 'Minhas' },
              { value: 'modelos', label: 'Modelos' },
            ]}
            onChange={show}
          />
        )}
        {writes && managing && (
          <Button icon={Plus} onClick={() => setEditing({})}>
            Novo modelo
          </Button>
        )}
      </PageHead>
      <PageSheet>
        {managing && reads ? (
          <Suspense fallback={<LoadingState />}>
            <SignatureTable onEdit={writes ? (id) => setEditing({ id }) : undefined} />
          </Suspense>
        ) : (
          <OwnSignatures />
        )}
      </PageSheet>
      {editing && (
        <Suspense>
          <SignatureDrawer {...editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Page>
  )
}
