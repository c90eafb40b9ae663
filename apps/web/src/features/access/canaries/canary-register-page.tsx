import { canaryFields } from '@intranet/contract/access/canaries'
import { canaryKinds } from '@intranet/contract/access/canary-words'
import { canaries as text } from '@intranet/contract/messages/trust'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { Form } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof canaryFields>

const kinds = optionsOf(canaryKinds)

function RecordFields() {
  const tipo = useValue<Values>()('tipo')
  if (tipo === 'pessoa') return <PersonField<Values> name="id_pessoa" label="Pessoa" required wide />
  return (
    <>
      <ProviderField<Values> name="id_empresa" label="Provedor" required />
      <TextField<Values> name="codpessoa" label="Código do cliente" required maxLength={40} />
    </>
  )
}

export function CanaryRegisterPage() {
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <p className="mb-3 max-w-[70ch] text-sm text-muted-foreground">
          Escolha um cadastro que não é de ninguém, com um nome que só ele tem: quem o abrir ou exportar não
          tem trabalho a fazer ali, e os Super Admins são avisados.
        </p>
        <Form
          identity={newRecord('canary')}
          schema={canaryFields}
          defaultValues={{ tipo: 'pessoa', id_pessoa: null, id_empresa: null, codpessoa: '', nota: '' }}
          texts={{ success: text.added }}
          changes={[trpc.canaries.pathFilter()]}
          onSubmit={(values) => api.canaries.create.mutate(values)}
        >
          <FormPanel>
            <SelectField<Values> name="tipo" label="Tipo" required options={kinds} />
            <RecordFields />
            <TextAreaField<Values> name="nota" label="Nota" max={300} wide />
          </FormPanel>
          <FormActions save="Marcar como isca" />
        </Form>
      </PageSheet>
    </Page>
  )
}
