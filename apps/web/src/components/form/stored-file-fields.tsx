import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '@intranet/contract/formats'
import { file as text } from '@intranet/contract/messages/files'
import { MAX_UPLOAD_BYTES, refusedName } from '@intranet/contract/content/file'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { FieldFrame, type FieldProps, useField } from './field.tsx'
import { fileWords } from './value-words.ts'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { DownloadLink } from '@/components/ui/download-link.tsx'
import { useUpload } from './use-upload.ts'
import { uploadFile } from '@/lib/upload-file.ts'

export const documentEndings = '.pdf,.jpg,.jpeg,.png,.docx,.xlsx'

/** Why a file cannot be a document, or nothing. */
export function documentProblem(chosen: File): string | undefined {
  if (chosen.size > MAX_UPLOAD_BYTES) return text.tooLarge
  const isAllowed = documentEndings.split(',').some((ending) => chosen.name.toLowerCase().endsWith(ending))
  return isAllowed ? undefined : (refusedName(chosen.name) ?? text.formatNotAllowed)
}

const sendDocument = (file: File) => uploadFile(file, 'documentos')

/** A document's file, sent when it is chosen; the value is its id. `removable` lets it go again. */
export function StoredFileField<Values extends object = never>({
  removable,
  ...props
}: FieldProps<Values> & { removable?: boolean }) {
  const field = useField<string | null | undefined, Values>(props, { words: fileWords })
  const { problem, sending, send } = useUpload(sendDocument, documentProblem)
  const [name, setName] = useState<string>()
  const take = async (chosen: File[]) => {
    const [sent] = await send(chosen, 1)
    if (!sent) return
    field.setValue(sent.id)
    setName(sent.file.name)
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex items-center gap-3">
        <FileChooser
          label={field.value ? 'Trocar arquivo' : 'Escolher arquivo'}
          accept={documentEndings}
          sending={sending}
          disabled={props.disabled}
          input={field.input}
          onChosen={(files) => void take(files)}
        />
        {field.value && <span className="min-w-0 truncate text-sm">{name ?? 'Arquivo enviado'}</span>}
        {field.value && removable && (
          <IconButton icon={Trash2} label={`Remover ${props.label}`} onClick={() => field.setValue(null)} />
        )}
      </div>
    </FieldFrame>
  )
}

export interface ListedFile {
  id_arquivo: string
  nome: string
  tamanho: number
}

interface StoredFilesFieldProps<Values extends object> extends FieldProps<Values> {
  max: number
  /** Names and sizes of the files that are saved. */
  saved: readonly ListedFile[]
}

/** Several documents, at most `max`; the value is the list of their ids. */
export function StoredFilesField<Values extends object = never>({
  max,
  saved,
  ...props
}: StoredFilesFieldProps<Values>) {
  const field = useField<string[] | null | undefined, Values>(props)
  const { problem, sending, send } = useUpload(sendDocument, documentProblem)
  const [fresh, setFresh] = useState<ListedFile[]>([])
  const ids = field.value ?? []
  const files = ids.map(
    (id) =>
      [...saved, ...fresh].find(({ id_arquivo }) => id_arquivo === id) ?? {
        id_arquivo: id,
        nome: 'Arquivo enviado',
        tamanho: 0,
      },
  )
  const take = async (chosen: File[]) => {
    const sent = await send(chosen, max - ids.length)
    setFresh((before) => [
      ...before,
      ...sent.map(({ id, file }) => ({ id_arquivo: id, nome: file.name, tamanho: file.size })),
    ])
    field.change((now) => [...(now ?? []), ...sent.map(({ id }) => id)])
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      {files.length > 0 && (
        <ul className="mb-2 grid gap-1" aria-label={props.label}>
          {files.map(({ id_arquivo, nome, tamanho }) => (
            <li key={id_arquivo} className="flex items-center gap-2 text-sm">
              <FileText className="text-muted-foreground" aria-hidden />
              <DownloadLink
                href={`/files/${id_arquivo}`}
                className="min-w-0 truncate underline-offset-2 hover:underline"
              >
                {nome}
              </DownloadLink>
              {tamanho > 0 && (
                <span className="shrink-0 text-xs text-muted-foreground">{formatBytes(tamanho)}</span>
              )}
              <IconButton
                icon={Trash2}
                size="sm"
                label={`Remover ${nome}`}
                onClick={() => field.setValue(ids.filter((id) => id !== id_arquivo))}
              />
            </li>
          ))}
        </ul>
      )}
      {ids.length < max && (
        <FileChooser
          label="Adicionar arquivos"
          accept={documentEndings}
          multiple
          sending={sending}
          disabled={props.disabled}
          input={field.input}
          onChosen={(chosen) => void take(chosen)}
        />
      )}
    </FieldFrame>
  )
}
