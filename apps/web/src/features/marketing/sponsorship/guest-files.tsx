import { FileText, Trash2, TriangleAlert } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { imageAccept, imageProblem } from '@/components/form/image-types.ts'
import { documentEndings, documentProblem } from '@/components/form/stored-file-fields.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { useUpload } from '@/components/form/use-upload.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { Field, FieldError, FieldTitle } from '@/components/ui/field.tsx'

export interface GuestFile {
  id: string
  nome: string
  /** The photo as it was chosen: guests may not read what they sent. */
  foto?: string
}

const photoProblem = (file: File) => imageProblem(file)

interface GuestFilesProps {
  label: string
  photos?: boolean
  max: number
  files: readonly GuestFile[]
  token: () => Promise<string>
  onChange: Dispatch<SetStateAction<GuestFile[]>>
  /** What is said of each file, below it. */
  renderDetails?: (file: GuestFile) => React.ReactNode
}

/** Files that a guest sends by the form's token, at most `max`. */
export function GuestFiles({
  label,
  photos = false,
  max,
  files,
  token,
  onChange,
  renderDetails,
}: GuestFilesProps) {
  const { problem, sending, send } = useUpload(
    async (file) => uploadFile(file, photos ? 'fotos' : 'documentos', await token()),
    photos ? photoProblem : documentProblem,
  )
  // The browser keeps a chosen photo until its address is given back.
  useEffect(
    () => () => {
      for (const { foto } of files) if (foto) URL.revokeObjectURL(foto)
    },
    // Given back when the page is left, not at each change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  const take = async (chosen: File[]) => {
    const sent = await send(chosen, max - files.length)
    onChange((now) => [
      ...now,
      ...sent.map(({ id, file }) => ({
        id,
        nome: file.name,
        ...(photos && { foto: URL.createObjectURL(file) }),
      })),
    ])
  }
  return (
    <Field className="col-span-full">
      <FieldTitle>{label}</FieldTitle>
      {files.length > 0 && (
        <ul className="mb-2 grid gap-3" aria-label={label}>
          {files.map((file) => (
            <li key={file.id} className="grid gap-2 rounded-md border border-border p-2">
              <div className="flex items-center gap-3">
                {file.foto ? (
                  <img src={file.foto} alt="" className="h-14 w-18 shrink-0 rounded-md object-cover" />
                ) : (
                  <FileText className="text-muted-foreground" aria-hidden />
                )}
                <span className="min-w-0 grow truncate text-sm">{file.nome}</span>
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={`Remover ${file.nome}`}
                  onClick={() => onChange((now) => now.filter(({ id }) => id !== file.id))}
                />
              </div>
              {renderDetails?.(file)}
            </li>
          ))}
        </ul>
      )}
      {files.length < max && (
        <FileChooser
          label={max === 1 ? 'Escolher arquivo' : 'Adicionar'}
          accept={photos ? imageAccept : documentEndings}
          multiple={max > 1}
          sending={sending}
          input={{ 'aria-label': label }}
          onChosen={(chosen) => void take(chosen)}
        />
      )}
      {problem && (
        <FieldError role="alert">
          <TriangleAlert className="size-3.5" aria-hidden />
          {problem}
        </FieldError>
      )}
    </Field>
  )
}
