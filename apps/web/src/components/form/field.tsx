import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { form } from '@intranet/contract/messages'
import { Required, Label } from '@/components/ui/label.tsx'
import { cn } from '@/lib/cn.ts'
import type { FieldName } from './field-name.ts'
import type { RegisteredField } from './field-registry.ts'
import { type FieldCheck, filled, useFieldCheck, useFormRules, useRegisteredField } from './form-context.ts'
import { useFormOf } from './use-form-values.ts'
import { Field, FieldDescription, FieldError, FieldTitle } from '@/components/ui/field.tsx'

/** What every field shows. `required` follows the schema unless given: then it is also asked for before anything is sent. */
interface ShownField {
  name: string
  label: string
  hint?: ReactNode
  required?: boolean
  /** Asks in other words than "Campo obrigatório". */
  asked?: FieldCheck
  disabled?: boolean
  /** What has to be chosen before: it is disabled until then, and says so. "o provedor" */
  waitsFor?: string | false
  /** Takes both columns. */
  wide?: boolean
  /** A later step that will demand it, where it may be left empty now. */
  later?: string
}

/**
 * What every field takes: `<TextField<Values> name="nome" …>`. Without the form's values no name is right, so that a
 * form cannot leave them out.
 */
export interface FieldProps<Values extends object> extends ShownField {
  name: FieldName<NoInfer<Values>>
}

/**
 * A field's value, error and the attributes that join input, label, hint and error: `useField<string, Values>(props)`.
 * `registered` says how its values read, and whether they may be kept in the browser.
 */
export function useField<Value, Values extends object = never>(
  shown: FieldProps<Values>,
  registered?: Partial<Omit<RegisteredField, 'label'>>,
) {
  const { name, label, required, asked = filled, disabled, waitsFor, later }: ShownField = shown
  const id = useId()
  useRegisteredField(name, label, registered)
  useFieldCheck(name, required ? asked : undefined)
  const rules = useFormRules()
  // Types bind a field to the values of a form; that the form around it is that one, the first run shows.
  if (import.meta.env.DEV && !rules.takes(name)) throw new Error(`the form's schema has no field ${name}`)
  const { field, fieldState } = useController({ name })
  const { getValues } = useFormOf<Record<string, unknown>>()
  const needed = !rules.reads && (required ?? rules.required(name))
  const error = fieldState.error?.message
  const refused = {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': later ? `${id}-later ${id}-note` : `${id}-note`,
  }
  return {
    id,
    value: field.value as Value,
    setValue: field.onChange as (value: Value) => void,
    /** For what ends later: what was changed meanwhile stays. */
    change: (next: (now: Value) => Value) => field.onChange(next(getValues(name) as Value)),
    error,
    needed,
    /** For groups, which have no input to hand it to. */
    focus: { ref: field.ref },
    radios: { ref: field.ref, 'aria-labelledby': `${id}-label`, ...refused },
    input: {
      id,
      name,
      ref: field.ref,
      disabled: disabled || Boolean(waitsFor),
      onBlur: field.onBlur,
      'aria-required': needed || undefined,
      ...refused,
    },
  }
}

interface FieldFrameProps extends ShownField {
  field: { id: string; error?: string; needed: boolean }
  /** At the right under the field, such as a counter. */
  end?: ReactNode
  /** For groups of controls: the label names the group instead of one input. */
  group?: boolean
  children: ReactNode
}

/** Label above; hint or error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { field, label, waitsFor, wide, later, end, group, children } = props
  const { id, error, needed } = field
  const hint = waitsFor ? form.chooseFirst(waitsFor) : props.hint
  return (
    <Field
      className={cn(wide && 'col-span-full', later && 'relative')}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
    >
      {group ? (
        <FieldTitle id={`${id}-label`}>
          {label}
          {needed && <Required />}
        </FieldTitle>
      ) : (
        <Label htmlFor={id} required={needed}>
          {label}
        </Label>
      )}
      {later && (
        <span id={`${id}-later`} className="absolute top-0 right-0 text-[11px] leading-[18px] text-warning">
          exigido em {later}
        </span>
      )}
      {children}
      <div id={`${id}-note`} className={cn('flex items-start gap-2', !error && !hint && !end && 'hidden')}>
        {error ? (
          <FieldError className="grow" role="alert">
            <TriangleAlert className="size-3.5" aria-hidden />
            {error}
          </FieldError>
        ) : (
          <FieldDescription className="grow">{hint}</FieldDescription>
        )}
        {end}
      </div>
    </Field>
  )
}
