import type { RouterHistory } from '@tanstack/react-router'
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

/** Gives up on what is asked, for what comes next. */
const giveUpFor = (next: Pending | null) => (asked: Pending | null) => {
  asked?.answer(null)
  return next
}

const isBackOrForward = (type: string) => type !== 'PUSH' && type !== 'REPLACE'

interface DialogProviderProps {
  history: RouterHistory
  children: ReactNode
}

/**
 * Holds the one open dialog. A second request gives up on the first: dialogs are never stacked. So does another page, Back
 * and Forward: the answer would be about what is not on the screen any more.
 */
export function DialogProvider({ history, children }: DialogProviderProps) {
  const [pending, setPending] = useState<Pending | null>(null)
  useEffect(() => {
    let page = history.location.pathname
    return history.subscribe(({ location: { pathname }, action }) => {
      const left = pathname !== page || isBackOrForward(action.type)
      page = pathname
      if (!left) return
      setPending(giveUpFor(null))
    })
  }, [history])
  const open = useCallback<OpenDialog>(
    (request) =>
      new Promise((resolve) => {
        const turn = ++queue
        setPending(giveUpFor({ turn, request, answer: resolve }))
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
