import type { BucketKey } from '@intranet/contract/content/file'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { ImageRow } from './image-row.tsx'
import { imageAccept, imageProblem } from './image-types.ts'
import { Picture } from './picture.tsx'
import { useUpload } from './use-upload.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { imageWords } from './value-words.ts'

interface UploadedImage {
  bucket?: BucketKey
  /** What a file of another type is refused with; a file too large or broken gets "A imagem não atende aos paramêtros". */
  wrongType?: string
}

/** Jpg, jpeg or png of at most 10485760 bytes (docs/screens.md#images). */
function useImageUpload({ bucket = 'imagens', wrongType }: UploadedImage) {
  return useUpload(
    (file) => uploadFile(file, bucket),
    (file) => imageProblem(file, wrongType),
  )
}

interface StoredImageFieldProps<Values extends object> extends FieldProps<Values>, UploadedImage {
  /** A logo: shown whole, on white. */
  whole?: boolean
  /** Taken where the thing is: a phone offers its camera first (docs/screens.md#camera-first). */
  camera?: boolean
}

/** A picture sent when it is chosen; the value is its file's id, which the record then takes, or null. */
export function StoredImageField<Values extends object = never>({
  whole,
  camera,
  ...props
}: StoredImageFieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props, { words: imageWords })
  const { problem, sending, send } = useImageUpload(props)
  const take = async (chosen: File[]) => {
    const [sent] = await send(chosen, 1)
    if (sent) field.setValue(sent.id)
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex flex-wrap items-center gap-4">
        {field.value && (
          <Picture id={field.value} name={props.label} whole={whole} onRemove={() => field.setValue(null)} />
        )}
        {camera && (
          <FileChooser
            label="Tirar foto"
            camera
            accept={imageAccept}
            sending={sending}
            disabled={props.disabled}
            input={{}}
            onChosen={(files) => void take(files)}
          />
        )}
        <FileChooser
          label={field.value ? 'Trocar imagem' : 'Escolher imagem'}
          accept={imageAccept}
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
  /** As in StoredImageField. */
  camera?: boolean
}

/** Several pictures, at most `max`; the value is the list of their files' ids. */
export function StoredImagesField<Values extends object = never>({
  max,
  camera,
  ...props
}: StoredImagesFieldProps<Values>) {
  const field = useField<string[] | null | undefined, Values>(props)
  const { problem, sending, send } = useImageUpload(props)
  const ids = field.value ?? []
  const take = async (chosen: File[]) => {
    const sent = await send(chosen, max - ids.length)
    field.change((now) => [...(now ?? []), ...sent.map(({ id }) => id)])
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <ImageRow
        {...{ label: props.label, max, camera, sending, disabled: props.disabled, ids }}
        input={field.input}
        onChange={field.setValue}
        onChosen={(files) => void take(files)}
      />
    </FieldFrame>
  )
}
