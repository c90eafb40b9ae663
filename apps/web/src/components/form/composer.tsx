import { maxDialogText } from '@intranet/contract/text-limit'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { form } from '@intranet/contract/messages'
import { Button, type ButtonProps } from '@/components/ui/button.tsx'
import { Field, FieldDescription, FieldError } from '@/components/ui/field.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { type TextDraft, useTextDraft } from './use-text-draft.ts'

interface ComposerBoxProps {
  label: string
  draft: TextDraft
  /** Ctrl+Enter. */
  onSend: () => void
  hint?: ReactNode
  error?: string
  disabled?: boolean
  rows?: number
}

/** A box that keeps what is typed; Ctrl+Enter sends it. */
export function ComposerBox({ label, draft, onSend, hint, error, disabled, rows = 3 }: ComposerBoxProps) {
  const id = useId()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Textarea
        id={id}
        rows={rows}
        maxLength={maxDialogText}
        value={draft.value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        aria-keyshortcuts="Control+Enter"
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={press}
      />
      <div id={`${id}-note`} className="text-xs text-muted-foreground">
        {error ? <FieldError>{error}</FieldError> : hint && <FieldDescription>{hint}</FieldDescription>}
        {draft.restored && !disabled && (
          <span className="flex flex-wrap items-center gap-2">
            Rascunho restaurado.
            <Button size="sm" variant="ghost" cooldown={false} onClick={draft.discard}>
              Descartar rascunho
            </Button>
          </span>
        )}
      </div>
    </Field>
  )
}

interface ComposerProps {
  /** Names the box and its record in the browser: `incident-progress:3`. */
  keptAs: string
  label: string
  action: string
  /** What it throws has been said by then; the text stays. */
  onSend: (text: string) => Promise<unknown>
  hint?: ReactNode
  rows?: number
  variant?: ButtonProps['variant']
  /** Nothing typed may be sent too. */
  optional?: boolean
  /** Something else of the answer is missing. */
  disabled?: boolean
}

function ComposerOfOne({ keptAs, label, action, onSend, ...rest }: ComposerProps) {
  const { hint, rows, variant = 'outline', optional, disabled } = rest
  const draft = useTextDraft(keptAs, label)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    const text = draft.value.trim()
    const missing = !text && !optional
    setError(missing ? form.required : undefined)
    if (missing || busy || disabled) return
    setBusy(true)
    try {
      await onSend(text)
      draft.settle(draft.value, '')
    } catch {
      // Who sends says what went wrong.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-1.5">
      <ComposerBox
        label={label}
        draft={draft}
        hint={hint}
        error={error}
        rows={rows}
        onSend={() => void send()}
      />
      <Button
        className="justify-self-start"
        variant={variant}
        busy={busy}
        disabled={disabled}
        title="Ctrl+Enter"
        onClick={() => void send()}
      >
        {action}
      </Button>
    </div>
  )
}

/** What is added to a conversation: one box and its button, a draft by record, Ctrl+Enter. */
export function Composer(props: ComposerProps) {
  // Beside the next record another text is being written.
  return <ComposerOfOne key={props.keptAs} {...props} />
}
