import { dataOfficerFields } from '@intranet/contract/access/data-officer'
import { incidentTexts, incidentWords } from '@intranet/contract/access/data-incident-words'
import { incidentTextFields } from '@intranet/contract/access/data-incidents'
import { dataOfficers, trustTexts } from '@intranet/contract/messages/trust'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'

type Officer = Outputs['dataOfficer']['get']
type OfficerValues = z.input<typeof dataOfficerFields>
const textForm = incidentTextFields.omit({ chave: true })
type TextValues = z.input<typeof textForm>

function OfficerForm({ officer }: { officer: Officer }) {
  return (
    <Form<Partial<OfficerValues>, OfficerValues, unknown>
      identity={savedRecord('data-officer', { id: 1, updated_at: officer?.updated_at ?? null })}
      schema={dataOfficerFields}
      defaultValues={{ id_usuario: officer?.id_usuario, contato: officer?.contato ?? '' }}
      texts={{ success: dataOfficers.saved }}
      onSubmit={(values) => api.dataOfficer.set.mutate(values)}
      changes={[trpc.dataOfficer.pathFilter()]}
    >
      <FormPanel>
        <PersonField<OfficerValues>
          name="id_usuario"
          label="Encarregado"
          required
          hint="Vê o nome de quem leu dados pessoais."
          current={officer ? { id: officer.id_usuario, nome: officer.nome } : undefined}
        />
        <TextField<OfficerValues>
          name="contato"
          label="Contato"
          required
          maxLength={300}
          hint="Aparece em Meus dados e nos comunicados."
        />
      </FormPanel>
      <FormActions />
    </Form>
  )
}

function TextForm({ chave, texto }: Outputs['dataIncidents']['texts'][number]) {
  return (
    <section className="mt-6">
      <SectionLabel>Comunicado: {incidentTexts[chave]}</SectionLabel>
      <Form
        identity={savedRecord('incident-text', { id: chave, updated_at: null })}
        schema={textForm}
        defaultValues={{ texto }}
        texts={{ success: trustTexts.textSaved }}
        onSubmit={(values) => api.dataIncidents.saveText.mutate({ ...values, chave })}
        changes={[trpc.dataIncidents.pathFilter()]}
      >
        <FormPanel>
          <TextAreaField<TextValues> name="texto" label="Texto" max={8000} rows={12} wide />
        </FormPanel>
        <FormActions />
      </Form>
    </section>
  )
}

/** Who answers for personal data, and the words that are sent when something happened to it. */
export function DataOfficerPage() {
  const officer = useRecord(trpc.dataOfficer.get.queryOptions())
  const texts = useRecord(trpc.dataIncidents.texts.queryOptions())
  return (
    <LoadedPage reads={[officer, texts]}>
      {(current, templates) => (
        <Page>
          <PageHead />
          <PageSheet>
            <OfficerForm officer={current} />
            <p className="mt-6 max-w-[80ch] text-sm text-muted-foreground">
              Nos comunicados, estas marcas são trocadas pelo que o incidente diz:{' '}
              {incidentWords.map((word) => `{{${word}}}`).join(' ')}
            </p>
            {templates.map((one) => (
              <TextForm key={one.chave} {...one} />
            ))}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
