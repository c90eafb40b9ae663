import { createFileRoute } from '@tanstack/react-router'
import { useLinkSecret } from '@/lib/link-secret.ts'
import { ApplicantsInfoPage } from '@/features/careers/public/applicants-info-page.tsx'

export const Route = createFileRoute('/_open/applicants/info')({
  staticData: { needs: 'open', title: 'Candidaturas', back: { to: '/careers/list', label: 'Vagas abertas' } },
  validateSearch: ({ chave }: Record<string, unknown>): { chave?: string } => ({
    chave: typeof chave === 'string' && /^[\w-]{20,200}$/.test(chave) ? chave : undefined,
  }),
  component: function Info() {
    // Links of earlier mails have it in their query.
    const { chave } = Route.useSearch()
    return <ApplicantsInfoPage chave={useLinkSecret('chave') ?? chave} />
  },
})
