import { createFileRoute } from '@tanstack/react-router'
import { CertificatePage } from '@/features/careers/resume/section-forms.tsx'
import { sectionSearch } from '@/features/careers/resume/section-search.ts'

export const Route = createFileRoute('/_app/resume/certificate/register')({
  staticData: { needs: 'signedIn', title: 'Certificado', back: '/resume/list' },
  validateSearch: sectionSearch(),
  component: function Register() {
    return <CertificatePage id={Route.useSearch().id} />
  },
})
