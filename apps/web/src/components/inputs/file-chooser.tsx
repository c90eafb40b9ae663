import { Camera, FileUp } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import { cn } from '@/lib/cn.ts'

interface FileChooserProps {
  label: string
  sending?: boolean
  /** As in an input: ".pdf,.docx". */
  accept?: string
  multiple?: boolean
  /** Opens the camera; only devices that are touched show it. */
  camera?: boolean
  disabled?: boolean
  /** What ties the input to its field. */
  input: object
  onChosen: (files: File[]) => void
}

/** The button of a field that takes files. The same file may be chosen again. */
export function FileChooser(props: FileChooserProps) {
  const { label, sending, accept, multiple, camera, disabled, input, onChosen } = props
  const Icon = camera ? Camera : FileUp
  return (
    <label
      className={cn(
        buttonVariants({ variant: camera ? 'default' : 'outline' }),
        camera && 'hidden pointer-coarse:inline-flex',
        'focus-within:outline-2 focus-within:outline-ring',
        // As other buttons that are off: the input inside is, by itself or with its form.
        'not-aria-busy:has-disabled:cursor-not-allowed not-aria-busy:has-disabled:border-border not-aria-busy:has-disabled:bg-muted not-aria-busy:has-disabled:text-muted-foreground',
      )}
      aria-busy={sending || undefined}
    >
      {sending ? <Spinner /> : <Icon aria-hidden />}
      {label}
      <input
        {...input}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        disabled={sending || disabled}
        className="sr-only"
        onChange={(event) => {
          onChosen([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
