import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useState,
} from 'react'
import { maxDialogText } from '@intranet/contract/text-limit'
import { dialog } from '@intranet/contract/messages'
import { Input } from '@/components/ui/input.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { cn } from '@/lib/cn.ts'
import { pastedWhole, pasting } from '@/lib/typed-money.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { useFieldCheck, useFormRules } from './form-context.ts'

interface TextFieldProps<Values extends object> extends FieldProps<Values> {
  type?: HTMLInputTypeAttribute
  placeholder?: string
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** A line of text, an e-mail (`type="email"`), a link (`type="url"`) or a password. */
export function TextField<Values extends object = never>({
  type = 'text',
  placeholder,
  maxLength,
  autoComplete = 'off',
  ...props
}: TextFieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props, { secret: type === 'password' })
  return (
    <FieldFrame {...props} field={field}>
      <Input
        {...field.input}
        type={type}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete={autoComplete}
        value={field.value ?? ''}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </FieldFrame>
  )
}

function WithUnit({ unit, children }: { unit: string; children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-xs text-muted-foreground">
        {unit}
      </span>
    </div>
  )
}

interface NumberFieldProps<Values extends object> extends FieldProps<Values> {
  placeholder?: string
  /** What it counts, at the right end of the field: "minutos". */
  unit?: string
}

/** A whole number; an emptied field is null. */
export function NumberField<Values extends object = never>({
  placeholder,
  unit,
  ...props
}: NumberFieldProps<Values>) {
  const field = useField<number | null | undefined, Values>(props)
  // A comma is taken, so that what is typed behind it does not make the number ten times as large.
  const [comma, setComma] = useState(false)
  const input = (
    <Input
      {...field.input}
      inputMode="numeric"
      placeholder={placeholder}
      value={comma && typeof field.value === 'number' ? `${field.value},` : (field.value ?? '')}
      onBlur={() => {
        setComma(false)
        field.input.onBlur()
      }}
      onChange={(event) => {
        const [whole = '', part] = event.target.value.split(',')
        const digits = whole.replace(/[^\d-]/g, '')
        setComma(part !== undefined)
        field.setValue(digits === '' || digits === '-' ? null : Number(digits))
      }}
      onPaste={pasting(pastedWhole, field.setValue)}
    />
  )
  return (
    <FieldFrame {...props} field={field}>
      {unit ? <WithUnit unit={unit}>{input}</WithUnit> : input}
    </FieldFrame>
  )
}

interface TextAreaFieldProps<Values extends object> extends FieldProps<Values> {
  rows?: number
  placeholder?: string
  /** 450 unless the screen says otherwise. */
  max?: number
}

/** Several lines with a counter that turns red above the limit. */
export function TextAreaField<Values extends object = never>({
  rows,
  placeholder,
  max = maxDialogText,
  ...props
}: TextAreaFieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props)
  const text = field.value ?? ''
  useFieldCheck(props.name, (value) => {
    const length = typeof value === 'string' ? value.length : 0
    return length > max ? dialog.textTooLong(length, max) : undefined
  })
  const { reads } = useFormRules()
  // Nobody counts what cannot be changed.
  const counter = !reads && !props.disabled && (
    <b className={cn('text-xs font-semibold', text.length > max ? 'text-danger' : 'text-muted-foreground')}>
      {text.length}/{max}
    </b>
  )
  return (
    <FieldFrame {...props} field={field} end={counter}>
      <Textarea
        {...field.input}
        rows={rows}
        placeholder={placeholder}
        value={text}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </FieldFrame>
  )
}
