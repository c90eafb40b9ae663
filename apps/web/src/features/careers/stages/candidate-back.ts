import type { BackTarget } from '@/components/shell/back-target.ts'
import type { Outputs } from '@/lib/trpc.ts'

/** Who decides goes back to the vacancy's candidates; an interviewer, to their interviews. */
export function candidateBack(applicant: Outputs['applicants']['get'] | undefined): BackTarget {
  const { gere, gestor_vaga } = applicant?.direitos ?? {}
  return applicant && (gere || gestor_vaga)
    ? { to: '/careers/applicants/$id', params: { id: String(applicant.vaga.id) }, label: 'Candidatos' }
    : { to: '/careers/interviews', label: 'Entrevistas' }
}
