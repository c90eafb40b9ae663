import { interviewStateLabels } from '@intranet/contract/careers/interview-options'
import { formatDateTime } from '@intranet/contract/formats'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Composer } from '@/components/form/composer.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import { LinkEnded } from '@/components/shell/link-ended.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

type Interview = Outputs['publicInterviews']['view']

function Answer({ chave, interview }: { chave: string; interview: Interview }) {
  const [asking, setAsking] = useState(false)
  const answer = useSave(
    trpc.publicInterviews.answer.mutationOptions({
      onSuccess: () => setAsking(false),
    }),
    {
      saved: (_shown, { resposta }) => (resposta === 'confirmada' ? text.confirmed : text.otherTimeAsked),
      changes: [trpc.publicInterviews.view.queryFilter({ chave })],
    },
  )
  if (!interview.aberta) return <p className="text-sm text-muted-foreground">{text.linkEnded}</p>
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button
          icon={CircleCheck}
          busy={answer.isPending}
          disabled={interview.situacao === 'confirmada'}
          onClick={() => answer.mutate({ chave, resposta: 'confirmada' })}
        >
          Confirmar presença
        </Button>
        <Button variant="outline" icon={Clock} onClick={() => setAsking(true)}>
          Pedir outro horário
        </Button>
      </div>
      {asking && (
        <Composer
          keptAs={`interview-time:${interview.inicio}`}
          label="Quando você pode?"
          action="Enviar pedido"
          variant="default"
          onSend={(pedido) => answer.mutateAsync({ chave, resposta: 'outro_horario', pedido })}
        />
      )}
    </div>
  )
}

/** A line only where there is something to say: a candidate does not read what was left empty. */
const given = (label: string, value: ReactNode) => (value ? ([[label, value]] as const) : [])

/** An interview as its candidate reads it, without signing in: they come, or ask for another time. */
export function InterviewLinkPage({ chave }: { chave: string }) {
  const read = useQuery(trpc.publicInterviews.view.queryOptions({ chave }))
  return (
    <Page narrow>
      <PageHead heading="Entrevista" />
      <PageSheet spine={null}>
        <Loaded reads={[read]} failed={LinkEnded} waiting={<Skeleton className="h-48 w-full" />}>
          {(interview) => (
            <div className="grid gap-5">
              <p>
                Olá, {interview.primeiro_nome}. Sua entrevista para <b>{interview.titulo_vaga}</b> na{' '}
                {interview.empresa}:
              </p>
              <DetailList
                rows={[
                  ['Início', formatDateTime(interview.inicio)],
                  ['Término', formatDateTime(interview.fim)],
                  ['Situação', interviewStateLabels[interview.situacao]],
                  ...given('Local', interview.local),
                  ...given(
                    'Link',
                    interview.link && (
                      <a href={interview.link} target="_blank" rel="noreferrer" className="break-all">
                        {interview.link}
                      </a>
                    ),
                  ),
                  ...given('Orientações', interview.orientacoes),
                  ...given('Horário pedido', interview.pedido),
                ]}
              />
              <Answer chave={chave} interview={interview} />
            </div>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
