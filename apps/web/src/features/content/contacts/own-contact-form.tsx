import type * as z from 'zod'
import { ownContactFields } from '@intranet/contract/content/contact-schemas'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof ownContactFields>

interface OwnContactFormProps {
  contact: Outputs['contacts']['own']
}

/** What my contact shows. Personal data stays hidden until I say otherwise. */
export default function OwnContactForm({ contact }: OwnContactFormProps) {
  return (
    <Form
      identity={savedRecord('own-contact', { id: 'meu', updated_at: null })}
      schema={ownContactFields}
      defaultValues={contact}
      onSubmit={(values) => api.contacts.updateOwn.mutate(values)}
      changes={[trpc.contacts.pathFilter()]}
    >
      <div className="grid gap-4 py-3">
        <TextField<Values> name="ramal" label="Ramal" maxLength={6} />
        <PhoneField<Values> name="telefone_corp" label="Telefone corporativo" />
        <PhoneField<Values> name="whatsapp_corp" label="WhatsApp corporativo" />
        <ToggleField<Values>
          name="exibir_telefone"
          label="Mostrar meu telefone pessoal"
          labels={['Sim', 'Não']}
        />
      </div>
      <FormActions />
    </Form>
  )
}
