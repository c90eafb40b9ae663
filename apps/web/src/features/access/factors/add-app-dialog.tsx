import { factors as text } from '@intranet/contract/messages/factors'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { AppSetup } from './app-setup.tsx'

interface AddAppDialogProps {
  app: Outputs['factors']['beginApp']
  onClose: () => void
  /** The recovery codes that came with a first factor. */
  onCodes: (codes: string[]) => void
}

/** A new app on one's page; it is in use once its first code was right. */
export function AddAppDialog({ app, onClose, onCodes }: AddAppDialogProps) {
  const complete = useSave(trpc.factors.completeApp.mutationOptions(), {
    changes: [trpc.factors.pathFilter()],
    showsFailure: true,
  })
  const send = async (codigo: string) => {
    const { codigos } = await complete.mutateAsync({ codigo })
    toast.success(text.appOn)
    onClose()
    onCodes(codigos)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Aplicativo de códigos</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <AppSetup app={app} label="Confirmar" onCode={send} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
