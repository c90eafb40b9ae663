import { FileUp } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { MAX_UPLOAD_BYTES } from '@intranet/contract/content/file'
import { file as text } from '@intranet/contract/messages/files'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { FieldFrame, useField, type FieldProps } from '@/components/form/field.tsx'
import { useFormOf } from '@/components/form/use-form-values.ts'
import { Textarea } from '@/components/ui/textarea.tsx'
import { Card } from '@/components/ui/card.tsx'

/** A file's text: UTF-8, or the Latin-1 that older spreadsheets write. */
export async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Lines to import: typed, pasted or from a CSV file. */
export function LinesField<Values extends object = never>({
  columns,
  placeholder,
  ...props
}: FieldProps<Values> & {
  /** Their order, as a line that can be copied. */
  columns?: string
  placeholder: string
}) {
  const field = useField<string, Values>(props)
  const { clearErrors } = useFormOf<Record<string, unknown>>()
  const [problem, setProblem] = useState<string>()
  const take = async ([chosen]: File[]) => {
    if (!chosen) return
    setProblem(undefined)
    if (chosen.size > MAX_UPLOAD_BYTES) return setProblem(text.tooLarge)
    if (!/\.(csv|txt)$/i.test(chosen.name)) return setProblem(text.formatNotAllowed)
    clearErrors(props.name)
    field.setValue(await readText(chosen))
  }
  return (
    <FieldFrame
      {...props}
      wide
      field={{ ...field, error: problem ?? field.error }}
      end={
        <FileChooser
          label="Escolher CSV"
          sending={false}
          accept=".csv,.txt"
          input={{ 'aria-label': 'Escolher CSV' }}
          onChosen={(files) => void take(files)}
        />
      }
    >
      {columns && (
        <p className="text-sm text-muted-foreground select-all">
          {/* Lines end between columns. */}
          {columns.split(/(?<=;)/).map((column) => (
            <Fragment key={column}>
              {column}
              <wbr />
            </Fragment>
          ))}
        </p>
      )}
      <Textarea
        {...field.input}
        rows={10}
        className="leading-6"
        placeholder={placeholder}
        spellCheck={false}
        value={field.value ?? ''}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </FieldFrame>
  )
}

/** What an import refused, a line each. */
export function ImportProblems({ lines }: { lines: readonly string[] }) {
  if (!lines.length) return null
  return (
    <Card className="block mb-4 max-w-[640px] border-danger p-4" role="alert">
      <p className="mb-2 flex items-center gap-2 font-semibold">
        <FileUp aria-hidden />
        Nada foi importado. Corrija e envie de novo:
      </p>
      <ul className="mt-3 border-l-2 border-on-danger pl-3.5 text-sm leading-[22px] text-muted-foreground">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}

/** What an import brought, in figures. */
export function ImportFigures({ children }: { children: ReactNode }) {
  return (
    <Card asChild className="block mb-4 max-w-[640px] p-4">
      <p role="status">{children}</p>
    </Card>
  )
}
