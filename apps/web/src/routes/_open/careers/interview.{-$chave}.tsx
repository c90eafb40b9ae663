import { createFileRoute } from '@tanstack/react-router'
import { InterviewLinkPage } from '@/features/careers/interviews/interview-link-page.tsx'
import { NO_SECRET, useLinkSecret } from '@/lib/link-secret.ts'

/** The candidate's link: the key opens the one interview that it belongs to. */
export const Route = createFileRoute('/_open/careers/interview/{-$chave}')({
  staticData: { needs: 'open', title: 'Entrevista', step: true },
  component: function InterviewLink() {
    // Links of earlier mails have it in their path.
    const { chave: inPath } = Route.useParams()
    const chave = useLinkSecret('chave') ?? inPath ?? NO_SECRET
    return <InterviewLinkPage key={chave} chave={chave} />
  },
})
