import { formatPhone } from '@intranet/contract/formats'
import { mailAddress } from '@intranet/contract/mail-address'
import { format } from '@intranet/contract/messages/formats'
import { useQuery } from '@tanstack/react-query'
import { Copy, Mail, Pencil, Phone, ThumbsUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { useRouteExists } from '@/components/shell/use-screen-opens.ts'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Card } from '@/components/ui/card.tsx'
import { callAddress } from '@/lib/call-address.ts'
import { useSession } from '@/lib/session.ts'
import { copyText } from '@/lib/copy-text.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { ChatButton } from './contact-links.tsx'
import { PeopleLines } from './people-lines.tsx'
import { PresenceBadge } from './presence-badge.tsx'

const OwnContactForm = lazyPart(() => import('./own-contact-form.tsx'))

type Contact = Outputs['contacts']['get']

const reach = (contact: Contact): [label: string, value: string | null, copied?: boolean][] => [
  ['E-mail', contact.email_corp, true],
  ['Telefone', contact.telefone_corp && formatPhone(contact.telefone_corp), true],
  ['WhatsApp', contact.whatsapp_corp && formatPhone(contact.whatsapp_corp), true],
  ['Ramal', contact.ramal],
  ['Setor', contact.setor],
  ['Cidade', contact.cidade],
  ...(contact.telefone_pessoal
    ? [['Telefone pessoal', formatPhone(contact.telefone_pessoal), true] as [string, string, boolean]]
    : []),
  ...(contact.email_pessoal
    ? [['E-mail pessoal', contact.email_pessoal, true] as [string, string, boolean]]
    : []),
]

const outline = buttonVariants({ variant: 'outline' })

const copy = (label: string, value: string) => copyText(value, `${label}: copiado.`)

function EditOwn({ onClose }: { onClose: () => void }) {
  const { data } = useRecord(trpc.contacts.own.queryOptions())
  return (
    <FormSheet title="Meu contato" onClose={onClose}>
      <Suspense fallback={<LoadingState />}>{data && <OwnContactForm contact={data} />}</Suspense>
    </FormSheet>
  )
}

/** One colleague: how to reach them, where they work, whom they answer to and who works with them. */
export function ContactProfilePage({ id }: { id: number }) {
  const session = useSession()
  const exists = useRouteExists()
  const [editing, setEditing] = useState(false)
  const read = useQuery(trpc.contacts.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(contact) => {
        const isOwn = session?.usuarioId === id
        return (
          <Page>
            <PageHead heading={contact.nome} total={<PresenceBadge state={contact.situacao} />} />
            <PageSheet>
              <div className="mb-6 flex flex-wrap items-center gap-4">
                <Avatar
                  name={contact.nome}
                  image={contact.id_foto && `/files/${contact.id_foto}`}
                  size="lg"
                />
                <div className="min-w-0 grow">
                  <p className="text-sm text-muted-foreground">
                    {[contact.cargo, contact.departamento, contact.empresa].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <span className="flex flex-wrap gap-2">
                  {contact.telefone_corp && (
                    <a className={outline} href={callAddress(contact.telefone_corp)}>
                      <Phone aria-hidden />
                      Ligar
                    </a>
                  )}
                  {contact.whatsapp_corp && <ChatButton phone={contact.whatsapp_corp} />}
                  {contact.email_corp && (
                    <a className={outline} href={mailAddress(contact.email_corp)}>
                      <Mail aria-hidden />
                      E-mail
                    </a>
                  )}
                  {isOwn ? (
                    <Button variant="outline" icon={Pencil} onClick={() => setEditing(true)}>
                      Editar meu contato
                    </Button>
                  ) : (
                    exists(`/compliments/register/${id}`) && (
                      <AddressLink to={`/compliments/register/${id}`} className={outline}>
                        <ThumbsUp aria-hidden />
                        Elogiar
                      </AddressLink>
                    )
                  )}
                </span>
              </div>
              <div className="grid gap-x-7 gap-y-6 md:grid-cols-[minmax(0,1fr)_300px]">
                <section>
                  <SectionLabel>Contato e organização</SectionLabel>
                  <dl className="grid max-w-[640px] gap-x-6 gap-y-3 sm:grid-cols-2">
                    {reach(contact).map(([label, value, copied]) => (
                      <div key={label} className="min-w-0">
                        <dt className="text-xs text-muted-foreground">{label}</dt>
                        <dd className="flex min-h-7 items-center gap-1 break-words text-sm">
                          {value ?? format.notInformed}
                          {copied && value && (
                            <IconButton
                              size="sm"
                              icon={Copy}
                              label={`Copiar ${label}`}
                              onClick={() => void copy(label, value)}
                            />
                          )}
                        </dd>
                      </div>
                    ))}
                  </dl>
                  {contact.elogios.length > 0 && (
                    <>
                      <SectionLabel>Elogios</SectionLabel>
                      <ul className="grid gap-2">
                        {contact.elogios.map((compliment) => (
                          <Card asChild key={compliment.id} className="block p-3 text-sm">
                            <li>
                              <b className="text-xs text-muted-foreground">{compliment.categoria}</b>
                              <p className="whitespace-pre-line">{compliment.texto}</p>
                            </li>
                          </Card>
                        ))}
                      </ul>
                    </>
                  )}
                </section>
                <aside>
                  {contact.gestor && <PeopleLines title="Gestor" people={[contact.gestor]} />}
                  {contact.equipe.length > 0 && (
                    <PeopleLines title="Equipe" people={contact.equipe} counted />
                  )}
                </aside>
              </div>
            </PageSheet>
            {editing && <EditOwn onClose={() => setEditing(false)} />}
          </Page>
        )
      }}
    </LoadedPage>
  )
}
