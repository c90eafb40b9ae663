import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { dialog as text } from '@intranet/contract/messages'
import { Input } from '@/components/ui/input.tsx'
import { Label } from '@/components/ui/label.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { moneyInput } from '@/lib/typed-money.ts'
import { maxDialogText } from '@intranet/contract/text-limit'
import { cn } from '@/lib/cn.ts'
import { Field, FieldError } from '@/components/ui/field.tsx'

interface DialogTextProps {
  kind: 'textarea' | 'input' | 'money'
  label: string
  required?: boolean
  placeholder?: string
  value: string
  limit?: number
  error?: string
  onChange: (value: string) => void
}

/** The dialog's text with its counter, red above its limit. */
export function DialogText({
  kind,
  label,
  required,
  placeholder,
  value,
  limit = maxDialogText,
  error,
  onChange,
}: DialogTextProps) {
  const id = useId()
  const over = value.length > limit
  const problem = over ? text.textTooLong(value.length, limit) : error
  const money = kind === 'money'
  const Control = kind === 'textarea' ? Textarea : Input
  return (
    <Field>
      <Label htmlFor={id} required={required}>
        {label}
      </Label>
      <Control
        id={id}
        data-first
        {...(money
          ? moneyInput(value, onChange)
          : { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) })}
        placeholder={placeholder}
        aria-required={required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} className="flex items-center gap-2 text-xs" aria-live="polite">
        <FieldError className="grow">
          {problem && (
            <>
              <TriangleAlert className="size-3.5" aria-hidden />
              {problem}
            </>
          )}
        </FieldError>
        {!money && (
          <b className={cn('font-semibold', over ? 'text-danger' : 'text-muted-foreground')}>
            {value.length}/{limit}
          </b>
        )}
      </div>
    </Field>
  )
}
