import type { ComponentProps } from 'react'

/** A field's label; `required` adds the red asterisk. */
export function Label({ required, children, ...props }: ComponentProps<'label'> & { required?: boolean }) {
  return (
    <label data-slot="label" {...props}>
      {children}
      {required && (
        <span className="req" aria-hidden>
          *
        </span>
      )}
    </label>
  )
}
