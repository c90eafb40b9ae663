import { admissionPaper, paperErrors } from '@intranet/contract/people/admission-papers'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { Alert } from '@/components/ui/alert.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { admissionPapers } from './admission-paper.entity.ts'

const paperSchemas = schemasOf(admissionPaper)
type Values = z.input<typeof paperSchemas.fields>

const Field = fieldOf(admissionPaper)

/** Says at once what is never asked of who is admitted. */
function NeverAsked() {
  const [nome, finalidade, tipo] = useValues<Values>()('nome', 'finalidade', 'tipo')
  const [problem] = Object.values(
    paperErrors({ nome: nome ?? '', finalidade: finalidade ?? '', tipo: tipo ?? undefined }),
  )
  return problem ? (
    <Alert variant="warning" role="status" className="col-span-full">
      {problem}
    </Alert>
  ) : null
}

const fields = (
  <FormPanel>
    <Field name="nome" wide />
    <Field name="tipo" radio wide />
    <Field name="finalidade" hint="Quem vai ser admitido lê isto ao lado do papel." wide />
    <Field name="obrigatorio" />
    <Field name="ativo" />
    <NeverAsked />
  </FormPanel>
)

export const AdmissionPaperRegisterPage = () => (
  <RegisterPage
    entity={admissionPapers}
    heading="NOVO PAPEL DA ADMISSÃO"
    schema={paperSchemas.fields}
    blank={{ nome: '', finalidade: '', tipo: 'documento', obrigatorio: true, ativo: false }}
  >
    {fields}
  </RegisterPage>
)

export const AdmissionPaperEditPage = ({ record }: { record: Outputs['admissionPapers']['get'] }) => (
  <EditPage
    entity={admissionPapers}
    beside={record.nome}
    heading="EDITAR PAPEL DA ADMISSÃO"
    schema={paperSchemas.fields}
    record={record}
  >
    {fields}
  </EditPage>
)
