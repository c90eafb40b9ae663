import { file as text } from '@intranet/contract/messages/files'
import { resume } from '@intranet/contract/messages/careers'
import { MAX_UPLOAD_BYTES, refusedName } from '@intranet/contract/content/file'
import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { useUpload } from '@/components/form/use-upload.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { fileWords } from '@/components/form/value-words.ts'
import { IconButton } from '@/components/ui/icon-button.tsx'

function problemOf(chosen: File): string | undefined {
  if (chosen.size > MAX_UPLOAD_BYTES) return text.tooLarge
  return chosen.name.toLowerCase().endsWith('.pdf') ? undefined : (refusedName(chosen.name) ?? resume.pdfOnly)
}

const sendCv = (file: File) => uploadFile(file, 'curriculos')

/** The CV as a PDF, sent when it is chosen; the value is its id. */
export function CvField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<string | null | undefined, Values>(props, { words: fileWords })
  const { problem, sending, send } = useUpload(sendCv, problemOf)
  const [name, setName] = useState<string>()
  const take = async (chosen: File[]) => {
    const [sent] = await send(chosen, 1)
    if (!sent) return
    field.setValue(sent.id)
    setName(sent.file.name)
  }
  return (
    <FieldFrame {...props} field={{ ...field, error: problem ?? field.error }}>
      <div className="flex flex-wrap items-center gap-3">
        <FileChooser
          label={field.value ? 'Trocar PDF' : 'Escolher PDF'}
          accept=".pdf,application/pdf"
          sending={sending}
          input={field.input}
          onChosen={(files) => void take(files)}
        />
        {field.value && (
          <span className="inline-flex min-w-0 items-center gap-1.5 text-sm">
            <FileText className="text-muted-foreground" aria-hidden />
            <span className="min-w-0 truncate">{name ?? 'PDF enviado'}</span>
            <IconButton icon={Trash2} size="sm" label="Remover o PDF" onClick={() => field.setValue(null)} />
          </span>
        )}
      </div>
    </FieldFrame>
  )
}
