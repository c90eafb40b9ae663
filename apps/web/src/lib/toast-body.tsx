import { Check, TriangleAlert, X } from 'lucide-react'
import { toast as sonner } from 'sonner'
import { noticePlace } from './toast-place.ts'

export interface Notice {
  text: string
  tone: 'success' | 'error'
  requestId?: string
  /** Why, in a second line. */
  reason?: string
  duration?: number
}

/** How long notices stay, in milliseconds; a hovered one waits (docs/screens.md#notices). */
const SUCCESS_MS = 3000
const ERROR_MS = 5000

function ToastBody({ id, text, tone, requestId, reason }: Notice & { id: string | number }) {
  const Icon = tone === 'error' ? TriangleAlert : Check
  return (
    <div
      data-slot="toast"
      className="flex w-max max-w-full items-center gap-2.5 rounded-lg bg-ink px-3.5 py-2.5 text-sm text-ink-foreground shadow-pop"
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon aria-hidden />
      <span>
        {text}
        {reason && <span className="block font-normal">{reason}</span>}
        {requestId && (
          <small className="block text-[11px] leading-[14px] text-ink-muted">
            Código do pedido: {requestId}
          </small>
        )}
      </span>
      {tone === 'error' && (
        <button
          type="button"
          className="hit -my-1 -mr-2 inline-grid size-[26px] shrink-0 cursor-pointer place-items-center rounded-md hover:bg-ink-foreground/14"
          aria-label="Fechar aviso"
          onClick={() => sonner.dismiss(id)}
        >
          <X className="size-3.5" aria-hidden />
        </button>
      )}
    </div>
  )
}

interface Standing {
  id: string | number
  since: number
}
const errors = new Map<string, Standing>()

/** Takes away every error that has stood for `ms`. */
export function endErrors(ms: number): void {
  for (const [text, { id, since }] of errors) {
    if (Date.now() - since < ms) continue
    sonner.dismiss(id)
    errors.delete(text)
  }
}

function forget(text: string, id: string | number): void {
  if (errors.get(text)?.id === id) errors.delete(text)
}

/** Shows a notice; the same error is not stacked. */
export function showNotice(notice: Notice): void {
  const { text, tone, duration } = notice
  const error = tone === 'error'
  // What failed before has been put right.
  if (!error) sonner.dismiss()
  const before = error && errors.get(text)
  if (before) sonner.dismiss(before.id)
  const id = sonner.custom((shown) => <ToastBody id={shown} {...notice} />, {
    position: noticePlace(),
    duration: duration ?? (error ? ERROR_MS : SUCCESS_MS),
    onDismiss: () => forget(text, id),
    onAutoClose: () => forget(text, id),
  })
  if (error) errors.set(text, { id, since: Date.now() })
}
