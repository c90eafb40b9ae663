import { FileUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { BucketKey } from '@intranet/contract/content/file'
import { file as text } from '@intranet/contract/messages'
import { maxUploadBytes } from '@intranet/contract/validators'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { cn } from '@/lib/cn.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

interface StoredImageFieldProps extends FieldProps {
  bucket?: BucketKey
  /** What a file of another type is told; a file too large or broken gets "A imagem não atende aos paramêtros". */
  wrongType?: string
  /** A logo: shown whole, on white. */
  whole?: boolean
}

/** A picture sent when it is chosen; the value is its file's id, which the record then takes. */
export function StoredImageField({
  bucket = 'imagens',
  wrongType = text.imageRejected,
  whole = false,
  ...props
}: StoredImageFieldProps) {
  const field = useField<string | null | undefined>(props)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  // A fresh upload belongs to no record yet, so the server shows it to nobody: its preview is local.
  const [preview, setPreview] = useState<string>()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    if (!['image/jpeg', 'image/png'].includes(chosen.type)) return setProblem(wrongType)
    if (chosen.size > maxUploadBytes) return setProblem(text.imageRejected)
    setProblem(undefined)
    setSending(true)
    try {
      field.setValue((await uploadFile(chosen, bucket)).id)
      setPreview(URL.createObjectURL(chosen))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : text.imageRejected)
    } finally {
      setSending(false)
    }
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex flex-wrap items-center gap-3">
        {field.value && (
          <img
            src={preview ?? `/files/${field.value}`}
            alt={`Prévia: ${props.label}`}
            className={cn(
              'max-w-40 rounded-md border border-border',
              whole ? 'h-12 bg-white object-contain p-1' : 'h-20 object-cover',
            )}
          />
        )}
        <label
          className="btn focus-within:outline-2 focus-within:outline-ring"
          aria-busy={sending || undefined}
        >
          {sending ? <span className="spin" aria-hidden /> : <FileUp className="ic" aria-hidden />}
          {field.value ? 'Trocar imagem' : 'Escolher imagem'}
          <input
            {...field.input}
            type="file"
            accept="image/jpeg,image/png"
            disabled={sending}
            className="sr-only"
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        {field.value && (
          <IconButton icon={Trash2} label={`Remover ${props.label}`} onClick={() => field.setValue(null)} />
        )}
      </div>
    </FieldFrame>
  )
}
