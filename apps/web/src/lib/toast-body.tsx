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
      data-notice={id}
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

/** A notice that is shown. */
interface Shown {
  notice: Notice
  place: ReturnType<typeof noticePlace>
  /** Moments in milliseconds. */
  since: number
  until: number
}
type NoticeId = string | number
const shown = new Map<NoticeId, Shown>()

let watching: MutationObserver | undefined

function forget(id: NoticeId): void {
  shown.delete(id)
  if (shown.size > 0) return
  watching?.disconnect()
  watching = undefined
}

/** Shows it, or moves it where it is shown already. */
function put(one: Shown, id?: NoticeId): NoticeId {
  const { notice, place, until } = one
  return sonner.custom((given) => <ToastBody id={given} {...notice} />, {
    ...(id !== undefined && { id }),
    position: place,
    duration: until - Date.now(),
    onDismiss: ({ id: gone }) => forget(gone),
    onAutoClose: ({ id: gone }) => forget(gone),
  })
}

/** A bar of chosen rows or a form's buttons may come where a notice is: it goes to the other end. */
function keepClear(): void {
  const place = noticePlace()
  for (const [id, one] of shown) {
    if (one.place === place) continue
    one.place = place
    put(one, id)
  }
}

function watch(): void {
  if (watching) return
  watching = new MutationObserver(keepClear)
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid', 'hidden'],
  })
}

/** Takes away those of which it holds. */
function end(which: (one: Shown) => boolean): void {
  for (const [id, one] of shown) {
    if (!which(one)) continue
    sonner.dismiss(id)
    forget(id)
  }
}

/** Takes away every error that has stood for `ms`. */
export const endErrors = (ms: number) =>
  end(({ notice, since }) => notice.tone === 'error' && Date.now() - since >= ms)

/**
 * Shows a notice. The same error is not stacked. A success takes the place of what was before it, but not of what stays
 * longer than usual and says something else: there is more to read in it.
 */
export function showNotice(notice: Notice): void {
  const { text, tone, duration } = notice
  const error = tone === 'error'
  end(({ notice: before }) =>
    error
      ? before.tone === 'error' && before.text === text
      : before.duration === undefined || before.text === text,
  )
  const since = Date.now()
  const one = {
    notice,
    place: noticePlace(),
    since,
    until: since + (duration ?? (error ? ERROR_MS : SUCCESS_MS)),
  }
  shown.set(put(one), one)
  watch()
}
