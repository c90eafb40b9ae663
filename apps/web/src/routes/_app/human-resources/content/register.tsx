import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ContentRegisterPage } from '@/features/people/onboarding/content-form-pages.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/human-resources/content/register')({
  staticData: {
    title: 'Novo conteúdo',
    back: { to: '/human-resources/content/list', label: 'Conteúdos' },
    area: 'hr',
    action: may('onboarding', 'create'),
  },
  component: () => (
    <Permitted module="onboarding" ability="create">
      <ContentRegisterPage />
    </Permitted>
  ),
})
