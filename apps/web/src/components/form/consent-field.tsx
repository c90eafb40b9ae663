import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { type FieldProps, useField } from './field.tsx'
import { Field, FieldError } from '@/components/ui/field.tsx'

/** A tick that has to be set, with the words one agrees to beside it; it is never restored for somebody. */
export function ConsentField<Values extends object = never>({
  children,
  ...props
}: Omit<FieldProps<Values>, 'label' | 'hint'> & { children: ReactNode }) {
  const field = useField<boolean | undefined, Values>({ ...props, label: '' }, { secret: true })
  return (
    <Field>
      <div className="flex items-start gap-2.5">
        <Checkbox
          {...field.input}
          className="mt-0.5"
          checked={field.value ?? false}
          onCheckedChange={(on) => field.setValue(on === true)}
        />
        <label htmlFor={field.id} className="text-sm">
          {children}
        </label>
      </div>
      <div id={`${field.id}-note`}>
        {field.error && (
          <FieldError role="alert">
            <TriangleAlert className="size-3.5" aria-hidden />
            {field.error}
          </FieldError>
        )}
      </div>
    </Field>
  )
}
