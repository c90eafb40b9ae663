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
import { ResourceBookings } from './resource-bookings.tsx'
import { ResourceMaterials } from './resource-materials.tsx'

const ResourceDrawer = lazyDialog(() => import('./resource-drawer.tsx'))
const ResourceTable = lazyPart(() => import('./resource-table.tsx'))

export type ResourceTab = 'materiais' | 'cadastro'

/** Rooms and equipment to book, material to take along, and the register behind them. */
export function ResourcePage({ aba, dia }: { aba?: ResourceTab; dia?: string }) {
  const keeps = can(useSession(), 'rh', 'manage')
  const navigate = useNavigate()
  const [editing, setEditing] = useState<{ id?: number } | null>(null)
  const tab = aba === 'cadastro' && !keeps ? undefined : aba
  const tabs = [
    { value: 'reservas', label: 'Salas e equipamentos' },
    { value: 'materiais', label: 'Materiais' },
    ...(keeps ? [{ value: 'cadastro', label: 'Cadastro' }] : []),
  ]
  return (
    <Page>
      <PageHead>
        {keeps && tab === 'cadastro' && (
          <Button icon={Plus} onClick={() => setEditing({})}>
            Novo recurso
          </Button>
        )}
      </PageHead>
      <PageSheet>
        <div className="mb-3">
          <Segmented
            label="Seção"
            value={tab ?? 'reservas'}
            options={tabs}
            onChange={(value) =>
              void navigate({
                to: '/resources',
                search: { aba: value === 'reservas' ? undefined : (value as ResourceTab) },
              })
            }
          />
        </div>
        {tab === 'cadastro' ? (
          <Suspense fallback={<LoadingState />}>
            <ResourceTable onEdit={(id) => setEditing({ id })} />
          </Suspense>
        ) : tab === 'materiais' ? (
          <ResourceMaterials />
        ) : (
          <ResourceBookings dia={dia} />
        )}
      </PageSheet>
      {editing && (
        <Suspense>
          <ResourceDrawer {...editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Page>
  )
}
