import { isOpenStage } from '@intranet/contract/careers/career-options'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { InterviewCard } from './interview-card.tsx'
import type { Interview } from './interview-form.tsx'

const InterviewForm = lazyDialog(async () => ({
  default: (await import('./interview-form.tsx')).InterviewForm,
}))

type Applicant = Pick<Outputs['applicants']['get'], 'id' | 'direitos' | 'etapa' | 'id_usuario'>

/** The interviews of an application, and the way to one more. */
export function ApplicationInterviews({ applicant }: { applicant: Applicant }) {
  const { id, direitos, etapa, id_usuario } = applicant
  const read = useQuery(trpc.interviews.ofApplication.queryOptions({ id }))
  const [form, setForm] = useState<{ interview?: Interview }>()
  const open = isOpenStage(etapa) && id_usuario !== null
  const arranges = (direitos.gere || direitos.gestor_vaga) && open
  return (
    <section className="mb-5">
      <SectionLabel count={read.data?.length || undefined}>Entrevistas</SectionLabel>
      <Loaded reads={[read]} waiting={<Skeleton className="h-20 w-full" />}>
        {(interviews) =>
          interviews.length === 0 ? (
            <p className="mb-3 text-sm text-muted-foreground">Nenhuma entrevista marcada.</p>
          ) : (
            <ul className="mb-3 grid gap-3">
              {interviews.map((interview) => (
                <InterviewCard
                  key={interview.id}
                  interview={interview}
                  open={open}
                  onMove={() => setForm({ interview })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {arranges && (
        <Button variant="outline" icon={CalendarPlus} onClick={() => setForm({})}>
          Convidar para entrevista
        </Button>
      )}
      <Suspense>
        {form && (
          <InterviewForm application={id} interview={form.interview} onClose={() => setForm(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
