import { useState } from 'react'
import type { ReactNode } from 'react'
import { normalizeText } from '@intranet/contract/formats'
import { useSession } from '@/lib/session.ts'
import type { HubSection } from './area.ts'
import { PageSheet, SectionLabel, Spine } from './page.tsx'
import { EmptyState } from './states.tsx'
import { Thread } from './thread.tsx'
import { useFigures } from './use-figures.ts'
import { useHubSections } from './use-hub-sections.ts'
import { AddressLink } from './address-link.tsx'
import { ModuleIcon } from './module-icon.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'

interface HubProps {
  sections: HubSection[]
  /** Numbers of cards that the hub's one question does not answer, by their address. */
  figures?: Record<string, ReactNode>
}

/** Section cards, filtered by access and by text; the sections' index is the thread. Place it inside `Page`. */
export function Hub({ sections, figures: given }: HubProps) {
  const [text, setText] = useState('')
  const open = useHubSections(sections, useSession())
  const figures = { ...useFigures(open.flatMap(({ cards }) => cards)), ...given }
  const wanted = normalizeText(text)
  const shown = open
    .map((section) => ({
      ...section,
      cards: section.cards.filter((card) =>
        normalizeText(`${card.title} ${card.text ?? ''}`).includes(wanted),
      ),
    }))
    .filter((section) => section.cards.length > 0)
  return (
    <PageSheet
      spine={
        <Spine label="Seções">
          <SearchInput className="mb-3" label="Filtrar cartões" value={text} onValue={setText} />
          <Thread
            items={shown.map((section) => ({
              key: section.key,
              label: sentence(section.title),
              section: section.key,
              count: section.cards.length,
            }))}
          />
        </Spine>
      }
    >
      {shown.length === 0 && <EmptyState />}
      {shown.map((section) => (
        <section key={section.key} id={section.key} className="mb-6">
          <SectionLabel count={section.cards.length}>{section.title}</SectionLabel>
          <div className="cards">
            {section.cards.map((card) => (
              <AddressLink key={card.to} to={card.to} className="cardl">
                <ModuleIcon to={card.to} built={card.icon} />
                <b>{card.title}</b> <i className="v not-italic">{figures[card.to]}</i>{' '}
                {card.text && <span>{card.text}</span>}
              </AddressLink>
            ))}
          </div>
        </section>
      ))}
    </PageSheet>
  )
}

/** DEPARTAMENTO PESSOAL as "Departamento pessoal"; FAQ stays. */
const sentence = (title: string) =>
  title.length > 3 ? title.charAt(0) + title.slice(1).toLowerCase() : title
