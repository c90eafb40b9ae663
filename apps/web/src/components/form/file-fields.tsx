import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { file as text } from '@intranet/contract/messages/files'
import { maxUploadBytes } from '@intranet/contract/validators'
import { imageAddress } from '@/components/ui/avatar.tsx'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { useFormRules } from './form-context.ts'
import { fileWords, imageWords } from './value-words.ts'

const ImageCrop = lazyPart(() => import('@/components/inputs/image-crop.tsx'))

const imageTypes = ['image/jpeg', 'image/png']

/** Jpg, jpeg or png of at most 10485760 bytes (docs/screens.md#images). */
export function isAcceptableImage(chosen: Pick<File, 'type' | 'size'>): boolean {
  return imageTypes.includes(chosen.type) && chosen.size <= maxUploadBytes
}

function readDataUri(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')))
    reader.readAsDataURL(blob)
  })
}

interface ImageFieldProps<Values extends object> extends FieldProps<Values> {
  /** Opens the crop, whose result has at most this size. */
  crop?: { width: number; height: number }
  /** Instead of "A imagem não atende aos paramêtros". */
  rejected?: string
}

/** A picture; the value is a data URI, which the documented base64 fields take, or "". */
export function ImageField<Values extends object = never>({
  crop,
  rejected = text.imageRejected,
  ...props
}: ImageFieldProps<Values>) {
  const field = useField<string | null | undefined>(props, { words: imageWords })
  const [problem, setProblem] = useState<string>()
  const [cropping, setCropping] = useState<File>()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    if (!isAcceptableImage(chosen)) return setProblem(rejected)
    setProblem(undefined)
    if (crop) setCropping(chosen)
    else field.setValue(await readDataUri(chosen))
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex items-center gap-3">
        {field.value && (
          <img
            src={imageAddress(field.value)}
            alt={`Prévia: ${props.label}`}
            className="size-20 rounded-md border border-border object-cover"
          />
        )}
        <FileChooser
          label={field.value ? 'Trocar imagem' : 'Escolher imagem'}
          accept="image/jpeg,image/png"
          disabled={props.disabled}
          input={field.input}
          onChosen={([chosen]) => void take(chosen)}
        />
        {field.value && (
          <IconButton icon={Trash2} label={`Remover ${props.label}`} onClick={() => field.setValue('')} />
        )}
      </div>
      {cropping && crop && (
        <Suspense>
          <ImageCrop
            file={cropping}
            {...crop}
            onClose={(data) => {
              setCropping(undefined)
              if (data) field.setValue(data)
            }}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}

export interface StoredFile {
  id: number
  nome: string
}

interface FileFieldProps<Values extends object> extends FieldProps<Values> {
  /** As in an input: ".pdf,.docx". */
  accept?: string
  maxBytes?: number
  /** Sends the file; the value is then its id. Without it the value is the `File` itself. */
  upload?: (file: File) => Promise<StoredFile>
}

/**
 * A document.
 * @public part of the kit
 */
export function FileField<Values extends object = never>({
  accept,
  maxBytes = maxUploadBytes,
  upload,
  ...props
}: FileFieldProps<Values>) {
  const field = useField<File | number | null | undefined>(props, { words: fileWords })
  const [problem, setProblem] = useState<string>()
  const [name, setName] = useState<string>()
  const [sending, setSending] = useState(false)
  const { uploads } = useFormRules()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > maxBytes) return setProblem(text.tooLarge)
    const endings = accept?.split(',').map((ending) => ending.trim().toLowerCase())
    if (endings && !endings.some((ending) => chosen.name.toLowerCase().endsWith(ending)))
      return setProblem(text.formatNotAllowed)
    setProblem(undefined)
    setName(chosen.name)
    if (!upload) return field.setValue(chosen)
    setSending(true)
    const end = uploads.begin()
    try {
      field.setValue((await upload(chosen)).id)
    } catch {
      setProblem(text.invalidOrMissing)
    } finally {
      end()
      setSending(false)
    }
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex items-center gap-3">
        <FileChooser
          label={field.value ? 'Trocar arquivo' : 'Escolher arquivo'}
          accept={accept}
          sending={sending}
          disabled={props.disabled}
          input={field.input}
          onChosen={([chosen]) => void take(chosen)}
        />
        {field.value && (
          <>
            <span className="truncate text-sm">{name ?? 'Arquivo enviado'}</span>
            <Button size="sm" variant="ghost" onClick={() => field.setValue(null)}>
              Remover
            </Button>
          </>
        )}
      </div>
    </FieldFrame>
  )
}
