import { Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'))

/**
 * Formatted text as HTML (sanitised again by the server). The editor is loaded when the field appears.
 * `inserts` are texts that a button writes where the cursor is.
 */
export function RichTextField<Values extends object = never>({
  inserts,
  ...props
}: FieldProps<Values> & { inserts?: readonly string[] }) {
  const field = useField<string | null | undefined, Values>(props)
  return (
    <FieldFrame wide {...props} field={field}>
      <Suspense fallback={<Skeleton className="h-48 w-full" />}>
        <RichTextEditor
          id={field.id}
          label={props.label}
          value={field.value ?? ''}
          disabled={props.disabled}
          invalid={field.error !== undefined}
          describedBy={field.input['aria-describedby']}
          inserts={inserts}
          onChange={field.setValue}
          onBlur={field.input.onBlur}
        />
      </Suspense>
    </FieldFrame>
  )
}
