import { useLocation } from '@tanstack/react-router'
import { Spine } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'

const screens = [
  { label: 'Onboardings', base: '/human-resources/onboarding/list' },
  { label: 'Trilhas', base: '/human-resources/trail/list' },
  { label: 'Conteúdos', base: '/human-resources/content/list' },
  { label: 'Relatório', base: '/human-resources/onboarding/report' },
]

/** The sibling screens of onboarding, at the left of each of them. */
export function OnboardingSpine() {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <Spine label="Onboarding">
      <Thread
        items={screens.map(({ label, base }) => ({
          key: base,
          label,
          href: base,
          ...(path === base && { state: 'now' as const }),
        }))}
      />
    </Spine>
  )
}
