import { admissionReading } from '@intranet/contract/people/admission-papers'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { admissionReadings } from './admission-reading.entity.ts'

const readingSchemas = schemasOf(admissionReading)
const Field = fieldOf(admissionReading)

const fields = (
  <FormPanel>
    <Field name="titulo" wide />
    <Field
      name="texto"
      rows={8}
      hint="É oferecido antes do primeiro dia: quem lê, ou não, não fica registrado."
      wide
    />
    <Field name="link" />
    <Field name="ativo" />
  </FormPanel>
)

export const AdmissionReadingRegisterPage = () => (
  <RegisterPage
    entity={admissionReadings}
    heading="NOVA LEITURA OFERECIDA"
    schema={readingSchemas.fields}
    blank={{ titulo: '', texto: '', link: null, ativo: false }}
  >
    {fields}
  </RegisterPage>
)

export const AdmissionReadingEditPage = ({ record }: { record: Outputs['admissionReadings']['get'] }) => (
  <EditPage
    entity={admissionReadings}
    beside={record.titulo}
    heading="EDITAR LEITURA OFERECIDA"
    schema={readingSchemas.fields}
    record={record}
  >
    {fields}
  </EditPage>
)
