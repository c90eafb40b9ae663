import { type ReactNode, useMemo, useRef } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { type Surface, SurfaceContext, type Watcher } from '@/components/dialogs/surface-context.ts'
import { leaving } from '@/components/dialogs/use-unsaved-guard.ts'
import { TitledSheet } from '@/components/records/record-sheet.tsx'

interface FormSurfaceProps {
  title: string
  onClose: () => void
  children: ReactNode
}

export interface FormSheetProps extends FormSurfaceProps {
  wide?: boolean
  className?: string
  /** As in a drawer that is read. */
  'data-record'?: boolean
}

function useSurface(kind: Surface['kind'], onClose: () => void): Surface {
  const confirm = useConfirm()
  const watchers = useRef(new Set<Watcher>())
  return useMemo(
    () => ({
      kind,
      async close() {
        const kept = [...watchers.current].find(({ unsaved }) => unsaved())
        if (!kept || (await confirm(leaving(kept.text))) !== null) onClose()
      },
      finish: onClose,
      watch(watcher) {
        const known = watchers.current
        known.add(watcher)
        return () => known.delete(watcher)
      },
    }),
    [kind, confirm, onClose],
  )
}

/** A drawer with something to write in it: cross, Escape and a click beside it ask before typed content goes. */
export function FormSheet({ wide, onClose, children, ...content }: FormSheetProps) {
  const surface = useSurface('sheet', onClose)
  return (
    <TitledSheet {...content} size={wide ? 'lg' : 'default'} onClose={surface.close}>
      <SurfaceContext value={surface}>{children}</SurfaceContext>
    </TitledSheet>
  )
}

/** The same as a dialog. */
export function FormDialog({ title, wide, onClose, children }: FormSurfaceProps & { wide?: boolean }) {
  const surface = useSurface('dialog', onClose)
  return (
    <Dialog open onOpenChange={(open) => !open && surface.close()}>
      <DialogContent size={wide ? 'lg' : 'default'}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <SurfaceContext value={surface}>{children}</SurfaceContext>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
