import { Loaded } from '@/components/shell/loaded.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { ListResult } from '@/components/table/list-column.ts'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { ContactRow } from './contact-columns.tsx'
import { ContactLinks } from './contact-links.tsx'
import { PresenceBadge } from './presence-badge.tsx'

/** Colleagues as cards: face, place, and how to reach them. */
export function ContactCards({ list }: { list: ListResult<ContactRow> }) {
  return (
    <Loaded reads={[list]}>
      {(page) => {
        if (page.dados.length === 0)
          return <EmptyState text="Nenhum colega com esta busca e estes filtros." />
        return (
          <ul
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-2.5"
            aria-busy={list.isFetching}
          >
            {page.dados.map((contact) => (
              <Card asChild key={contact.id} className="relative flex flex-row min-w-0 gap-3 p-3">
                <li>
                  <Avatar
                    name={contact.nome}
                    image={contact.id_foto && `/files/${contact.id_foto}`}
                    size="lg"
                  />
                  {/* On a phone what reaches somebody is at the right of who it is. */}
                  <div className="grid min-w-0 grow content-start max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-1">
                    <AddressLink
                      to={`/contacts/profile/${contact.id}`}
                      className="whole-cell truncate text-sm font-semibold text-foreground"
                    >
                      {contact.nome}
                    </AddressLink>
                    <span className="truncate text-xs text-muted-foreground">
                      {contact.cargo ?? contact.empresa ?? '–'}
                    </span>
                    <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs text-muted-foreground max-sm:col-span-2">
                      <span className="truncate">
                        {[contact.departamento, contact.ramal && `ramal ${contact.ramal}`]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      <PresenceBadge state={contact.situacao} />
                    </span>
                    <span className="flex min-h-8 items-center max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:-mr-2 sm:mt-1 sm:-ml-2">
                      <ContactLinks contact={contact} />
                    </span>
                  </div>
                </li>
              </Card>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}
