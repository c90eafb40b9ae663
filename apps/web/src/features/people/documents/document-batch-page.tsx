import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Files, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { documentFields } from '@intranet/contract/people/documents'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { api, trpc } from '@/lib/trpc.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { CategoryField, DateFields } from './document-fields.tsx'
import { documentEndings, documentProblem } from '@/components/form/stored-file-fields.tsx'

interface Piece {
  file: File
  id_funcionario: number | null
  funcionario: string | null
  problem?: string
}

const schema = documentFields.omit({
  id_arquivo: true,
  id_funcionario: true,
  id_empresa: true,
  id_departamento: true,
  ativo: true,
})
const MAX_FILES = 200

/** Many files at once, each to the person whose CPF or registration its name begins with; a preview before sending. */
export function DocumentBatchPage() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [pieces, setPieces] = useState<Piece[]>([])
  const [sent, setSent] = useState<number>()
  const [missing, setMissing] = useState(false)
  const ready = pieces.filter((piece) => piece.id_funcionario !== null && !piece.problem)

  async function choose(files: File[]) {
    if (!files.length) return
    const taken = files.slice(0, MAX_FILES)
    const matches = await api.documents.matchFiles.query({
      nomes: taken.map(({ name }) => name.slice(0, 200)),
    })
    setPieces(
      taken.map((file, place) => ({
        file,
        id_funcionario: matches[place]?.id_funcionario ?? null,
        funcionario: matches[place]?.funcionario ?? null,
        problem: documentProblem(file),
      })),
    )
  }
  async function send(values: ReturnType<typeof schema.parse>) {
    setMissing(ready.length === 0)
    if (ready.length === 0) throw new Error('no file')
    setSent(0)
    try {
      const objects = []
      for (const [place, { file, id_funcionario }] of ready.entries()) {
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
      <PageHead title="ENVIAR DOCUMENTOS EM LOTE" total={pieces.length || undefined} />
      <PageSheet>
        <Form
          identity={newRecord('document-batch')}
          schema={schema}
          defaultValues={{ titulo: '', requer_assinatura: false }}
          onSubmit={send}
          onSaved={() => void router.navigate({ to: '/documents/list' })}
        >
          <FormPanel>
            <TextField name="titulo" label="Título" maxLength={160} wide />
            <CategoryField />
            <ToggleField name="requer_assinatura" label="Pede ciência" labels={['Sim', 'Não']} />
            <DateFields />
            <div className="f span2">
              <span className="l">Arquivos</span>
              <div>
                <label className="btn focus-within:outline-2 focus-within:outline-ring">
                  <Files className="ic" aria-hidden />
                  Escolher arquivos
                  <input
                    type="file"
                    multiple
                    accept={documentEndings}
                    className="sr-only"
                    onChange={(event) => {
                      void choose([...(event.target.files ?? [])])
                      event.target.value = ''
                    }}
                  />
                </label>
              </div>
              {missing && ready.length === 0 ? (
                <span className="err" role="alert">
                  <TriangleAlert className="ic s" aria-hidden />
                  Escolha ao menos um arquivo com CPF ou matrícula conhecidos.
                </span>
              ) : (
                <span className="hint">O nome começa com o CPF ou a matrícula: 52998224725_recibo.pdf</span>
              )}
            </div>
          </FormPanel>
          {pieces.length > 0 && (
            <section className="mb-4 max-w-[640px]">
              <SectionLabel count={`${ready.length} de ${pieces.length}`}>Conferência</SectionLabel>
              <ul className="grid gap-1.5 text-sm">
                {pieces.map(({ file, funcionario, problem }) => (
                  <li key={file.name} className="flex flex-wrap items-center gap-x-3">
                    <span className="min-w-0 grow truncate">{file.name}</span>
                    {problem ? (
                      <Badge tone="danger">{problem}</Badge>
                    ) : funcionario ? (
                      <Badge tone="success">{funcionario}</Badge>
                    ) : (
                      <Badge tone="warning">Ninguém com este CPF ou matrícula</Badge>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {sent !== undefined && (
            <p role="status" className="mb-3">
              Enviando {sent} de {ready.length}…
            </p>
          )}
          <FormActions
            save={
              ready.length === 0
                ? 'Enviar'
                : ready.length === 1
                  ? 'Enviar 1 documento'
                  : `Enviar ${ready.length} documentos`
            }
          />
        </Form>
      </PageSheet>
    </Page>
  )
}
