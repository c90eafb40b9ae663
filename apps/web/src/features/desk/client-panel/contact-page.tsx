import { can } from '@intranet/contract/access'
import { email, phone } from '@intranet/contract/validators'
import { formatPhone } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { PhoneField } from '@/components/form/masked-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PanelPage } from './panel-page.tsx'
import { useAbilities } from './use-abilities.ts'
import { useAttendance, useCustomer } from './use-customer.ts'
import { actionTexts, usePanelAction, usePanelWrite } from './use-panel-action.ts'
import { ListView, WayOn } from './view-state.tsx'

type View = Outputs['clientPanel']['contacts']
type Contact = View['dados'][number]
const fields = z.object({ telefone: phone, segundo: phone.or(z.literal('')), email: email.or(z.literal('')) })
type Values = z.input<typeof fields>

function ChangeContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const customer = useCustomer()
  const { protocolo } = useAttendance()
  const change = usePanelAction((input: { telefones: string[]; emails: string[]; chave: string }) =>
    api.clientPanel.changeContact.mutate({ ...customer, ...input }),
  )
  const [first = '', second = ''] = contact.telefones
  return (
    <FormDialog title="Alterar contatos" onClose={onClose}>
      <Form
        identity={newRecord('panel-contact', protocolo)}
        schema={fields}
        defaultValues={{ telefone: first, segundo: second, email: contact.emails[0] ?? '' }}
        texts={actionTexts}
        onSubmit={(values) =>
          change.mutateAsync({
            telefones: [values.telefone, values.segundo, ...contact.telefones.slice(2)].filter(Boolean),
            emails: [values.email, ...contact.emails.slice(1)].filter(Boolean),
          })
        }
      >
        <div className="grid gap-4">
          <PhoneField<Values> name="telefone" label="Telefone" />
          <PhoneField<Values> name="segundo" label="Outro telefone" required={false} />
          <TextField<Values> name="email" label="E-mail" required={false} />
        </div>
        <FormActions save="Solicitar alteração" />
      </Form>
    </FormDialog>
  )
}

/** The first of several is the one that messages go to. */
const ContactLines = ({ values = [] }: { values?: string[] }) =>
  values.map((one, place) => (
    <p key={one} className="text-sm break-all">
      {one} {place === 0 && values.length > 1 && <Badge>Preferido</Badge>}
    </p>
  ))

const channels = [
  ['whatsapp', 'WhatsApp'],
  ['email', 'E-mail'],
  ['sms', 'SMS'],
] as const

/** What the customer wants to be written by; campaigns obey it too. */
function Preferences({ preferencias, disabled }: { preferencias: View['preferencias']; disabled: boolean }) {
  const customer = useCustomer()
  const set = usePanelWrite(
    (wanted: View['preferencias']) => api.clientPanel.setPreferences.mutate({ ...customer, ...wanted }),
    () => 'Preferências atualizadas.',
  )
  return (
    <Card asChild className="grid content-start gap-3 p-4">
      <section>
        <h2 className="text-sm font-semibold">Recebe mensagens por</h2>
        {channels.map(([channel, label]) => (
          <label key={channel} className="flex items-center gap-3 text-sm">
            <Switch
              checked={preferencias[channel]}
              disabled={disabled || set.isPending}
              onCheckedChange={(on) => set.mutate({ ...preferencias, [channel]: on })}
              aria-label={label}
            />
            {label}
          </label>
        ))}
      </section>
    </Card>
  )
}

function Contacts() {
  const query = useQuery(trpc.clientPanel.contacts.queryOptions(useCustomer()))
  const [open, setOpen] = useState<Contact | null>(null)
  const abilities = useAbilities()
  const session = useSession()
  const acts = can(session, 'painel_cliente', 'create')
  return (
    <>
      <ListView
        query={query}
        none={{
          title: 'Nenhum contato',
          text: 'O cadastro do sistema do provedor não tem contato deste cliente.',
          action: <WayOn to="/client-panel/service">Ver contratos</WayOn>,
        }}
      >
        {([contact], { preferencias }) => (
          <div className="grid gap-3 md:grid-cols-2">
            <Card asChild className="grid content-start gap-2 p-4">
              <section>
                <h2 className="text-sm font-semibold">Contatos</h2>
                <ContactLines values={contact?.telefones.map(formatPhone)} />
                <ContactLines values={contact?.emails} />
                {contact && acts && abilities.has('alterar_contato') && (
                  <Button
                    variant="outline"
                    size="sm"
                    className="justify-self-start"
                    icon={Pencil}
                    cooldown={false}
                    onClick={() => setOpen(contact)}
                  >
                    Solicitar alteração
                  </Button>
                )}
              </section>
            </Card>
            <Preferences preferencias={preferencias} disabled={!acts} />
          </div>
        )}
      </ListView>
      {open && <ChangeContact contact={open} onClose={() => setOpen(null)} />}
    </>
  )
}

export function ContactPage() {
  return (
    <PanelPage>
      <Contacts />
    </PanelPage>
  )
}
