import { FileUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { file as text } from '@intranet/contract/messages'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { uploadFile } from '@/lib/upload-file.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { isAcceptableImage } from './file-fields.tsx'

interface UploadedImageProps extends FieldProps {
  /** Instead of "A imagem não atende aos paramêtros". */
  rejected?: string
}

function Picture({ id, name, onRemove }: { id: string; name: string; onRemove: () => void }) {
  return (
    <span className="relative">
      <img
        src={`/files/${id}`}
        alt={`Prévia: ${name}`}
        className="h-20 w-28 rounded-md border border-border object-cover"
      />
      <IconButton
        icon={Trash2}
        label={`Remover ${name}`}
        small
        className="!absolute -right-2 -top-2 border border-border bg-card"
        onClick={onRemove}
      />
    </span>
  )
}

/** Sends images as they are chosen; refused ones are told under the field. */
function useUpload(rejected: string) {
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async (chosen: File[]): Promise<string[]> => {
    setProblem(undefined)
    setSending(true)
    const ids: string[] = []
    try {
      for (const one of chosen) {
        if (!isAcceptableImage(one)) setProblem(rejected)
        else ids.push((await uploadFile(one, 'imagens')).id)
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : text.invalidOrMissing)
    }
    setSending(false)
    return ids
  }
  return { problem, sending, send }
}

interface ChooserProps {
  label: string
  sending: boolean
  multiple?: boolean
  input: object
  onChosen: (files: File[]) => void
}

function Chooser({ label, sending, multiple, input, onChosen }: ChooserProps) {
  return (
    <label className="btn focus-within:outline-2 focus-within:outline-ring" aria-busy={sending || undefined}>
      {sending ? <span className="spin" aria-hidden /> : <FileUp className="ic" aria-hidden />}
      {label}
      <input
        {...input}
        type="file"
        accept="image/jpeg,image/png"
        multiple={multiple}
        disabled={sending}
        className="sr-only"
        onChange={(event) => {
          onChosen([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** A picture sent at once; the value is its file's id, or null. */
export function UploadedImageField({ rejected = text.imageRejected, ...props }: UploadedImageProps) {
  const field = useField<string | null | undefined>(props)
  const { problem, sending, send } = useUpload(rejected)
  const take = async (chosen: File[]) => {
    const [id] = await send(chosen.slice(0, 1))
    if (id) field.setValue(id)
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex items-center gap-3">
        {field.value && <Picture id={field.value} name={props.label} onRemove={() => field.setValue(null)} />}
        <Chooser
          label={field.value ? 'Trocar imagem' : 'Escolher imagem'}
          sending={sending}
          input={field.input}
          onChosen={(files) => void take(files)}
        />
      </div>
    </FieldFrame>
  )
}

/** Several pictures, at most `max`; the value is the list of their files' ids. */
export function UploadedImagesField({
  rejected = text.imageRejected,
  max,
  ...props
}: UploadedImageProps & { max: number }) {
  const field = useField<string[] | null | undefined>(props)
  const { problem, sending, send } = useUpload(rejected)
  const ids = field.value ?? []
  const take = async (chosen: File[]) =>
    field.setValue([...ids, ...(await send(chosen.slice(0, max - ids.length)))])
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex flex-wrap items-center gap-4">
        {ids.map((id, index) => (
          <Picture
            key={id}
            id={id}
            name={`${props.label} ${index + 1}`}
            onRemove={() => field.setValue(ids.filter((other) => other !== id))}
          />
        ))}
        {ids.length < max && (
          <Chooser
            label="Adicionar imagens"
            multiple
            sending={sending}
            input={field.input}
            onChosen={(files) => void take(files)}
          />
        )}
      </div>
    </FieldFrame>
  )
}
