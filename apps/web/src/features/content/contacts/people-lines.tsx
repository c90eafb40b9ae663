import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'

interface PeopleLinesProps {
  title: string
  people: { id: number; nome: string; id_foto: string | null; cargo: string | null }[]
  counted?: boolean
}

/** A few people, each leading to their contact. */
export function PeopleLines({ title, people, counted }: PeopleLinesProps) {
  return (
    <section className="mb-5">
      <SectionLabel count={counted ? people.length : undefined}>{title}</SectionLabel>
      <ul className="grid gap-1">
        {people.map((person) => (
          <li key={person.id}>
            <AddressLink
              to={`/contacts/profile/${person.id}`}
              className="-mx-2 flex min-h-10 items-center gap-3 rounded-md px-2 py-1 text-foreground hover:bg-accent"
            >
              <Avatar name={person.nome} image={person.id_foto && `/files/${person.id_foto}`} />
              <span className="grid min-w-0">
                <b className="truncate text-sm">{person.nome}</b>
                <span className="truncate text-xs text-muted-foreground">{person.cargo ?? '–'}</span>
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
