import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { dialog as text, form } from '@intranet/contract/messages'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { beginsWithDay } from '@/components/inputs/date-input.tsx'
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx'
import type { ConfirmRequest, RequestedDialogProps } from './dialog-context.ts'
import { DialogDay } from './dialog-day.tsx'
import { DialogText } from './dialog-text.tsx'
import { maxDialogText } from '@intranet/contract/text-limit'
import { FamilyNames } from './family-names.tsx'

const IRREVERSIBLE_SECONDS = 3

/** Seconds still to wait, falling to 0. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = window.setTimeout(() => setLeft(left - 1), 1000)
    return () => window.clearTimeout(timer)
  }, [left])
  return left
}

const fits = (typed: string, limit = maxDialogText) => typed.length <= limit

/** Whether the second answer may be sent: a day of the calendar, a text that is not too long, or nothing. */
function isAnswer(asked: ConfirmRequest['more'], typed: string): boolean {
  if (!asked || typed === '') return true
  return asked.kind === 'day' ? beginsWithDay(typed) : fits(typed, asked.limit)
}

/** In place of the buttons: dialogs are never stacked. */
function KeepOrDiscard({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <DialogFooter className="flex-wrap" role="alert">
      <span className="grow text-sm">Descartar o que você escreveu?</span>
      <Button variant="outline" cooldown={false} onClick={onKeep}>
        Continuar escrevendo
      </Button>
      <Button variant="destructive" onClick={onDiscard}>
        Descartar
      </Button>
    </DialogFooter>
  )
}

/** A question with Cancelar and Confirmar; see `ConfirmRequest` for its variants. */
export function ConfirmDialog({ request, onClose }: RequestedDialogProps<ConfirmRequest>) {
  const { input, irreversible = false } = request
  const left = useCountdown(irreversible ? IRREVERSIBLE_SECONDS : 0)
  const [value, setValue] = useState(input?.value ?? request.choices?.[0]?.value ?? '')
  const [familiar, setFamiliar] = useState<string[]>([])
  const [toggle, setToggle] = useState(false)
  const [missing, setMissing] = useState(false)
  const [more, setMore] = useState('')
  const wrongMore = !isAnswer(request.more, more)
  const blocked = left > 0 || !fits(value, input?.limit) || wrongMore
  const label = request.confirmLabel ?? text.confirm

  const [asking, setAsking] = useState(false)
  const typed = (input !== undefined && value !== (input.value ?? '')) || more !== '' || toggle
  // Escape, the cross and a click beside it must not cost what was written; Cancelar still closes at once.
  const leave = () => (typed && !asking ? setAsking(true) : onClose(null))
  /** Who goes on writing does not discard. */
  const writing =
    <T,>(set: (next: T) => void) =>
    (next: T) => {
      set(next)
      setAsking(false)
    }
  const stay = (event: Event) => {
    if (!typed) return
    event.preventDefault()
    setAsking(true)
  }
  useEffect(() => {
    if (!typed) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [typed])
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (blocked || asking) return
    if (input?.required && value.trim() === '') return setMissing(true)
    onClose({
      textArea: value.trim(),
      familiar: toggle ? familiar : [],
      toggle,
      ...(request.more && { more: more.trim() }),
    })
  }

  return (
    <Dialog open onOpenChange={leave}>
      <DialogContent onInteractOutside={stay} onEscapeKeyDown={stay}>
        <DialogHeader>
          <DialogTitle>{request.title}</DialogTitle>
        </DialogHeader>
        <form noValidate onSubmit={confirm}>
          <DialogBody className="grid gap-3">
            {irreversible && <p>{text.irreversible}</p>}
            {request.text && <p>{request.text}</p>}
            {request.consequences && (
              <ul className="grid list-disc gap-1 pl-4 text-sm text-muted-foreground">
                {request.consequences.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {request.choices && (
              <RadioGroup value={value} onValueChange={setValue} aria-label={request.title}>
                {request.choices.map((choice) => (
                  <RadioChoice key={choice.value} value={choice.value}>
                    <b className="block font-semibold">{choice.label}</b>
                    {choice.note && <span className="text-xs text-muted-foreground">{choice.note}</span>}
                  </RadioChoice>
                ))}
              </RadioGroup>
            )}
            {input && (
              <DialogText
                {...input}
                value={value}
                error={missing && value.trim() === '' ? form.required : undefined}
                onChange={writing(setValue)}
              />
            )}
            {request.more?.kind === 'day' && (
              <DialogDay {...request.more} value={more} wrong={wrongMore} onChange={writing(setMore)} />
            )}
            {request.more && request.more.kind !== 'day' && (
              <DialogText {...request.more} value={more} onChange={writing(setMore)} />
            )}
            {request.family && (
              <FamilyNames
                names={familiar}
                onNames={writing(setFamiliar)}
                toggle={toggle}
                onToggle={writing(setToggle)}
              />
            )}
          </DialogBody>
          {asking ? (
            <KeepOrDiscard onKeep={() => setAsking(false)} onDiscard={() => onClose(null)} />
          ) : (
            <DialogFooter>
              <Button variant="outline" data-first={irreversible || undefined} onClick={() => onClose(null)}>
                {request.cancelLabel ?? text.cancel}
              </Button>
              <Button type="submit" variant={irreversible ? 'destructive' : 'default'} disabled={blocked}>
                {left > 0 ? `${label} (${left})` : label}
              </Button>
            </DialogFooter>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
