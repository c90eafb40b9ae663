import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New recovery codes; a click beside it does not lose them. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="lg"
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>Códigos de recuperação</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <RecoveryCodes codes={codes}>
            <Button onClick={onClose}>Guardei</Button>
          </RecoveryCodes>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
