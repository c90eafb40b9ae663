import { formatCount } from '@intranet/contract/formats'
import { file as fileText } from '@intranet/contract/messages/files'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod'
import { documentFields } from '@intranet/contract/people/document-schemas'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FieldFrame, useField, type FieldProps } from '@/components/form/field.tsx'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { CategoryField, DateFields } from './document-fields.tsx'
import { documentEndings, documentProblem } from '@/components/form/stored-file-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'

interface Piece {
  file: File
  id_funcionario: number | null
  funcionario: string | null
  problem?: string
}

const isReady = ({ id_funcionario, problem }: Piece) => id_funcionario !== null && !problem
const schema = documentFields
  .omit({
    id_arquivo: true,
    id_funcionario: true,
    id_empresa: true,
    id_departamento: true,
    ativo: true,
  })
  .extend({
    arquivos: z
      .array(z.custom<Piece>())
      .refine(
        (pieces) => pieces.some(isReady),
        'Escolha ao menos um arquivo com CPF ou matrícula conhecidos.',
      ),
  })
type FormValues = z.input<typeof schema>
const MAX_FILES = 200

async function piecesOf(files: File[]): Promise<Piece[]> {
  const taken = files.slice(0, MAX_FILES)
  const matches = await api.documents.matchFiles.query({
    nomes: taken.map(({ name }) => name.slice(0, 200)),
  })
  return taken.map((file, place) => ({
    file,
    id_funcionario: matches[place]?.id_funcionario ?? null,
    funcionario: matches[place]?.funcionario ?? null,
    problem: documentProblem(file),
  }))
}

/** The chosen files, each with whose it is; a browser cannot keep them, so they are no part of the draft. */
function FilesField<Values extends object = never>(props: FieldProps<Values>) {
  const field = useField<Piece[], Values>(props, { secret: true })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const choose = async (files: File[]) => {
    if (!files.length) return
    setBusy(true)
    setProblem(undefined)
    try {
      field.setValue(await piecesOf(files))
      if (files.length > MAX_FILES) setProblem(fileText.leftOut(files.length - MAX_FILES))
    } catch (error) {
      setProblem(readRequestError(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FieldFrame {...props} wide field={{ ...field, error: problem ?? field.error }}>
      <div>
        <FileChooser
          label="Escolher arquivos"
          multiple
          accept={documentEndings}
          sending={busy}
          input={field.input}
          onChosen={(files) => void choose(files)}
        />
      </div>
    </FieldFrame>
  )
}

const usePieces = () => useValue<FormValues>()('arquivos') ?? []

function Preview() {
  const pieces = usePieces()
  if (pieces.length === 0) return null
  return (
    <section className="mb-4 max-w-[640px]">
      <SectionLabel count={`${pieces.filter(isReady).length} de ${pieces.length}`}>Conferência</SectionLabel>
      <ul className="grid gap-1.5 text-sm">
        {pieces.map(({ file, funcionario, problem }) => (
          <li key={file.name} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 grow truncate">{file.name}</span>
            {problem ? (
              <Badge variant="destructive">{problem}</Badge>
            ) : funcionario ? (
              <Badge variant="success">{funcionario}</Badge>
            ) : (
              <Badge variant="warning">Ninguém com este CPF ou matrícula</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Actions({ sent }: { sent: number | undefined }) {
  const ready = usePieces().filter(isReady).length
  return (
    <>
      {sent !== undefined && (
        <p role="status" className="mb-3">
          Enviando {sent} de {ready}…
        </p>
      )}
      <FormActions
        save={ready === 0 ? 'Enviar' : `Enviar ${formatCount(ready, 'documento', 'documentos')}`}
      />
    </>
  )
}

/** Many files at once, each to the person whose CPF or registration its name begins with; a preview before sending. */
export function DocumentBatchPage() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [sent, setSent] = useState<number>()

  async function send({ arquivos, ...values }: z.output<typeof schema>) {
    setSent(0)
    try {
      const objects = []
      for (const [place, { file, id_funcionario }] of arquivos.filter(isReady).entries()) {
        const { id } = await uploadFile(file, 'documentos')
        objects.push({ ...values, id_funcionario, id_arquivo: id, ativo: true })
        setSent(place + 1)
      }
      await api.documents.create.mutate({ objects })
      await queryClient.invalidateQueries(trpc.documents.pathFilter())
    } finally {
      setSent(undefined)
    }
  }
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Form
          identity={newRecord('document-batch')}
          schema={schema}
          defaultValues={{ titulo: '', requer_assinatura: false, arquivos: [] }}
          onSubmit={send}
          onSaved={() => void router.navigate({ to: '/documents/list' })}
        >
          <FormPanel>
            <TextField<FormValues> name="titulo" label="Título" maxLength={160} wide />
            <CategoryField />
            <ToggleField<FormValues> name="requer_assinatura" label="Pede ciência" labels={['Sim', 'Não']} />
            <DateFields />
            <FilesField<FormValues>
              name="arquivos"
              label="Arquivos"
              hint="O nome começa com o CPF ou a matrícula: 52998224725_recibo.pdf"
            />
          </FormPanel>
          <Preview />
          <Actions sent={sent} />
        </Form>
      </PageSheet>
    </Page>
  )
}
