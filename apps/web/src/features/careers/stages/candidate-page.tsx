import { can } from '@intranet/contract/access'
import { originLabels, stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { formatMomentDay, formatPhone, yesNo } from '@intranet/contract/formats'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Check, FileUser, UserPlus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ApplicantLog } from './applicant-log.tsx'
import { ApplicantNotes } from './applicant-notes.tsx'
import { ApplicantRating } from './applicant-rating.tsx'
import { CvPanel } from './cv-panel.tsx'
import { MoveMenu } from './move-menu.tsx'
import { OtherAccounts } from './other-accounts.tsx'
import { ScoreMark } from './score-mark.tsx'
import { useStageMoves, type MoveWords } from './use-stage-moves.ts'
import { Badge } from '@/components/ui/badge.tsx'

type Applicant = Outputs['applicants']['get']

const MoveDialog = lazyDialog(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))
const HireDialog = lazyDialog(async () => ({ default: (await import('./hire-dialog.tsx')).HireDialog }))
const Interviews = lazyPart(async () => ({
  default: (await import('../interviews/application-interviews.tsx')).ApplicationInterviews,
}))

function Terms({ applicant }: { applicant: Applicant }) {
  const { termos, pontuacao } = applicant
  if (!termos.length) return null
  return (
    <section className="mb-5">
      <SectionLabel>Palavras-chave</SectionLabel>
      <div className="mb-2">
        <ScoreMark score={pontuacao} />
      </div>
      <ul className="flex flex-wrap gap-2 text-sm">
        {termos.map(({ termo, peso, atendido }) => (
          <li key={termo}>
            <Badge variant="secondary">
              {atendido ? <Check className="size-3.5" aria-hidden /> : <X className="size-3.5" aria-hidden />}
              <span className="sr-only">{atendido ? 'Atende:' : 'Não atende:'}</span>
              {termo} ({peso})
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ applicant }: { applicant: Applicant }) {
  const { familiares, tem_familiar } = applicant
  const relatives = familiares?.length ? familiares.join(', ') : yesNo(tem_familiar)
  return (
    <div className="mb-5">
      <DetailList
        rows={[
          ['Etapa', stageLabels[applicant.etapa]],
          ['Idade', applicant.idade],
          ['Cidade', applicant.cidade && `${applicant.cidade}/${applicant.uf}`],
          ['E-mail', applicant.email],
          ['Telefone', formatPhone(applicant.telefone)],
          ['CNH', applicant.cnh_categoria],
          ['Disponível para viagens', yesNo(applicant.viagem)],
          ['Tem familiar?', relatives],
          ['Inscrição', formatMomentDay(applicant.created_at)],
          ['Origem', [originLabels[applicant.origem], applicant.indicador].filter(Boolean).join(': ')],
          ...(applicant.motivo_reprovacao
            ? ([['Motivo da reprovação', applicant.motivo_reprovacao]] as const)
            : []),
        ]}
      />
    </div>
  )
}

const path = (
  ['inscrito', 'triagem', 'entrevista_rh', 'entrevista_gestor', 'proposta', 'contratado'] as const
).map((key) => ({ key, title: stageLabels[key] }))

/** Its stages with their days. */
function ApplicationThread({ applicant: { id, etapa } }: { applicant: Applicant }) {
  const read = useQuery(trpc.applicants.stages.queryOptions({ id }))
  return (
    <ReadThread
      path={path}
      read={read}
      beside={(stage) => stageLabels[stage as Stage]}
      ended={['contratado', 'reprovado', 'desistente', 'banco_talentos'].includes(etapa)}
    />
  )
}

/** One candidate of a vacancy: who they are and what was decided, beside what their CV says. */
export function CandidatePage({ applicant }: { applicant: Applicant }) {
  const session = useSession()
  const { id, vaga, direitos, contratacao } = applicant
  const [asked, setAsked] = useState<Stage>()
  const [hiring, setHiring] = useState(false)
  const { moveTo } = useStageMoves(vaga.id)
  const name = applicant.nome ?? 'Pessoa removida'
  const decides = direitos.gere || direitos.gestor_vaga
  const waits = contratacao !== null && !contratacao.funcionario
  const hires = waits && can(session, 'rh', 'manage')
  const carryOut = (words: MoveWords) => {
    const etapa = asked!
    setAsked(undefined)
    return moveTo([id], etapa, words)
  }
  return (
    <Page>
      <PageHead heading={name} total={vaga.titulo_vaga}>
        {contratacao?.funcionario && (
          <AddressLink
            to={`/human-resources/employee/profile/${contratacao.id_usuario}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            <BadgeCheck aria-hidden />
            Funcionário
          </AddressLink>
        )}
        {waits && !hires && <span className="text-xs text-muted-foreground">{text.hrHires}</span>}
        {hires && (
          <Button icon={UserPlus} onClick={() => setHiring(true)}>
            Criar funcionário
          </Button>
        )}
        {applicant.id_usuario !== null && (
          <AddressLink
            to={`/users/curriculum/${applicant.id_usuario}`}
            className={buttonVariants({ variant: 'outline' })}
          >
            <FileUser aria-hidden />
            Currículo
          </AddressLink>
        )}
        <MoveMenu primary={!hires} stages={applicant.destinos} onMove={setAsked} />
      </PageHead>
      <PageSheet spine={null}>
        <div className="mb-5">
          <ApplicationThread applicant={applicant} />
        </div>
        <div className="grid gap-8 lg:grid-cols-2">
          <div className="min-w-0">
            <Facts applicant={applicant} />
            {decides && (
              <div className="mb-5 flex items-center gap-3">
                <SectionLabel>Avaliação</SectionLabel>
                <ApplicantRating {...applicant} />
              </div>
            )}
            <Terms applicant={applicant} />
            <Suspense fallback={<Skeleton className="mb-5 h-24 w-full" />}>
              <Interviews applicant={applicant} />
            </Suspense>
            <ApplicantNotes id={id} notas={applicant.notas} />
            <ApplicantLog historico={applicant.historico} />
            <OtherAccounts applicant={applicant} />
          </div>
          <CvPanel curriculo={applicant.curriculo} termos={applicant.termos} />
        </div>
      </PageSheet>
      <Suspense>
        {asked && (
          <MoveDialog ids={[id]} etapa={asked} onMove={carryOut} onClose={() => setAsked(undefined)} />
        )}
        {hiring && contratacao && (
          <HireDialog id={id} name={name} contract={contratacao} onClose={() => setHiring(false)} />
        )}
      </Suspense>
    </Page>
  )
}
