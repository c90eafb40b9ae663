import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { MissingState } from '@/components/shell/states.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { trpc } from '@/lib/trpc.ts'

const CandidatePage = lazyPart(async () => ({
  default: (await import('./candidate-page.tsx')).CandidatePage,
}))

function Candidate({ id }: { id: number }) {
  const read = useQuery(trpc.applicants.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(applicant) => (
        <Suspense>
          <CandidatePage applicant={applicant} />
        </Suspense>
      )}
    </LoadedPage>
  )
}

/** A person as the candidate of a vacancy; nobody else's, and nobody who did not apply. */
export function VacancyProfilePage({ person, vacancy }: { person: number; vacancy: number }) {
  const valid = Number.isSafeInteger(vacancy) && vacancy > 0
  const read = useQuery({
    ...trpc.applicants.list.queryOptions({ filtro: { id_vaga: vacancy, id_usuario: person }, limit: 1 }),
    enabled: valid,
  })
  if (!valid) return <MissingState />
  return (
    <LoadedPage reads={[read]}>
      {({ dados: [application] }) => (application ? <Candidate id={application.id} /> : <MissingState />)}
    </LoadedPage>
  )
}
