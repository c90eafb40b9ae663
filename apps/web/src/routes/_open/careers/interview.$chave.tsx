import { createFileRoute } from '@tanstack/react-router'
import { InterviewLinkPage } from '@/features/careers/interviews/interview-link-page.tsx'

/** The candidate's link: the key opens the one interview that it belongs to. */
export const Route = createFileRoute('/_open/careers/interview/$chave')({
  staticData: { needs: 'open', title: 'Entrevista' },
  component: function InterviewLink() {
    const { chave } = Route.useParams()
    return <InterviewLinkPage key={chave} chave={chave} />
  },
})
