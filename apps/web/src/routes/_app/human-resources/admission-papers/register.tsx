import { createFileRoute } from '@tanstack/react-router'
import { AdmissionPaperRegisterPage } from '@/features/people/first-days/admission-paper-pages.tsx'

export const Route = createFileRoute('/_app/human-resources/admission-papers/register')({
  staticData: {
    needs: { module: 'rh', ability: 'manage' },
    title: 'Novo papel da admissão',
    back: '/human-resources/admission-papers/list',
    area: 'hr',
    action: true,
  },
  component: AdmissionPaperRegisterPage,
})
