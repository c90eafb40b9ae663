import { Suspense, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { common } from '@intranet/contract/messages'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { toast } from '@/lib/toast.ts'
import type { DialogRequest, DialogResult, OpenDialog, RequestedDialogProps } from './dialog-context.ts'
import { DialogContext } from './dialog-context.ts'
import { loadDialog } from './load-dialog.ts'

/** A question that cannot be put is answered as if the person gave up. */
function Unasked({ onClose }: RequestedDialogProps<DialogRequest>) {
  useEffect(() => {
    toast.error(common.unreachable)
    onClose(null)
  }, [onClose])
  return null
}

const RequestedDialog = lazyPart(loadDialog, Unasked)

interface Pending {
  /** One asked as soon as the last was answered is another dialog: nothing typed or counted there comes along. */
  turn: number
  request: DialogRequest
  answer: (result: DialogResult | null) => void
}

let queue = 0

/** Holds the one open dialog. A second request gives up on the first: dialogs are never stacked. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null)
  const open = useCallback<OpenDialog>(
    (request) =>
      new Promise((resolve) => {
        const turn = ++queue
        setPending((earlier) => {
          earlier?.answer(null)
          return { turn, request, answer: resolve }
        })
        request.signal?.addEventListener('abort', () => {
          resolve(null)
          setPending((current) => (current?.request === request ? null : current))
        })
      }),
    [],
  )
  const close = (result: DialogResult | null) => {
    pending?.answer(result)
    setPending(null)
  }
  return (
    <DialogContext value={open}>
      {children}
      {pending && (
        <Suspense>
          <RequestedDialog key={pending.turn} request={pending.request} onClose={close} />
        </Suspense>
      )}
    </DialogContext>
  )
}
