import { dialog as text } from '@intranet/contract/messages'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { DialogRequest, ImageRequest, ModalRequest, RequestedDialogProps } from './dialog-context.ts'

function TextDialog({ request, onClose }: RequestedDialogProps<ModalRequest>) {
  const paragraphs = Array.isArray(request.text) ? request.text : [request.text]
  return (
    <Dialog open onOpenChange={() => onClose(null)}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{request.title}</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-2.5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => onClose(null)}>{request.confirmLabel ?? text.close}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function ImageDialog({ request, onClose }: RequestedDialogProps<ImageRequest>) {
  return (
    <Dialog open onOpenChange={() => onClose(null)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{request.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <img
            src={request.src}
            alt={request.alt}
            className="mx-auto max-h-[60dvh] rounded-md object-contain"
          />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={() => onClose(null)}>
            {request.confirmLabel ?? text.close}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** The three documented types. Its own chunk: nobody needs it before the first question. */
export default function RequestedDialog({ request, onClose }: RequestedDialogProps<DialogRequest>) {
  if (request.type === 'modal') return <TextDialog request={request} onClose={onClose} />
  if (request.type === 'img') return <ImageDialog request={request} onClose={onClose} />
  return <ConfirmDialog request={request} onClose={onClose} />
}
