import { useLocation } from '@tanstack/react-router'
import { settingsArea } from '@/components/shell/areas/settings.ts'
import { SectionLabel, Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { useHubSections } from '@/components/shell/use-hub-sections.ts'
import { useSession } from '@/lib/session.ts'

/** The screens of users and configuration beside each of them. */
export function SettingsSpine() {
  const sections = useHubSections(settingsArea.sections, useSession())
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <Spine label="Configurações">
      {sections.map(({ key, title, cards }) => (
        <div key={key} className="mb-5">
          <SectionLabel>{title}</SectionLabel>
          <Thread
            items={cards.map((card) => ({
              key: card.to,
              label: card.title,
              href: card.to,
              state: card.to === path ? 'now' : undefined,
            }))}
          />
        </div>
      ))}
    </Spine>
  )
}
