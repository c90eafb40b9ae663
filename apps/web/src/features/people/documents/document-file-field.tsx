import { file as text } from '@intranet/contract/messages'
import { maxUploadBytes } from '@intranet/contract/validators'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { uploadFile } from '@/lib/upload-file.ts'

export const documentEndings = '.pdf,.jpg,.jpeg,.png,.docx,.xlsx'

/** Why a file cannot be a document, or nothing. */
export function documentProblem(chosen: File): string | undefined {
  if (chosen.size > maxUploadBytes) return text.tooLarge
  const known = documentEndings.split(',').some((ending) => chosen.name.toLowerCase().endsWith(ending))
  return known ? undefined : text.formatNotAllowed
}

/** A document's file, sent when it is chosen; the value is its id. */
export function DocumentFileField(props: FieldProps) {
  const field = useField<string | null | undefined>(props)
  const [problem, setProblem] = useState<string>()
  const [name, setName] = useState<string>()
  const [sending, setSending] = useState(false)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const wrong = documentProblem(chosen)
    setProblem(wrong)
    if (wrong) return
    setSending(true)
    try {
      field.setValue((await uploadFile(chosen, 'documentos')).id)
      setName(chosen.name)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : text.invalidOrMissing)
    } finally {
      setSending(false)
    }
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex items-center gap-3">
        <label
          className="btn focus-within:outline-2 focus-within:outline-ring"
          aria-busy={sending || undefined}
        >
          {sending ? <span className="spin" aria-hidden /> : <FileUp className="ic" aria-hidden />}
          {field.value ? 'Trocar arquivo' : 'Escolher arquivo'}
          <input
            {...field.input}
            type="file"
            accept={documentEndings}
            disabled={sending || props.disabled}
            className="sr-only"
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        {field.value && <span className="min-w-0 truncate text-sm">{name ?? 'Arquivo enviado'}</span>}
      </div>
    </FieldFrame>
  )
}
