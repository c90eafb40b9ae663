import { contact } from '@intranet/contract/content/contacts'
import { formatPhone } from '@intranet/contract/formats'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { ProviderNames } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { ContactLinks } from './contact-links.tsx'
import { PresenceBadge } from './presence-badge.tsx'

export type ContactRow = Outputs['contacts']['list']['dados'][number]

const column = columnsOf(contact)

export const contactColumns: ListColumns<ContactRow, 'contacts.list'> = [
  column('nome', {
    card: 'main',
    cell: (row: ContactRow) => (
      <span className="flex items-center gap-2">
        <Avatar name={row.nome} image={row.id_foto && `/files/${row.id_foto}`} size="sm" />
        <AddressLink to={`/contacts/profile/${row.id}`}>{row.nome}</AddressLink>
        <PresenceBadge state={row.situacao} />
      </span>
    ),
  }),
  {
    id: 'falar',
    header: 'Falar',
    meta: { card: 'extra' },
    cell: ({ row }) => <ContactLinks contact={row.original} />,
  },
  column('cargo', { card: 'sub' }),
  column('departamento'),
  column('empresa', { cell: ({ empresa }: ContactRow) => empresa && <ProviderNames names={empresa} /> }),
  column('cidade'),
  column('ramal'),
  column('email_corp', { hidden: true, sort: false }),
  column('whatsapp_corp', {
    hidden: true,
    sort: false,
    cell: (row: ContactRow) => formatPhone(row.whatsapp_corp),
  }),
]
