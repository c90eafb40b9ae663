import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from '@/components/ui/button.tsx'
import { useUploading } from './form-context.ts'

/** The one filled button under the fields. It waits for files that are still being sent, and says so. */
export function SubmitButton({ size, children }: { size?: ButtonProps['size']; children: ReactNode }) {
  const { isSubmitting } = useFormState()
  const uploading = useUploading()
  return (
    <>
      {uploading && (
        <span role="status" className="self-center text-xs text-muted-foreground">
          Aguarde o envio do arquivo.
        </span>
      )}
      <Button type="submit" size={size} busy={isSubmitting || uploading}>
        {children}
      </Button>
    </>
  )
}
