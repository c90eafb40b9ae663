import { FileSpreadsheet } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const SheetImportDialog = lazyDialog(() => import('@/components/sheet-import/sheet-import-dialog.tsx'))

interface SheetImportButtonProps {
  sheet: SheetKey
  noun: readonly [one: string, many: string]
}

/** "Importar planilha" beside a list's button that adds one: for people who may add records. */
export function SheetImportButton(props: SheetImportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" icon={FileSpreadsheet} onClick={() => setOpen(true)}>
        Importar planilha
      </Button>
      {open && (
        <Suspense>
          <SheetImportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
