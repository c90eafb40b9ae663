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
import { readRequestError, ShownError } from '@/lib/request-error.ts'
import { FileRefused, uploadFile } from '@/lib/upload-file.ts'
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
/** Known again when the same files are chosen once more. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`
/** By `keyOf`: why the server does not take a file. */
type Refused = ReadonlyMap<string, string>
const withRefusals = (pieces: Piece[], refused: Refused) =>
  pieces.map((piece) => ({ ...piece, problem: piece.problem ?? refused.get(keyOf(piece.file)) }))

const noneReady = 'Escolha ao menos um arquivo com CPF ou matrícula conhecidos.'
const schema = documentFields
  .omit({
    id_arquivo: true,
    id_funcionario: true,
    id_empresa: true,
    id_departamento: true,
    ativo: true,
  })
  .extend({
    arquivos: z.array(z.custom<Piece>()).refine((pieces) => pieces.some(isReady), noneReady),
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

/** The chosen files, each with its owner; a browser cannot keep them, so they are no part of the draft. */
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

const usePieces = (refused: Refused) => withRefusals(useValue<FormValues>()('arquivos') ?? [], refused)

function Preview({ refused }: { refused: Refused }) {
  const pieces = usePieces(refused)
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

interface Progress {
  sent: number
  of: number
}

function Actions({ progress, refused }: { progress: Progress | undefined; refused: Refused }) {
  const ready = usePieces(refused).filter(isReady).length
  return (
    <>
      {progress && (
        <p role="status" className="mb-3">
          Enviando {progress.sent} de {progress.of}…
        </p>
      )}
      <FormActions
        save={ready === 0 ? 'Enviar' : `Enviar ${formatCount(ready, 'documento', 'documentos')}`}
      />
    </>
  )
}

/**
 * Many files at once, each to the person whose CPF or registration its name begins with; a preview before sending. What
 * the server refuses is marked there, and only files that did not arrive are sent again.
 */
export function DocumentBatchPage() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [progress, setProgress] = useState<Progress>()
  const [refused, setRefused] = useState<Refused>(new Map())
  const [arrived] = useState(() => new Map<string, string>())

  /** The file's id, of an earlier try where it arrived then; null where it is refused. */
  async function idOf(file: File): Promise<string | null> {
    const known = arrived.get(keyOf(file))
    if (known) return known
    try {
      const { id } = await uploadFile(file, 'documentos')
      arrived.set(keyOf(file), id)
      return id
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      setRefused((before) => new Map(before).set(keyOf(file), error.message))
      return null
    }
  }

  async function send({ arquivos, ...values }: z.output<typeof schema>) {
    const ready = withRefusals(arquivos, refused).filter(isReady)
    // The schema has found somebody for some of them.
    if (ready.length === 0) throw new ShownError(fileText.allRefused)
    try {
      setProgress({ sent: 0, of: ready.length })
      const objects = []
      for (const [place, { file, id_funcionario }] of ready.entries()) {
        const id_arquivo = await idOf(file)
        if (id_arquivo) objects.push({ ...values, id_funcionario, id_arquivo, ativo: true })
        setProgress({ sent: place + 1, of: ready.length })
      }
      if (objects.length < ready.length)
        throw new ShownError(fileText.refusedHere(ready.length - objects.length, objects.length))
      await api.documents.create.mutate({ objects })
      await queryClient.invalidateQueries(trpc.documents.pathFilter())
    } finally {
      setProgress(undefined)
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
          <Preview refused={refused} />
          <Actions progress={progress} refused={refused} />
        </Form>
      </PageSheet>
    </Page>
  )
}
