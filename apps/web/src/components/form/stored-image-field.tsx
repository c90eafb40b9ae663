import { Trash2 } from 'lucide-react'
import type { BucketKey } from '@intranet/contract/content/file'
import { file as text } from '@intranet/contract/messages/files'
import { maxUploadBytes } from '@intranet/contract/validators'
import { Photo } from '@/components/dialogs/photo.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { cn } from '@/lib/cn.ts'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { imageWords } from './value-words.ts'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { useUpload } from './use-upload.ts'

interface UploadedImage {
  bucket?: BucketKey
  /** What a file of another type is refused with; a file too large or broken gets "A imagem não atende aos paramêtros". */
  wrongType?: string
}

const imageTypes = ['image/jpeg', 'image/png']

/** Jpg, jpeg or png of at most 10485760 bytes (docs/screens.md#images). */
function useImageUpload({ bucket = 'imagens', wrongType = text.imageRejected }: UploadedImage) {
  return useUpload(bucket, ({ type, size }) => {
    if (!imageTypes.includes(type)) return wrongType
    return size > maxUploadBytes ? text.imageRejected : undefined
  })
}

interface PictureProps {
  id: string
  name: string
  whole?: boolean
  onRemove: () => void
}

/** A fresh upload is shown to the one who sent it, so its preview is the file itself. */
function Picture({ id, name, whole, onRemove }: PictureProps) {
  return (
    <span className="relative">
      <Photo
        id={id}
        alt={`Prévia: ${name}`}
        className={cn(
          'max-w-40 border border-border',
          whole ? 'h-12 bg-white object-contain p-1' : 'h-20 object-cover',
        )}
      />
      <IconButton
        icon={Trash2}
        label={`Remover ${name}`}
        size="sm"
        className="!absolute -right-3 -top-3 border border-border bg-card"
        onClick={onRemove}
      />
    </span>
  )
}

interface StoredImageFieldProps<Values extends object> extends FieldProps<Values>, UploadedImage {
  /** A logo: shown whole, on white. */
  whole?: boolean
}

/** A picture sent when it is chosen; the value is its file's id, which the record then takes, or null. */
export function StoredImageField<Values extends object = never>({
  whole,
  ...props
}: StoredImageFieldProps<Values>) {
  const field = useField<string | null | undefined>(props, { words: imageWords })
  const { problem, sending, send } = useImageUpload(props)
  const take = async (chosen: File[]) => {
    const [sent] = await send(chosen.slice(0, 1))
    if (sent) field.setValue(sent.id)
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex flex-wrap items-center gap-4">
        {field.value && (
          <Picture id={field.value} name={props.label} whole={whole} onRemove={() => field.setValue(null)} />
        )}
        <FileChooser
          label={field.value ? 'Trocar imagem' : 'Escolher imagem'}
          accept={imageTypes.join()}
          sending={sending}
          disabled={props.disabled}
          input={field.input}
          onChosen={(files) => void take(files)}
        />
      </div>
    </FieldFrame>
  )
}

interface StoredImagesFieldProps<Values extends object> extends FieldProps<Values>, UploadedImage {
  max: number
  /** On a phone the camera is offered before what is stored there. */
  camera?: boolean
}

/** Several pictures, at most `max`; the value is the list of their files' ids. */
export function StoredImagesField<Values extends object = never>({
  max,
  camera,
  ...props
}: StoredImagesFieldProps<Values>) {
  const field = useField<string[] | null | undefined>(props)
  const { problem, sending, send } = useImageUpload(props)
  const ids = field.value ?? []
  const take = async (chosen: File[]) => {
    const sent = await send(chosen.slice(0, max - ids.length))
    field.setValue([...ids, ...sent.map(({ id }) => id)])
  }
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
        {camera && ids.length < max && (
          <FileChooser
            label="Tirar foto"
            accept={imageTypes.join()}
            camera
            sending={sending}
            disabled={props.disabled}
            input={{}}
            onChosen={(files) => void take(files)}
          />
        )}
        {ids.length < max && (
          <FileChooser
            label="Adicionar imagens"
            accept={imageTypes.join()}
            multiple
            sending={sending}
            disabled={props.disabled}
            input={field.input}
            onChosen={(files) => void take(files)}
          />
        )}
      </div>
    </FieldFrame>
  )
}
