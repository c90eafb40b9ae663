import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { FieldFrame, type FieldProps, useField } from '@/components/form/field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { uploadFile } from '@/lib/upload-file.ts'

/** A file that is kept as soon as it is chosen; the value is its id. */
export function MaterialField(props: FieldProps) {
  const field = useField<string | null | undefined>(props)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState(false)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    setSending(true)
    setProblem(undefined)
    try {
      field.setValue((await uploadFile(chosen, 'documentos')).id)
      setName(chosen.name)
    } catch (error) {
      setProblem((error as Error).message)
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
            className="sr-only"
            accept=".pdf,.png,.jpg,.jpeg,.docx,.xlsx"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </label>
        {field.value && (
          <>
            <span className="truncate text-sm">{name || 'Arquivo enviado'}</span>
            <Button size="sm" variant="ghost" onClick={() => field.setValue(null)}>
              Remover
            </Button>
          </>
        )}
      </div>
    </FieldFrame>
  )
}
