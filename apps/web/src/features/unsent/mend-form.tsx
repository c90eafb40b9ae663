import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'

const MendReport = lazyDialog(async () => ({
  default: (await import('@/features/operations/field-reports/mend-report.tsx')).MendReport,
}))
const ChecklistDialog = lazyDialog(async () => ({
  default: (await import('@/features/operations/requests/checklist-dialog.tsx')).ChecklistDialog,
}))
const AskDialog = lazyDialog(() => import('@/features/operations/rides/ask-dialog.tsx'))

/** The form in which a refused entry is put right: its own, filled with what was typed. */
export function MendForm({ entry, onClose }: { entry: UnsentEntry; onClose: () => void }) {
  switch (entry.kind) {
    case 'fieldReport':
      return <MendReport entry={entry} onClose={onClose} />
    case 'checkOut':
    case 'checkIn':
      return (
        <ChecklistDialog
          id={entry.input.id}
          kind={entry.kind}
          title={entry.title}
          entry={entry}
          onClose={onClose}
        />
      )
    case 'seat':
      return <AskDialog id={entry.input.id} title={entry.title} entry={entry} onClose={onClose} />
    default:
      return null
  }
}
