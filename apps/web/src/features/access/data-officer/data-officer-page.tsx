import { dataOfficerFields } from '@intranet/contract/access/data-officer'
import {
  incidentTexts,
  incidentWords,
  type IncidentText,
} from '@intranet/contract/access/data-incident-words'
import { incidentTextFields } from '@intranet/contract/access/data-incidents'
import { dataOfficers, trustTexts } from '@intranet/contract/messages/trust'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormPanel, HelpNote, WithHelp } from '@/components/form/form-panel.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'

type Officer = Outputs['dataOfficer']['get']
type OfficerValues = z.input<typeof dataOfficerFields>
const textForm = incidentTextFields.omit({ chave: true })
type TextValues = z.input<typeof textForm>
const textLabels: Record<IncidentText, string> = {
  autoridade: 'Texto à autoridade',
  titulares: 'Texto às pessoas',
}

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
      <WithHelp
        help={
          <HelpNote title="Marcas dos comunicados">
            São trocadas pelo que o incidente diz: {incidentWords.map((word) => `{{${word}}}`).join(' ')}
          </HelpNote>
        }
        foot={<FormActions />}
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
      </WithHelp>
    </Form>
  )
}

type Text = Outputs['dataIncidents']['texts'][number]

/** The text that is sent, as it is; changing it is beside the page, whose own form has the one "Salvar". */
function SentText({ text, onEdit }: { text: Text; onEdit: () => void }) {
  const name = incidentTexts[text.chave]
  return (
    <section className="mt-6 max-w-[640px]">
      <SectionLabel>Comunicado: {name}</SectionLabel>
      <Card className="block p-5">
        <p className="text-sm break-words whitespace-pre-line">{text.texto}</p>
        <Button
          variant="outline"
          icon={Pencil}
          className="mt-4"
          aria-label={`Editar o texto: ${name}`}
          onClick={onEdit}
        >
          Editar
        </Button>
      </Card>
    </section>
  )
}

const TextDrawer = ({ text: { chave, texto }, onClose }: { text: Text; onClose: () => void }) => (
  <DrawerForm
    wide
    title={`Comunicado: ${incidentTexts[chave]}`}
    onClose={onClose}
    identity={savedRecord('incident-text', { id: chave, updated_at: null })}
    schema={textForm}
    defaultValues={{ texto }}
    texts={{ success: trustTexts.textSaved }}
    onSubmit={(values) => api.dataIncidents.saveText.mutate({ ...values, chave })}
    changes={[trpc.dataIncidents.pathFilter()]}
  >
    <TextAreaField<TextValues> name="texto" label={textLabels[chave]} max={8000} rows={16} />
  </DrawerForm>
)

/** Who answers for personal data, and the words that are sent when something happened to it. */
export function DataOfficerPage() {
  const officer = useRecord(trpc.dataOfficer.get.queryOptions())
  const texts = useRecord(trpc.dataIncidents.texts.queryOptions())
  const [edited, setEdited] = useState<Text>()
  return (
    <LoadedPage reads={[officer, texts]}>
      {(current, templates) => (
        <Page>
          <PageHead />
          <PageSheet>
            <OfficerForm officer={current} />
            {templates.map((one) => (
              <SentText key={one.chave} text={one} onEdit={() => setEdited(one)} />
            ))}
            {edited && <TextDrawer text={edited} onClose={() => setEdited(undefined)} />}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
