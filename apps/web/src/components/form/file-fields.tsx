import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { imageAddress } from '@/components/ui/avatar.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { imageAccept, imageProblem } from './image-types.ts'
import { imageWords } from './value-words.ts'

const ImageCrop = lazyPart(() => import('@/components/inputs/image-crop.tsx'))

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
}

/** A picture; the value is a data URI, which the documented base64 fields take, or "". */
export function ImageField<Values extends object = never>({ crop, ...props }: ImageFieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props, { words: imageWords })
  const [problem, setProblem] = useState<string>()
  const [cropping, setCropping] = useState<File>()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const wrong = imageProblem(chosen)
    if (wrong) return setProblem(wrong)
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
          accept={imageAccept}
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
