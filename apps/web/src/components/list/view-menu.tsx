import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ProcedureName } from '@/components/table/list-name.ts'
import type { ColumnChoice } from '@/components/table/use-column-choice.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useSession } from '@/lib/session.ts'
import type { ListView } from './use-list-views.ts'

const ViewList = lazyPart(() => import('./view-list.tsx'))
const ViewDialog = lazyDialog(() => import('./view-dialog.tsx'))

/** What answers a list; several lists of one procedure have a part of their own. */
export type ListKey = ProcedureName | `${ProcedureName}/${string}`

export interface ViewMenuProps {
  lista: ListKey
  choice: Pick<ColumnChoice, 'kept' | 'keep'>
}

/** "Visões": filters, order and columns under a name, of one's own and shared by managers. Nothing for guests. */
export function ViewMenu({ lista, choice }: ViewMenuProps) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const [edited, setEdited] = useState<ListView | 'new'>()
  if (!session) return null
  const edit = (view: ListView | 'new') => {
    setOpen(false)
    setEdited(view)
  }
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger className={buttonVariants({ variant: 'outline' })} aria-label="Visões">
          <Bookmark aria-hidden />
          <span className="max-sm:hidden">Visões</span>
        </PopoverTrigger>
        <PopoverContent align="end" className="w-72" aria-label="Visões">
          <Suspense fallback={<Skeleton className="h-24 w-full" />}>
            <ViewList lista={lista} choice={choice} onEdit={edit} onOpened={() => setOpen(false)} />
          </Suspense>
        </PopoverContent>
      </Popover>
      {edited && (
        <Suspense>
          <ViewDialog
            lista={lista}
            choice={choice}
            view={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
