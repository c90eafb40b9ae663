import { createFileRoute } from '@tanstack/react-router'
import { AdmissionReadingRegisterPage } from '@/features/people/first-days/admission-reading-pages.tsx'

export const Route = createFileRoute('/_app/human-resources/admission-readings/register')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Nova leitura oferecida',
    back: '/human-resources/admission-readings/list',
    area: 'hr',
    action: true,
  },
  component: AdmissionReadingRegisterPage,
})
