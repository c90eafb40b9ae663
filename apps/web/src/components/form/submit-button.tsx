import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button.tsx'

/** The one filled button under the fields of a public form. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="primary" busy={isSubmitting}>
      {children}
    </Button>
  )
}
