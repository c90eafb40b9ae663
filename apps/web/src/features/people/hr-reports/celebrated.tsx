import type { ReactNode } from 'react'
import type { ReactionCounts } from '@intranet/contract/content/reaction-labels'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import '@/features/content/news/news.css'
import { Reactions } from '@/features/content/news/reactions.tsx'

interface CelebratedProps<Person> {
  tipo: 'aniversario' | 'tempo_casa'
  people: Person[] | undefined
  note: (person: Person) => ReactNode
}

interface Celebrant extends ReactionCounts {
  id: number
  item: number
  nome: string | null
  id_foto: string | null
}

/** Whose day it is, with the reactions of their colleagues. */
export function Celebrated<Person extends Celebrant>({ tipo, people = [], note }: CelebratedProps<Person>) {
  if (people.length === 0) return null
  return (
    <section>
      <SectionLabel count={people.length}>Hoje</SectionLabel>
      <ul className="celebrated rounded-lg border border-border bg-card">
        {people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-2.5 last:border-b-0"
          >
            <Avatar name={person.nome} image={person.id_foto && `/files/${person.id_foto}`} />
            <div className="min-w-0 flex-1 basis-48">
              <div className="truncate text-sm font-semibold">{person.nome}</div>
              <div className="truncate text-xs text-muted-foreground">{note(person)}</div>
            </div>
            <Reactions
              tipo={tipo}
              id={person.item}
              reacoes={person.reacoes}
              minha_reacao={person.minha_reacao}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
