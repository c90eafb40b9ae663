import { Label as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'

/** A field's label; `required` adds the red asterisk. */
export function Label({
  required,
  children,
  ...props
}: ComponentProps<typeof Radix.Root> & { required?: boolean }) {
  return (
    <Radix.Root {...props}>
      {children}
      {required && (
        <span className="req" aria-hidden>
          {' *'}
        </span>
      )}
    </Radix.Root>
  )
}
