import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Selection } from '@/components/table/use-selection.ts'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import type { BulkDialogProps } from './bulk-dialog.tsx'
import type { BulkForm } from '@/components/records/bulk-form.ts'

interface BulkEditProps {
  load: () => Promise<{ default: BulkForm }>
  noun: readonly [one: string, many: string]
  selection: Selection
  /** What is known of the ticked rows. */
  seen: BulkDialogProps['seen']
  readAgain: () => Promise<unknown>
}

/** The dialog with an entity's fields. */
const dialogOf = (load: BulkEditProps['load']) =>
  lazyDialog(async () => {
    const [{ BulkDialog }, { default: form }] = await Promise.all([import('./bulk-dialog.tsx'), load()])
    const Filled = (given: Omit<BulkDialogProps, 'form'>) => <BulkDialog {...given} form={form} />
    return { default: Filled }
  })

/** "Alterar campo": one field of the ticked rows. The dialog and the entity's fields come when it opens. */
export default function BulkEdit({ load, ...props }: BulkEditProps) {
  const [open, setOpen] = useState(false)
  const [Dialog] = useState(() => dialogOf(load))
  return (
    <>
      <Button variant="outline" icon={Pencil} onClick={() => setOpen(true)}>
        Alterar campo
      </Button>
      {open && (
        <Suspense>
          <Dialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
