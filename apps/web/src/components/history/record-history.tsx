import { History as HistoryIcon } from 'lucide-react'
import { Suspense } from 'react'
import { maySeeHistory, type HistoryTable } from '@intranet/contract/history-tables'
import { history as text } from '@intranet/contract/messages'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import {
  Sheet,
  SheetContent,
  SheetTrigger,
  SheetBody,
  SheetHeader,
  SheetTitle,
} from '@/components/ui/sheet.tsx'
import { useSession } from '@/lib/session.ts'
import type { History } from '@/components/records/history.ts'

// Few who open a record look at its history.
const HistoryLines = lazyPart(() => import('./history-lines.tsx'))

export interface RecordHistoryProps {
  history: History
  id: number
}

/** Whether the edits of a record are shown to the one who looks. */
export function useSeesHistory(): (edits: RecordHistoryProps) => boolean {
  const session = useSession()
  return ({ history, id }) => {
    const isOwn = (table: HistoryTable) => table === 'rh_usuario' && session?.usuarioId === id
    return history.tables.every((table) => isOwn(table) || maySeeHistory(session, table))
  }
}

/** The drawer's inside. */
export const HistoryDrawer = ({ history, id }: RecordHistoryProps) => (
  <SheetContent size="lg">
    <SheetHeader>
      <SheetTitle>{text.title}</SheetTitle>
    </SheetHeader>
    <SheetBody>
      <Suspense fallback={<LoadingState />}>
        <HistoryLines history={history} id={id} />
      </Suspense>
    </SheetBody>
  </SheetContent>
)

/** "Ver histórico de Edições" of one record: a drawer. Nothing for the one who may not read it. */
export function RecordHistory(edits: RecordHistoryProps) {
  if (!useSeesHistory()(edits)) return null
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" icon={HistoryIcon} cooldown={false}>
          {text.title}
        </Button>
      </SheetTrigger>
      <HistoryDrawer {...edits} />
    </Sheet>
  )
}
