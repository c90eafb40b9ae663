import { formatPhone } from '@intranet/contract/formats'
import type { ListColumns } from '@/components/table/list-column.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { ContactLinks } from './contact-links.tsx'
import { PresenceBadge } from './presence-badge.tsx'

export type ContactRow = Outputs['contacts']['list']['dados'][number]

export const contactColumns: ListColumns<ContactRow, 'contacts.list'> = [
  {
    id: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original: contact } }) => (
      <span className="flex items-center gap-2">
        <Avatar name={contact.nome} image={contact.id_foto && `/files/${contact.id_foto}`} size="sm" />
        <AddressLink to={`/contacts/profile/${contact.id}`}>{contact.nome}</AddressLink>
        <PresenceBadge state={contact.situacao} />
      </span>
    ),
  },
  {
    id: 'falar',
    header: 'Falar',
    meta: { card: 'extra' },
    cell: ({ row }) => <ContactLinks contact={row.original} />,
  },
  { accessorKey: 'cargo', header: 'Cargo', meta: { sort: true, card: 'sub' } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true } },
  { accessorKey: 'empresa', header: 'Empresa', meta: { sort: true } },
  { accessorKey: 'cidade', header: 'Cidade', meta: { sort: true } },
  { accessorKey: 'ramal', header: 'Ramal', meta: { sort: true } },
  { accessorKey: 'email_corp', header: 'E-mail', meta: { hidden: true } },
  {
    id: 'whatsapp_corp',
    header: 'WhatsApp',
    meta: { hidden: true },
    cell: ({ row }) => formatPhone(row.original.whatsapp_corp),
  },
]
