import { can } from '@intranet/contract/access'
import { originLabels, stageLabels, type Stage } from '@intranet/contract/careers/career-options'
import { formatMomentDay, formatPhone, yesNo } from '@intranet/contract/formats'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, BadgeCheck, Check, FileUser, MoveRight, UserPlus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { RecordFrame } from '@/components/record-view/record-frame.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import type { Fact } from '@/components/records/facts.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { addressOf } from '@/lib/asked-address.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { GivenAnswers } from '../vacancy-questions/given-answers.tsx'
import { ReviewPanel } from '../vacancy-questions/review-panel.tsx'
import { ApplicantLog } from './applicant-log.tsx'
import { ApplicantNotes } from './applicant-notes.tsx'
import { ApplicantReplies } from './applicant-replies.tsx'
import { ApplicantRating } from './applicant-rating.tsx'
import { CvPanel } from './cv-panel.tsx'
import { OtherAccounts } from './other-accounts.tsx'
import { ScoreMark } from './score-mark.tsx'
import { WaitingMark } from './waiting-mark.tsx'
import { useStageMoves, type MoveWords } from './use-stage-moves.ts'
import { Badge } from '@/components/ui/badge.tsx'

type Applicant = Outputs['applicants']['get']

const nameOf = ({ nome }: Applicant) => nome ?? 'Pessoa removida'

const MoveDialog = lazyDialog(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))
const HireDialog = lazyDialog(async () => ({ default: (await import('./hire-dialog.tsx')).HireDialog }))
const Offers = lazyPart(async () => ({
  default: (await import('../offers/application-offers.tsx')).ApplicationOffers,
}))
const FirstDay = lazyPart(async () => ({
  default: (await import('@/features/people/first-days/application-first-day.tsx')).ApplicationFirstDay,
}))
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

const mainFacts = (applicant: Applicant): Fact[] => [
  ['Cidade', applicant.cidade && `${applicant.cidade}/${applicant.uf}`],
  ['Telefone', formatPhone(applicant.telefone)],
  ['Idade', applicant.idade],
  ['Inscrição', formatMomentDay(applicant.created_at)],
]

function otherFacts(applicant: Applicant): Fact[] {
  const { familiares, tem_familiar, motivo_reprovacao } = applicant
  return [
    ['E-mail', applicant.email],
    ['CNH', applicant.cnh_categoria],
    // Not everybody was asked: only a yes is an answer.
    ['Disponível para viagens', applicant.viagem ? 'Sim' : null],
    ['Tem familiar?', familiares?.length ? familiares.join(', ') : yesNo(tem_familiar)],
    ['Origem', [originLabels[applicant.origem], applicant.indicador].filter(Boolean).join(': ')],
    ...(motivo_reprovacao ? ([['Motivo da reprovação', motivo_reprovacao]] as const) : []),
  ]
}

const path = (
  ['inscrito', 'triagem', 'entrevista_rh', 'entrevista_gestor', 'proposta', 'contratado'] as const
).map((key) => ({ key, title: stageLabels[key] }))

/** The employee's form with the place of the vacancy. */
const moveAddress = ({ id_usuario, ...place }: NonNullable<Applicant['contratacao']>) => {
  const { id_empresa, id_departamento, id_cargo } = place
  return addressOf(`/human-resources/employee/form/edit/${id_usuario}`, {
    id_empresa,
    id_departamento,
    id_cargo,
  })
}

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

/** Hiring, then the next stage; the other stages and the person's own pages are in the menu. */
function Actions({ applicant }: { applicant: Applicant }) {
  const session = useSession()
  const { id, vaga, contratacao, destinos, id_usuario } = applicant
  const [asked, setAsked] = useState<Stage>()
  const [hiring, setHiring] = useState(false)
  const { moveTo } = useStageMoves(vaga.id)
  const name = nameOf(applicant)
  const waits = contratacao !== null && !contratacao.funcionario
  const hr = can(session, 'rh', 'manage')
  const hires = waits && hr
  const moving = contratacao?.falta_mover ? contratacao : null
  const next = path[path.findIndex(({ key }) => key === applicant.etapa) + 1]?.key
  const moves = destinos.map((etapa): RowAction & { etapa: Stage } => ({
    etapa,
    label: etapa === next ? `Avançar para ${stageLabels[etapa]}` : `Mover para ${stageLabels[etapa]}`,
    icon: MoveRight,
    variant: etapa === 'reprovado' ? 'destructive' : undefined,
    onSelect: () => setAsked(etapa),
  }))
  const carryOut = (words: MoveWords) => {
    setAsked(undefined)
    return moveTo([id], asked!, { ...words, updated_at: applicant.updated_at })
  }
  const pages: RowAction[] = [
    ...(contratacao?.funcionario
      ? [
          {
            label: 'Funcionário',
            icon: BadgeCheck,
            to: `/human-resources/employee/profile/${contratacao.id_usuario}`,
          } satisfies RowAction,
        ]
      : []),
    ...(id_usuario === null
      ? []
      : [{ label: 'Currículo', icon: FileUser, to: `/users/curriculum/${id_usuario}` } satisfies RowAction]),
  ]
  return (
    <>
      <RecordActions
        name={name}
        near={[
          ...(hires ? [{ label: 'Criar funcionário', icon: UserPlus, onSelect: () => setHiring(true) }] : []),
          ...(moving && hr
            ? [{ label: 'Mover funcionário', icon: ArrowRightLeft, to: moveAddress(moving) }]
            : []),
          ...moves.filter(({ etapa }) => etapa === next),
        ]}
        rest={[...moves.filter(({ etapa }) => etapa !== next), ...pages]}
        note={!hr && ((waits && text.hrHires) || (moving && text.hrMoves))}
      />
      <Suspense>
        {asked && (
          <MoveDialog ids={[id]} etapa={asked} onMove={carryOut} onClose={() => setAsked(undefined)} />
        )}
        {hiring && contratacao && (
          <HireDialog id={id} name={name} contract={contratacao} onClose={() => setHiring(false)} />
        )}
      </Suspense>
    </>
  )
}

/** One candidate of a vacancy: who they are and what was decided, beside what their CV says. */
export function CandidatePage({ applicant }: { applicant: Applicant }) {
  const session = useSession()
  const { id, vaga, direitos } = applicant
  return (
    <RecordFrame
      name={nameOf(applicant)}
      note={vaga.titulo_vaga}
      state={
        <>
          <StateBadge state={stageLabels[applicant.etapa]} />
          <span className="text-xs">
            <WaitingMark waiting={applicant.sem_retorno} />
          </span>
        </>
      }
      actions={<Actions applicant={applicant} />}
      thread={<ApplicationThread applicant={applicant} />}
      facts={mainFacts(applicant)}
      beside={
        <>
          <ApplicantLog historico={applicant.historico} />
          <CvPanel curriculo={applicant.curriculo} termos={applicant.termos} />
        </>
      }
    >
      <div className="mb-5">
        <DetailList rows={otherFacts(applicant)} />
      </div>
      {(direitos.gere || direitos.gestor_vaga) && (
        <div className="mb-5 flex items-center gap-3 [&>h2]:mb-0">
          <SectionLabel>Avaliação</SectionLabel>
          <ApplicantRating {...applicant} />
        </div>
      )}
      <ApplicantReplies id={id} mensagens={applicant.mensagens} />
      <ReviewPanel applicant={applicant} />
      <GivenAnswers respostas={applicant.respostas} />
      <Terms applicant={applicant} />
      <Suspense fallback={<Skeleton className="mb-5 h-24 w-full" />}>
        <Interviews applicant={applicant} />
      </Suspense>
      {direitos.gere && (
        <Suspense>
          <Offers id={id} name={nameOf(applicant)} />
        </Suspense>
      )}
      {can(session, 'rh', 'manage') && (
        <Suspense>
          <FirstDay id={id} />
        </Suspense>
      )}
      <ApplicantNotes id={id} notas={applicant.notas} />
      <OtherAccounts applicant={applicant} />
    </RecordFrame>
  )
}
