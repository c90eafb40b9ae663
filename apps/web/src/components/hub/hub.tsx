import { useState } from 'react'
import type { ReactNode } from 'react'
import { normalizeText } from '@intranet/contract/formats'
import { useSession } from '@/lib/session.ts'
import type { HubSection } from '@/components/shell/area.ts'
import { PageSheet, SectionLabel, Spine } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { SectionThread } from '@/components/shell/section-index.tsx'
import { useFigures } from '@/components/shell/use-figures.ts'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { ModuleIcon } from '@/components/shell/module-icon.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { useRouteTitle } from '@/components/shell/use-route-title.ts'
import { sentence } from '@/components/shell/section-title.ts'
import { LinkCard, LinkCards } from './link-card.tsx'

/** Fewer cards are seen at once. */
const FEWEST_FILTERED = 9

interface HubProps {
  sections: HubSection[]
  /** Numbers of cards that the hub's one question does not answer, by their address. */
  figures?: Record<string, ReactNode>
}

/** Section cards, filtered by access and by text; the sections' index is the thread. Place it inside `Page`. */
export function Hub({ sections, figures: given }: HubProps) {
  const [text, setText] = useState('')
  const open = useHubSections(sections, useSession())
  const all = open.flatMap(({ cards }) => cards)
  const figures = { ...useFigures(all), ...given }
  const filtered = all.length >= FEWEST_FILTERED
  const wanted = normalizeText(text)
  const pageTitle = normalizeText(useRouteTitle())
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
        // One entry is no index.
        (filtered || open.length > 1) && (
          <Spine label="Seções">
            {filtered && (
              <SearchInput className="mb-3" label="Filtrar cartões" value={text} onValue={setText} />
            )}
            {open.length > 1 && (
              <SectionThread
                items={shown.map(({ key, title, cards }) => ({
                  id: key,
                  label: sentence(title),
                  count: cards.length,
                }))}
              />
            )}
          </Spine>
        )
      }
    >
      {shown.length === 0 && <EmptyState text="Nenhum cartão tem este texto." />}
      {shown.map((section) => (
        <section key={section.key} id={section.key} className="mb-6">
          {/* The only one that is called as the page has its name above already. */}
          {(open.length > 1 || normalizeText(section.title) !== pageTitle) && (
            <SectionLabel count={section.cards.length}>{section.title}</SectionLabel>
          )}
          <LinkCards>
            {section.cards.map((card) => (
              <LinkCard
                key={card.to}
                to={card.to}
                mark={<ModuleIcon to={card.to} built={card.icon} />}
                title={card.title}
                figure={figures[card.to]}
                text={card.text}
              />
            ))}
          </LinkCards>
        </section>
      ))}
    </PageSheet>
  )
}
